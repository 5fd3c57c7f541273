/** Science, technology and design, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const science = {
  english: `velocity > speed fast metres_per_second miles_an_hour
acceleration > speed_up faster pick_up_speed accelerate
accelerate > speed_up faster pick_up_speed
decelerate deceleration > slow_down brake slower
momentum > moving keep_going mass_times_velocity
inertia > keep_moving stay_still resist keep_going at_rest
friction > rub drag rough grip slippery
gravity > pull fall weight
gravitation > gravity pull attract fall
weightless > float zero_gravity free_fall
weightlessness > float zero_gravity free_fall weightless
force > push pull newton
magnitude > size how_big strength
kinetic_energy > moving motion movement speed
potential_energy > height stored high_up
energy > joule calorie watt kilowatt
conservation > protect preserve
mass > kilogram weight heavy
density > dense heavy packed
dense > heavy packed thick tight
buoyancy > float sink upthrust displace
buoyant > float
pressure > squeeze push pascal psi
vacuum_chamber > no_air suck_out pump_out
equilibrium > balance balanced level steady
stable > steady balanced
unstable > wobble tip_over topple fall_apart
oscillation > swing back_and_forth vibrate wobble wave
oscillate > swing back_and_forth vibrate wobble
pendulum > swing bob
vibration > shake wobble hum rattle buzz
resonance > vibrate natural_frequency same_frequency
frequency > hertz times_a_second pitch how_often
wavelength > frequency nanometre peak_to_peak crest
amplitude > height loud peak
interference > cancel_out overlap add_up
diffraction > spread_out bend slit
refraction > bend bent bends lens prism
reflection > bounce mirror reflect
absorb > soak soak_up take_in suck_up
emit > give_off give_out send_out radiate release
emission > give_off give_out exhaust carbon
radiate > give_off glow send_out
transmit > send pass_on carry broadcast
transparent > see_through clear glass
opaque > can't_see block
luminous > glow bright shine
spectrum > rainbow colour wavelength
prism > rainbow glass
magnify > zoom enlarge bigger
magnification > zoom enlarge bigger magnify
microscope > lens magnify zoom
telescope > lens mirror hubble
laser > beam light
particle > atom electron proton photon quark
particle_accelerator > collider cern large_hadron smash
atom > nucleus electron proton particle
nucleus > proton neutron core centre
subatomic > electron proton neutron quark
molecule > atom bond compound
radioactive > uranium radiation decay geiger
radioactivity > uranium radiation decay curie
fission > split splitting atom
fusion > fuse join_together
nuclear_power > reactor uranium fission
nuclear_reactor > uranium fission control_rod core
quantum > photon electron particle uncertain
quantum_mechanics > schrodinger heisenberg wave_function uncertainty
relativity > einstein speed_of_light time_slow
speed_of_light > three_hundred_thousand light-speed
spacetime > bend curve fabric einstein
thermodynamics > heat entropy energy temperature
entropy > disorder messy chaos random
conductor > wire metal copper
insulator > rubber plastic foam wool
convection > hot_air rise warm_air
thermal > heat hot warm
heat_transfer > conduction convection radiation
expansion > expand grow swell bigger
contraction > shrink squeeze tighten smaller
expand > swell grow spread bigger stretch
compress > squeeze squash press
compression > squeeze squash press crush
tension > pull stretch tight
elastic > stretch stretchy spring bounce rubber
elasticity > stretch stretchy spring bounce_back
brittle > snap shatter crack break
ductile > bend stretch
rigid > stiff hard solid
stiffness > stiff rigid
flexible > bendy bend soft
viscosity > thick sticky runny syrup honey
viscous > thick sticky syrup honey treacle
vapour > steam gas mist
evaporate > dry_up dry_out steam boil_off
evaporation > dry_up dry_out steam evaporate
condense > droplet dew fog_up drip
condensation > droplet dew mist wet drip fog_up
phase_change > melt freeze boil
boiling_point > boil hundred_degrees
freezing_point > freeze ice zero
melting_point > melt
absolute_zero > kelvin minus_273 coldest
electric_current > amp flow electron
voltage > volt
resistance > ohm resistor
electric_charge > positive negative electron
electrostatic > static rub charge
static_electricity > rub balloon shock
circuit > wire loop
alternating_current > ac back_and_forth
direct_current > dc
transformer > step_up step_down coil voltage
generator > dynamo turbine
electromagnet > coil iron
magnetism > magnet north_pole attract
magnetic > magnet
magnet > north_pole south_pole iron attract
attract > pull draw_in
repel repulsion > push_away push_apart
semiconductor > silicon chip
transistor > switch chip
microchip > chip silicon processor
superconductor > no_resistance
aerodynamic > streamline air_resistance drag wind_tunnel
aerodynamics > lift drag wing air_flow
turbulence > bumpy swirl eddy
supersonic > faster_than_sound mach sonic_boom concorde
trajectory > path curve arc
projectile > ball bullet throw
centrifugal > spin outwards fling
torque > twist turning_force
lever > pivot fulcrum seesaw crowbar
fulcrum > pivot lever
pulley > rope wheel block
mechanism > how_it_works gear lever
perpetual_motion > forever never_stop
explosion > bang blow_up blast boom
explode > blow_up bang go_off burst
sound_wave > vibrate
acoustics > sound echo
echo > bounce_back
chemical_reaction > react fizz bubble
enzyme > protein catalyst break_down
solvent > dissolve alcohol acetone
solute > dissolve salt sugar
soluble > dissolve
insoluble > won't_dissolve not_dissolve
dissolve > disappear melt break_down
concentrated > strong
dilute > water_down weak thin
saturated > full can't_hold
acidic > acid sour ph lemon vinegar
acidity > acid ph sour
alkaline > base ph
corrosive > acid eat_away burn
corrosion > rust eat_away rot
corrode > rust eat_away
oxidation > rust oxygen burn
oxidise > rust brown oxygen
combustion > burn fire flame ignite
combustible > burn catch_fire
flammable > burn catch_fire set_alight inflammable
ignite > light set_fire spark set_off burn
ignition > light spark set_off
inert > doesn't_react unreactive noble_gas
sediment > mud silt sand settle
filtration > filter sieve strain
distil > boil_off evaporate
distillation > boil_off distil
purify > clean filter pure
contaminate > dirty pollute poison
contamination > dirty pollute poison contaminate
toxic > poison poisonous harmful deadly
toxin > poison venom
toxicity > poison poisonous toxic dose
odourless > no_smell can't_smell
crystallise > crystal grow
polymer > plastic chain nylon
alloy > steel bronze brass mix
periodic_table > element mendeleev
isotope > neutron carbon-14 uranium-235
synthesis > make_in_lab
synthetic > man-made artificial plastic
artificial > fake man-made synthetic
laboratory > lab test_tube bench
apparatus > equipment kit set-up flask
carbon_dioxide > co2 carbon
co2 > carbon carbon_dioxide
fertiliser > nitrogen ammonia haber
explosive > dynamite gunpowder tnt nitroglycerin
preservative > salt keep_fresh additive
additive > e_number chemical
dye > colour pigment stain
organism > creature animal plant bacteria living_thing
species > animal creature
habitat > forest live_in
ecosystem > habitat food_chain environment
biodiversity > species variety different_kind
fauna > animal
flora > plant
wildlife > animal bird nature
evolution > darwin evolve natural_selection adapt
evolve > adapt change develop
natural_selection > survive fittest darwin
adaptation > adapt suited evolve
extinct > die_out die_off wiped_out
extinction > die_out die_off wipe_out extinct
endangered > dying_out rare few_left only_left
descendant > grandchild
fossil > bone dinosaur
dinosaur > reptile t-rex
palaeontologist > fossil dinosaur
palaeontology > fossil dinosaur bone
prehistoric > stone_age dinosaur caveman
mutation > mutate change copy_error
gene > dna genetic inherit
genetics > gene dna inherit
genome > dna gene sequence
dna > gene double_helix
hereditary > inherit run_in_the_family pass_down parent
heredity > inherit mendel pass_down
inherit > pass_down pass_on parent
clone > copy identical dolly
genetic_engineering > crispr gene edit modify
cell_division > divide split mitosis copy
protein > amino_acid
metabolism > burn energy calorie
photosynthesis > sunlight leaf chlorophyll
respiration > breathe breath oxygen
respire > breathe
inhale > breathe_in
exhale > breathe_out
microbe pathogen > germ bacteria bug virus
microorganism > germ bacteria microbe yeast
bacteria bacterium > germ bug microbe
germ > bacteria virus bug
virus > flu covid germ
parasite > worm tick flea
fungus fungi > mushroom mould yeast
reproduce > breed baby offspring
reproduction > breed baby sex
offspring > baby young child chick cub
pollinate > bee pollen
pollination > bee pollen pollinate
germinate > sprout
germination > sprout seed
nocturnal > night
hibernate > sleep
hibernation > sleep hibernate
migration > fly_south migrate move travel
migrate > fly_south move travel
carnivore > meat predator
herbivore > plant grass graze
omnivore > eat_anything eat_everything
reptile > snake lizard crocodile
amphibian > frog toad newt
primate > monkey ape chimp
ape > chimp gorilla
invertebrate > worm insect jellyfish
vertebrate > backbone spine
venomous > poison venom bite sting
bioluminescence > glow light_up
echolocation > sonar bat dolphin click
anatomy > body bone muscle
blood_vessel > artery vein
artery > blood_vessel blood
circulation > blood flow pump
cardiovascular > heart blood
cardiac > heart
pulmonary > lung
respiratory > lung breathe
renal > kidney
hepatic > liver
gastric > stomach
intestine > gut bowel
digestion > stomach gut digest food
immune_system > fight_off antibody white_blood_cell
immunity > immune protect antibody
vaccine > jab injection shot
vaccination > jab injection vaccine shot
vaccinate > jab inject
inoculation > jab vaccine injection
injection > jab shot needle inject
syringe > needle inject
hormone > insulin adrenaline oestrogen testosterone
nervous_system > nerve brain spinal_cord
neurotransmitter > dopamine serotonin
perception > sense
consciousness > aware mind awake
cognition > brain mind
cognitive > thinking brain mental
amnesia > forget lose_memory
sleep_deprivation > no_sleep stay_awake tired
addiction > hooked addict crave
psychology > mind brain behaviour
psychologist > mind brain therapist
hallucination > see_things imagine
illusion > trick fool
bias > prejudice skew lean unfair
lifespan > live year age
longevity > live_longer long_life
ageing > get_old older grow_old
mortality mortality_rate > death die
fatal lethal > die kill deadly
life_expectancy > live_to average_age
clinical_trial > test volunteer placebo
placebo > sugar_pill dummy
control_group > placebo compare
side_effect > nausea headache sick
dosage > dose milligram
pharmaceutical > drug medicine
antibiotic > penicillin bacteria
antibiotic_resistance > superbug resistant
penicillin > antibiotic fleming mould
anaesthetic anaesthesia > put_to_sleep numb ether chloroform
painkiller > aspirin paracetamol ibuprofen morphine
diagnosis > diagnose find_out
diagnose > find_out spot
prognosis > outlook chance how_long
chronic > long-term for_years
contagious > catch spread pass_on
infectious > catch spread pass_on contagious
infection > germ catch infected
epidemic > outbreak spread
pandemic > covid outbreak worldwide
outbreak > spread epidemic
epidemiology epidemiologist > spread disease outbreak
quarantine > isolate lock_up stay_away
hygiene > wash_hands clean handwashing
sterile > clean germ-free
sterilise > boil clean kill_germ
tumour > cancer lump growth
benign > harmless
chemotherapy > chemo
radiotherapy > radiation
transplant > donor new_heart new_kidney
donor > donate
stem_cell > bone_marrow
prosthesis prosthetic > artificial_leg false_leg
surgeon > operate cut_open surgery
surgery > operate operation cut_open
surgical > operation operate
incision > cut
ultrasound > scan sound
blood_sugar > glucose insulin diabetes
diabetes > insulin sugar
obesity obese > fat overweight
nutrition > food diet vitamin
nutrient > vitamin mineral food
malnutrition > hungry starve underfed
deficiency > lack not_enough short_of
vitamin_c > scurvy lemon lime orange
scurvy > vitamin_c
fracture > break broken crack
paralysed > can't_move
paralysis > can't_move paralysed
public_health > disease hygiene clean_water
sanitation > sewer toilet clean_water
sewage > sewer poo waste
autopsy > dead body cut_open
genetic_disorder > gene inherit
pregnancy > baby womb expecting
foetus > baby unborn womb
heart_rate > beats_per_minute pulse heartbeat
pulse > heartbeat beat
calculate > work_out add_up multiply divide count sum
calculation > work_out sum add_up maths
compute > work_out calculate
subtract > take_away minus
subtraction > take_away minus subtract
multiplication > multiply
sum > add total
equation > equals formula
exponential > double doubling
squared > times_itself
integer > whole_number
whole_number > integer
fraction > half third quarter
percentage > percent per_cent out_of_a_hundred
percent per_cent
proportion > share ratio percent
ratio > to_one proportion
prime_number > prime divisible
irrational > pi root_two
infinity > infinite forever endless never_end
infinite > forever endless never_end infinity
pi > three_point_one_four circumference
geometry > triangle circle angle euclid
algebra > equation x
calculus > newton leibniz derivative integral
derivative > slope rate_of_change
trigonometry > sine cosine triangle angle
angle > degree corner
right_angle > ninety_degrees perpendicular square
perpendicular > right_angle ninety_degrees
parallel > never_meet side_by_side
diameter > across wide
circumference > distance_round
area > square_metre square_foot acre
polygon > hexagon pentagon triangle
symmetry > mirror symmetrical same_both_sides
symmetrical > mirror same_both_sides
three-dimensional > 3d cube
vertical > up_and_down upright straight_up
horizontal > flat across level
diagonal > across corner
gradient > slope steep
theorem > prove pythagoras proof
proof > prove
prove > proof demonstrate
conjecture > unproven
paradox > contradiction makes_no_sense can't_be
logic > true_or_false if_then reason
logical > make_sense reason
algorithm > step recipe rule method
fibonacci > golden_ratio spiral
graph > plot curve chart
chart > graph plot
mathematician > maths gauss euler
arithmetic > maths add sum
statistics > number data average percent
statistic > number figure percent
probability > chance odds likely percent
likelihood > chance odds probability likely
likely > chance probably odds
odds > chance probability likely one_in
random > chance luck dice coin
randomness > chance luck dice random
coin_toss > heads tails flip
average > typical on_average
median > middle
standard_deviation > spread sigma
distribution > bell_curve spread
normal_distribution > bell_curve gaussian
outlier > unusual far_off extreme
correlation > link relate go_together
causation causality > cause
statistically_significant > p-value chance
survey > questionnaire poll
questionnaire > survey question
respondent > people_asked answer
confidence_interval > margin plus_or_minus
margin_of_error > plus_or_minus uncertain
uncertainty > not_sure don't_know error
uncertain > not_sure don't_know
precise > exact accurate spot_on
precision > exact accurate precise
accurate > exact precise spot_on correct
accuracy > exact accurate precise error
inaccurate > wrong error
approximate approximately > roughly
approximation > roughly close_enough
exactly > precisely
estimate > roughly ballpark
maximum > highest biggest up_to
minimum > least lowest smallest at_least
majority > most more_than_half
minority > less_than_half
extrapolate > predict extend
prediction > predict forecast
hypothesis > idea theory
experiment > test lab
empirical > experiment data measure observe
observation observe > watch notice
measurement > measure ruler metre
data > number figure information
dataset > data
finding > discover
prove_wrong > disprove
refute > disprove wrong
disprove > wrong false
contradict > disagree opposite
replicate > repeat reproduce
reproducible > repeat same_result
peer_review > reviewer paper
publication > paper journal publish
scientific_method > hypothesis experiment test
methodology > method
definition > called define
terminology > word term
analogy > imagine just_like
explanation explain > reason that's_why
simulate > model pretend imitate
category > type
classification > type group
classify > group
breakthrough > discover first_time
misconception > myth wrong
myth > not_true legend
controversy controversial > argue disagree debate
consensus > agree everyone_agrees
sceptic > doubt don't_believe
pseudoscience > nonsense rubbish quack
hoax > fake trick made_up fraud
fraud > fake cheat
ethical ethics > right_or_wrong moral
dilemma > choice
astronomy > star planet telescope
astronomer > star telescope galileo kepler copernicus
astronaut > crew spacesuit armstrong cosmonaut
spacecraft > rocket probe shuttle capsule
spaceship > rocket capsule shuttle
rocket > booster saturn_five
satellite > orbit sputnik gps
space_probe > voyager cassini rover
orbit > go_round circle go_around
galaxy > milky_way andromeda star
universe > cosmos space
cosmos > universe space
cosmology > universe big_bang
big_bang > beginning_of_the_universe expand
planet > mars jupiter saturn venus
celestial_body > star planet moon
exoplanet > planet another_star
supernova > explode star
black_hole > event_horizon suck_in singularity
meteorite > rock fall_from_the_sky crater
meteor > shooting_star
eclipse > shadow block_the_sun
lunar > moon
solar > sun
stellar > star
terrestrial > earth land
extraterrestrial > alien
alien > life_on_other_planet extraterrestrial
moon_landing > apollo armstrong eagle
escape_velocity > eleven_kilometres leave_earth
altitude > high height feet_up above_sea_level
geology geologist > rock
mineral > crystal quartz rock
rock > granite stone limestone basalt
earthquake > quake tremor shake richter
seismograph > earthquake
volcano > erupt lava vesuvius krakatoa etna
eruption > erupt lava blow_up volcano
lava > molten magma hot_rock
magma > molten lava
molten > melt liquid
tectonic_plate > plate crust
plate_tectonics > plate continent drift
continental_drift > wegener plate pangaea
erosion erode > wear_away wash_away eat_away
permafrost > frozen_ground
tsunami > tidal_wave giant_wave
tidal > tide
seabed seafloor > bottom_of_the_sea ocean_floor
maritime nautical > sea ship
plankton > algae krill
submersible > underwater dive
diver > underwater scuba
salinity saline > salt salty
groundwater > well aquifer
aquifer > well groundwater
precipitation > rain snow
humidity humid > moist damp muggy sticky
arid > dry desert
tropical > jungle hot
rainforest > jungle amazon
deforestation > cut_down tree chop_down
meteorology meteorologist > weather forecast
barometer > pressure mercury
thermometer > temperature mercury
hurricane > storm typhoon cyclone wind
tornado > twister funnel
climate_change > global_warming warm greenhouse
global_warming > climate_change hotter warm
greenhouse_gas > carbon_dioxide methane co2
greenhouse_effect > trap_heat
pollution > smoke smog dirty plastic
pollute > dirty poison dump
pollutant > smoke poison chemical
smog > smoke fog pollution
sustainable > green renewable
sustainability > green renewable environment
renewable renewable_energy > solar wind hydro
fossil_fuel > coal oil gas
solar_power > panel sun
photovoltaic > solar
wind_turbine > windmill blade
hydroelectric > dam water_power
geothermal > hot_rock underground
power_station > power_plant
blackout > power_cut lights_out
efficient > waste save_energy
natural_resource > coal oil water
scarcity > shortage not_enough run_out
deplete > run_out use_up
latitude > north_or_south equator degree
longitude > east_or_west greenwich
hemisphere > northern southern
north_pole > arctic
south_pole > antarctic
expedition > voyage explore
explorer > columbus cook magellan expedition
exploration > explore discover voyage
cartography atlas > map
navigation > compass sextant gps
navigator > compass chart
compass > north needle
sextant > angle
gps > satellite satnav
chronometer > clock watch
lighthouse > lamp keeper beam
shipwreck > sink sank wreck
circumnavigate > sail_around around_the_world
circumnavigation > sail_around around_the_world magellan
topography > hill valley map
elevation > height high above_sea_level
surveyor > measure theodolite
civil_engineer > bridge build brunel
civil_engineering > bridge dam tunnel
engineering > build design engineer
structure > building bridge frame tower
structural > beam hold_up load
suspension_bridge > cable hang tower
span > stretch across
pillar > column post
truss > triangle frame
foundation > base pile footing
load-bearing > hold_up weight
structural_failure > collapse crack fall_down
skyscraper > tall_building tower storey
architecture > building style
architect > design wren
blueprint > plan drawing
scaffold scaffolding > platform pole
excavation > dig digger
excavator > digger
tunnel > dig bore underground
dam > hold_back wall reservoir
levee > bank flood wall
masonry > stone brick
demolition > knock_down blow_up pull_down
earthquake-proof > sway shake
infrastructure > road bridge pipe
prefabricated > made_in_factory kit
steam_engine > watt boiler piston newcomen
locomotive > steam_engine train engine
industrial_revolution > factory steam mill
mass_production > assembly_line ford
assembly_line > ford factory
automate automation > robot machine automatic
robotics > robot
autonomous > self-driving by_itself
autonomous_vehicle > self-driving driverless
self-driving > driverless autonomous
aviation > plane fly wright_brothers
aircraft > plane jet glider
propulsion > engine thrust push
jet_engine > whittle turbine
airship > zeppelin balloon hindenburg
hot-air_balloon > balloon montgolfier
air_traffic_control > tower controller
public_transport > bus train tram metro
railway > train track rail
high-speed_rail > bullet_train tgv shinkansen
congestion > traffic_jam queue busy
freight > cargo goods container
cargo > goods freight container load
logistics > deliver supply warehouse
supply_chain > supplier factory deliver
traffic_light > red_light signal green_light
urban_planning urban_planner > city street
rural > country countryside village
cycle_lane > bike_lane bike_path
speed_limit > miles_an_hour kilometres_an_hour
telegraph > morse wire cable
timekeeping > clock watch
calendar > month leap_year gregorian
leap_year > february extra_day
metric_system > metre kilogram
imperial_units > inch foot pound
inventor > edison tesla invent
invention > invent edison first_ever
prototype > model mock-up first_version
antiquity > greek roman ancient
ancient > greek roman egyptian thousand_years
medieval > middle_ages
middle_ages > medieval
archaeologist archaeology archaeological > dig excavate
excavate > dig uncover
manuscript > handwritten book
decipher > work_out crack read decode
printing_press > gutenberg
heliocentric > sun_at_the_centre copernicus
geocentric > earth_at_the_centre ptolemy
philosopher > aristotle plato socrates
philosophy > aristotle plato
nobel_prize > prize nobel
era > age period century
epoch > age period
millennium > thousand_years
etymology > come_from latin greek
linguistics > language
dialect > accent
pronunciation > pronounce sound
pronounce > sound
grammar > verb noun rule
phoneme > sound
synonym > same_meaning
antonym > opposite
idiom > expression
translation > translate
bilingual > two_languages
multilingual > several_languages
native_speaker > mother_tongue grow_up
mother_tongue > native first_language
fluency > speak fluent
sign_language > deaf
abbreviation > short stand_for
acronym > stand_for letter
symbol > sign stand_for
minor_key > sad minor
major_key > happy major
rhythm > beat
tempo > speed fast slow beats_per_minute
time_signature > three_four four_four beat
dissonant > clash
composer > bach mozart beethoven
tuning > tune in_tune pitch
improvisation > on_the_spot improvise
syncopation > off-beat
economy > business growth trade money
economics > money trade supply demand
economist > keynes adam_smith friedman
inflation > prices_go_up price rise expensive
deflation > prices_fall price
recession > downturn slump economy_shrink
financial_crisis > crash 2008 lehman bank
unemployment > out_of_work jobless lose_their_job
unemployed > out_of_work jobless lose_their_job no_job
gross_domestic_product > gdp output
gdp > output growth economy
economic_growth > gdp grow richer
interest_rate > percent central_bank borrow
central_bank > federal_reserve bank_of_england
monetary_policy > interest_rate print_money
fiscal_policy > tax spend government
subsidise > government_pay support
tariff > import tax duty
supply_and_demand > price shortage
shortage > not_enough run_out lack
surplus > too_much left_over extra
competitor > rival other_company competition
incentive > reward motivate bonus
inequality > rich poor gap
wealth > rich money fortune
investment > invest share money
investor > shareholder invest
shareholder > share
stock_market > share wall_street exchange
entrepreneur > start-up founder start_a_business
start-up > founder new_company
venture_capital > investor fund
exchange_rate currency > pound dollar euro
artificial_intelligence > ai machine_learning robot
ai > artificial_intelligence neural_network chatgpt
machine_learning > train model learn
deep_learning > neural_network layer
neural_network > layer weight neuron
training_data > dataset
training_set > training_data
overfitting overfit > memorise
gradient_descent > downhill loss
language_model > gpt next_word chatgpt
chatbot > chatgpt bot eliza
image_recognition > recognise picture
speech_recognition > transcribe voice recognise
recognise > identify spot
turing_test > imitation fool
annotate annotation > label mark tag
annotator > label transcriber
transcription > transcribe write_down
transcribe > write_down
transcript > transcribe write_down
benchmark > test compare score
evaluation_metric > accuracy score error_rate
error_rate > percent wrong mistake
iteration iterate > loop repeat
loop > repeat over_and_over
recursive > call_itself
compile > build compiler
compiler > compile
debug > fix bug find_the_bug
debugging > fix bug
software_bug > glitch crash error
source_code programming > code program
open_source > free github licence
repository > repo github
version_control > git commit
data_structure > list tree array stack
binary > zero_and_one
programming_language > python java code
lag > delay slow
user_interface > screen button menu
graphical_interface > window icon mouse
processor > chip cpu
cpu > processor chip
ram > memory gigabyte
cryptography > code cipher encrypt
cipher > code caesar enigma
codebreaker > turing enigma
encrypt > code cipher
cyberattack > hacker hack
anonymise > remove_the_name bleep
anonymity > anonymous
consent > agree sign permission
consent_form > sign agree
remote_control > remote infrared zapper
touchscreen > lcd screen touch
lcd > screen display
voice_control > speech_recognition
docking_station > cradle charger
power_source > battery solar mains
casing > case shell plastic rubber
ergonomic ergonomics > fit_in_the_hand comfortable
user-friendly > easy simple easy_to_use
intuitive > easy simple natural
mock-up > prototype model
logo > brand
slogan > motto
corporate_identity > logo colour slogan
brand branding > logo company
target_audience target_group target_market > young teenager age_group customer
demographic > age young old
consumer > customer buyer user
end_user > customer user
functionality > feature function
specification > spec requirement
market_research > survey customer
customer_feedback > complain comment opinion
feedback > comment opinion
usability_test > user
retail_price > sell shop
over_budget > too_expensive too_much
cost_reduction > cheaper cut
trendy > fashionable cool in_fashion
novelty innovative > new original
innovation > idea invent
marketing_expert > market user survey
presentation > slide powerpoint present
brainstorm brainstorming > idea suggestion
agenda > discuss today talk_about
chairperson > chair
absent absence > not_here missing couldn't_make_it
teleconference > phone zoom
action_item > next_week assign
deadline > due by_friday next_week end_of_the_month
schedule > timetable calendar plan
reschedule > another_day
stakeholder > client user
professor > lecturer university teach
supervisor > advisor professor
thesis > dissertation phd
dissertation > thesis phd
doctorate > phd
phd > doctorate thesis
postdoctoral > postdoc
postgraduate > master phd
undergraduate > student bachelor
research_grant > fund proposal money
grant_application > proposal fund
funding > grant money fund
conference > workshop
academic_paper > journal publish
bibliography > reference source
citation > reference cite source
cite > reference mention
plagiarism > copy cheat steal
reviewer > referee
curriculum > course syllabus teach
syllabus > course topic
recording_equipment > microphone mike headset
microphone > mike mic headset lapel
headset > microphone mike headphones
background_noise > hum fan quiet
test_subject > volunteer participant
sample_size > participant
import > bring_in from_abroad ship
export > sell_abroad ship
simulation > computer_model imitate
antibody > immune fight_off
blood_pressure > hypertension arm_cuff
latency > delay lag
unit_cost > apiece
production_cost manufacturing_cost > cost_to_make euro per_unit
selling_price > sell_for euro price`,
  sorts: `science discipline field > physics chemistry biology geology astronomy botany zoology ecology genetics psychology linguistics anthropology sociology economics archaeology meteorology oceanography neuroscience statistics mathematics computing engineering medicine
branch_of_physics > mechanics optics thermodynamics electromagnetism acoustics relativity quantum nuclear
scientist > newton einstein darwin galileo curie faraday maxwell bohr heisenberg schrodinger feynman hawking pasteur fleming mendel kepler copernicus rutherford planck dirac fermi oppenheimer hubble lavoisier mendeleev crick watson franklin turing humboldt linnaeus archimedes ptolemy
inventor > edison tesla watt stephenson marconi gutenberg wright nobel benz daguerre whittle dyson baird morse arkwright whitney
philosopher thinker > plato aristotle socrates descartes kant hume nietzsche wittgenstein locke voltaire rousseau confucius
explorer navigator > columbus magellan drake vespucci amundsen scott shackleton livingstone hillary nansen franklin
particle > electron proton neutron photon quark neutrino higgs muon gluon boson
chemical_element element > hydrogen helium lithium carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon phosphorus sulphur sulfur chlorine argon potassium calcium titanium iron cobalt nickel copper zinc arsenic bromine silver tin iodine tungsten platinum gold mercury lead radium uranium plutonium
gas > oxygen hydrogen nitrogen helium methane carbon_dioxide carbon_monoxide ozone neon argon chlorine ammonia propane butane steam
greenhouse_gas > carbon_dioxide methane nitrous_oxide water_vapour co2
acid > vinegar citric hydrochloric sulphuric sulfuric nitric acetic lactic carbonic
chemical substance > salt acid alcohol ammonia chlorine bleach sulphur nitrogen oxygen hydrogen ethanol acetone glucose caffeine cyanide arsenic mercury lead nitrate phosphate
poison toxin > arsenic cyanide mercury venom strychnine ricin
alloy > steel bronze brass pewter solder amalgam
gemstone gem > diamond ruby emerald sapphire opal amethyst jade pearl topaz garnet
mineral > quartz salt calcite gypsum mica talc feldspar diamond graphite iron zinc calcium
rock > granite limestone sandstone basalt marble slate chalk flint shale pumice obsidian
state_of_matter > solid liquid gas plasma
force > gravity friction magnetism tension lift drag thrust
energy_source power_source > coal oil gas nuclear wind solar hydro tidal geothermal biomass battery wood peat
fossil_fuel > coal oil gas petrol diesel
unit > metre centimetre millimetre kilometre inch foot yard mile gram kilogram pound ounce ton tonne litre gallon pint second minute hour watt kilowatt volt amp ohm joule calorie newton pascal hertz decibel degree kelvin acre hectare knot
scientific_instrument > microscope telescope thermometer barometer spectrometer oscilloscope seismograph geiger_counter voltmeter multimeter compass sextant theodolite stethoscope
laboratory_equipment lab_equipment > beaker flask test_tube pipette bunsen_burner petri_dish centrifuge microscope goggles
heavenly_body celestial_body > star planet moon sun comet asteroid galaxy meteor
space_mission mission > apollo voyager cassini sputnik gemini challenger columbia artemis rosetta galileo curiosity juno
natural_disaster disaster > earthquake flood hurricane tornado tsunami eruption drought wildfire avalanche landslide famine storm
volcano > vesuvius etna krakatoa st_helens kilauea
ocean > atlantic pacific indian arctic southern
sea > mediterranean baltic black_sea red_sea north_sea caribbean
river > nile amazon thames mississippi rhine danube ganges yangtze seine volga tigris euphrates
mountain > everest k2 kilimanjaro mont_blanc matterhorn etna fuji
ecosystem habitat > forest desert ocean reef wetland tundra savannah rainforest grassland swamp pond river
reptile > snake lizard crocodile alligator turtle tortoise gecko iguana
amphibian > frog toad newt salamander
marine_animal sea_creature > whale dolphin shark octopus squid jellyfish seal crab lobster starfish coral turtle plankton
primate ape > chimp chimpanzee gorilla orangutan monkey human bonobo lemur
rodent > mouse rat squirrel hamster beaver
model_organism lab_animal > mouse rat fruit_fly yeast zebrafish monkey worm
microbe pathogen > bacteria virus fungus amoeba yeast salmonella e_coli
organ > heart liver lung kidney brain stomach skin bladder pancreas spleen intestine
hormone > insulin adrenaline cortisol oestrogen testosterone melatonin
nutrient > vitamin_c vitamin_d iron calcium zinc magnesium protein fat sugar fibre
drug medicine medication > aspirin paracetamol ibuprofen penicillin morphine insulin quinine antibiotic statin cannabis
sense > sight hearing smell taste touch
medical_specialist > surgeon cardiologist neurologist oncologist psychiatrist radiologist dermatologist
polygon shape > triangle square pentagon hexagon octagon rectangle
chart graph > bar_chart pie_chart histogram scatter_plot line_graph
type_of_bridge > suspension arch beam cantilever cable-stayed drawbridge
building_material > concrete steel brick stone timber wood glass iron cement mud bamboo straw slate
landmark building > eiffel_tower colosseum parthenon pyramid stonehenge empire_state big_ben taj_mahal
public_transport > bus train tram metro underground subway ferry trolleybus
aircraft > plane jet helicopter glider airship balloon drone concorde zeppelin
engine > steam diesel petrol jet electric turbine
simple_machine > lever pulley wedge screw wheel inclined_plane
navigation_aid > compass map chart star sextant gps lighthouse astrolabe satellite
civilisation empire > roman greek egyptian babylonian inca aztec maya ottoman persian british chinese viking
historical_period era > stone_age bronze_age iron_age middle_ages renaissance victorian enlightenment industrial_revolution
part_of_speech > noun verb adjective adverb pronoun preposition conjunction
punctuation_mark > comma full_stop apostrophe colon semicolon hyphen question_mark
writing_system alphabet script > latin cyrillic greek arabic hebrew hieroglyph cuneiform runes braille
composer > bach mozart beethoven haydn handel chopin schubert brahms wagner verdi vivaldi tchaikovsky debussy stravinsky mahler liszt
financial_product investment > share stock bond fund property gold pension bitcoin
ai_system chatbot > chatgpt gpt alexa siri watson eliza
data_structure > list array tree stack queue graph dictionary
input_device > mouse keyboard joystick touchscreen microphone button wheel
remote_part > button battery lcd case chip infrared led
battery_type > solar kinetic lithium alkaline rechargeable dynamo
electronic_device gadget device > television tv dvd video stereo phone computer laptop radio camera mp3_player remote tablet
team_role > project_manager designer marketing industrial_designer developer
meeting_document document > agenda report slide questionnaire email
academic_rank > professor lecturer postdoc student dean researcher
university > oxford cambridge harvard stanford mit berkeley princeton yale edinburgh`,
};
