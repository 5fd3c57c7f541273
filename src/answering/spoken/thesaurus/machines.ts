/** Vehicles, machines, computers, film and sound, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const machines = {
  english: `bonnet hood
windscreen windshield
windscreen > glass wiper stone_chip crack
indicator turn_signal blinker
number_plate license_plate registration_plate
gearbox transmission
gearbox > gear clutch shift manual automatic cog first_gear
hubcap wheel_trim
accelerator > put_your_foot foot_down floor_it pedal rev
exhaust > fumes silencer manifold catalytic
handbrake parking_brake emergency_brake
saloon sedan
convertible cabriolet drop_top
convertible > roof_down hood_down soft_top
minivan people_carrier mpv
motorhome campervan rv camper
motorway highway freeway autobahn
subframe > crossmember chassis
chassis > frame underneath
bodywork > panel dent wing rust filler paint scratch
dashboard > dash instrument_cluster
dashboard > dial gauge screen speedo binnacle
speedometer speedo
speedometer > miles_an_hour dial clock
odometer mileage
mileage > miles on_the_clock kilometre odometer high_miles
fuel_consumption fuel_economy mpg
fuel_consumption > mpg miles_per_gallon litre gallon thirsty economical gas_mileage
fuel_economy > miles_per_gallon gallon litre thirsty frugal economical
acceleration > nought_to_sixty zero_to_sixty seconds foot_down launch
top_speed maximum_speed
top_speed > miles_an_hour mph flat_out limited limiter goes_up_to
horsepower bhp brake_horsepower
horsepower > bhp power dyno pony kilowatt output
torque > newton_metre foot_pound pull grunt tight pull_away
torque_wrench > click newton_metre foot_pound tighten
tightening_torque > newton_metre foot_pound torque_wrench tight click
dynamometer dyno
engine_size > displacement capacity
combustion > burn ignite bang explode spark
compression_test > psi gauge cylinder turn_over
head_gasket > blown gasket coolant milky white_smoke overheat
piston > con_rod cylinder
crankshaft > crank
camshaft > cam
valvetrain > valve cam lifter pushrod rocker tappet
tappet lifter
timing_belt cambelt timing_chain
timing_belt > teeth tension sprocket snap slip pulley
drive_belt > serpentine fan_belt squeal tension pulley
tensioner > tension slack
misfire > rough cough splutter
spark_plug > plug gap electrode spark ignition
ignition > spark coil distributor magneto
ignition_coil coil_pack
carburettor carb carburetor
carburettor > carb jet float choke bowl needle
fuel_injector injector
fuel_injection > injector spray rail inject
fuel_pump > pump prime whirr pressure
fuel_filter > filter gunk dirt clog
fuel_tank petrol_tank gas_tank
refuel > fill_up tank petrol_station pump gallon
diesel > glow_plug common_rail oil_burner
turbocharger turbo
turbocharger > turbo boost lag spool whistle
forced_induction > turbo supercharger boost blower
air_filter > filter dirty intake airbox
cooling_system > radiator water_pump thermostat coolant fan hose
overheating > too_hot boil steam temperature
thermostat > stuck temperature dial
radiator > fin fan coolant
oil_change > drain sump filter fresh_oil drain_plug
oil_level > dipstick min max top_up
dipstick > level min max mark
sump > drain_plug pan oil oil_pan
engine_oil > five_w synthetic grade litre
lubricant > oil grease wd40 wd-40 lube graphite wax silicone moly
lubrication > oil grease lube dry squeak
lubricate > lube dab squirt spray drop_of_oil smear
penetrating_oil > wd40 wd-40 soak plus_gas spray let_it_soak
viscosity > thick thin runny grade
emission > exhaust co2 smoke nox carbon_dioxide
particulate_filter dpf
roadworthiness_test > mot fail pass advisory
roadworthy > mot pass legal road_legal
service_history > stamp logbook receipt stamped
servicing > oil filter service interval
maintenance > service clean oil grease look_after upkeep
maintenance_interval > miles service hours year
previous_owner > bought_it_from last_owner guy_before had_it owned
second-hand > ebay marketplace craigslist bought_it previous_owner auction
dealership > dealer
garage > workshop mechanic
mechanic > garage workshop technician
test_drive > take_it_out spin drive around_the_block
resale_value > depreciate hold_value sell worth
depreciation > lose_value worth_less drop_in_value
steering_wheel > wheel
power_steering > assisted pump fluid
steering_rack > rack track_rod tie_rod pinion
track_rod_end tie_rod_end
wheel_alignment > toe camber pulls_right pulls_left tracking
suspension > spring shock strut damper wishbone bouncy
shock_absorber > bounce strut spring damper shock
leaf_spring > spring axle shackle
anti-roll_bar sway_bar
wishbone control_arm
bushing > rubber press_out worn
ball_joint > split taper fork hammer
wheel_bearing > rumble hub wobble hum
bearing > ball_bearing rumble press_in hub
spindle axle shaft
driveshaft propshaft half-shaft
driveshaft > cv_joint shaft
differential diff
four-wheel_drive all-wheel_drive 4x4 awd
four-wheel_drive > transfer_box low_range diff_lock
change_gear > shift_up shift_down change_up change_down
understeer > plough wash_out
oversteer > slide tail_out drift back_end
cornering > bend corner grip lean roll
traction > grip spin slip wheelspin
ground_clearance > scrape ground_out low inches underneath
brake_pad > pad lining shoe worn caliper thickness
brake_disc brake_rotor
brake_disc > rotor disc warped
brake_fluid > bleed reservoir bubble
bleed_brakes > bubble nipple pump_the_pedal air_out
caliper > piston slider pad
caliper_piston > push_back wind_back clamp
drum_brake > shoe drum adjuster spring
braking_distance stopping_distance
wheel > rim spoke tyre alloy
alloy_wheel > alloys rim kerbed
wheel_nut lug_nut wheel_bolt
wheel_nut > loosen criss-cross undo tight nuts
tyre_pressure > psi bar pump inflate air
tyre_tread tread
tyre_tread > millimetre worn groove grip bald
inflate > pump_up blow_up
inflate > pump psi air
deflate > let_down let_air_out
deflate > let_air_out psi
puncture > flat_tyre flat_tire nail hiss patch plug
jack_stand axle_stand
tow > trailer hitch haul recover
tow_bar > hitch
tow_bar > ball hitch trailer bracket
towing_capacity > pull tonne braked trailer kilo
roof_rack roof_bars
luggage_space boot_space
luggage_space > litre boot suitcase seats_down trunk
legroom > knee room back_seat
headroom > roof
interior > seat dash leather trim cabin
upholstery > seat leather fabric cloth cover trim
seat_belt > buckle strap belt clip
child_seat > isofix baby
airbag > deploy go_off srs
air_conditioning air_con climate_control aircon
air_conditioning > cold_air blow regas vent
cabin_heater > warm demist blower hot_air
parking_sensor > beep camera reverse
cruise_control > adaptive set_speed lane motorway
driver_assistance > lane_assist autopilot cruise blind_spot warning lane_keeping
infotainment > touchscreen carplay android_auto screen radio sat_nav
navigation_system satnav gps
navigation_system > sat_nav map route gps
headlight headlamp
headlight > bulb beam led lamp dipped full_beam
brake_light tail_light
side_mirror wing_mirror
beep > honk bleep
key_fob > remote key unlock
immobiliser > key chip won't_start
central_locking > lock unlock fob
alternator > charge volts generator
starter_motor > crank click turn_over solenoid
won't_start > crank turn_over dead click flat_battery
jump-start > jump_leads jumper_cables flat_battery
jump_leads jumper_cables
battery_terminal > positive negative clamp post
flat_battery dead_battery
warning_light > check_engine dash light engine_light amber
diagnostic > scanner obd reader
fault_code error_code
fault_code > scanner obd reader p0
control_unit ecu
electric_car ev
electric_car > tesla battery charge kilowatt range
range_anxiety > charge run_out miles
charging_station charge_point
charging_station > plug_in kilowatt rapid supercharger public
charging_time > hour overnight minute full eighty_percent
plug-in_hybrid hybrid phev
regenerative_braking > one_pedal regen lift_off
paintwork > paint clear_coat lacquer primer scratch swirl
respray > paint primer coat spray
car_wash > foam bucket snow_foam rinse jet_wash
pressure_washer jet_wash
pressure_washer > jet blast lance hose
car_wax > wax polish buff shine
detailing > polish clay wax microfibre valet
corrosion > rust rot rusty hole flake crusty pitting
corroded rusty
corroded > rust rot crusty green flake
rust_removal > wire_brush sand grind vinegar sandblast phosphoric scrape
rust_prevention > waxoyl primer underseal paint coat galvanise
sandblast bead_blast shot_blast
barn_find > sat stood dusty abandoned
restoration > rebuild strip_down original respray bring_back
bare_metal > strip sand
modification > mod upgrade aftermarket custom tuned
aftermarket > non-original upgrade third_party
original_part > genuine factory oem
collision_damage > crumple bent smashed write_off
write-off totalled
breakdown > roadside conk_out tow stranded pack_up
breakdown_service > aa rac recovery tow
motorcycle > bike harley triumph honda yamaha motorbike
crash_helmet helmet
helmet > visor chin_strap
handlebar > bars grip stem
bar_tape > wrap wind
saddle > seat_post bum sore
saddle_height > seat_post leg heel pedal knee
seat_post seatpost
bicycle_frame > frame carbon steel alloy tube
frame_size > height inseam medium large stand_over
clipless_pedal > cleat clip_in spd
crankset chainset
crankset > crank chainring arm bottom_bracket
bottom_bracket > bearing cup crank creak
chainring > teeth front_ring
sprocket > cog teeth chain
chain_wear > stretch checker worn
derailleur > mech hanger limit_screw cable_tension indexing
gear_ratio > teeth tooth sprocket low_gear reduction
brake_lever > lever pull squeeze
brake_cable > cable inner outer pinch barrel_adjuster
barrel_adjuster > cable tension
disc_brake > rotor caliper rub pad
rim_brake > v-brake caliper pad rim
inner_tube > tube valve patch puncture
tyre_lever > lever pry prise bead
tubeless > sealant plug bead
tyre_bead > pop seat rim
wheel_truing > wobble spoke buckle nipple
bike_lock > d-lock chain u-lock
bicycle_light > rear lumen dynamo
electric_bike e-bike ebike
electric_bike > motor assist battery throttle pedal_assist
mountain_bike > trail suspension hardtail downhill
bike_fit > stem saddle posture knee
bike_trailer > tow cargo
cycle_path bike_lane
sailboat yacht sailing_boat
sailboat > yacht sail mast dinghy ketch sloop catamaran
dinghy > tender inflatable rib
motorboat speedboat powerboat
narrowboat canal_boat
narrowboat > canal
kayak canoe
hull > keel fibreglass
hull_cleaning > scrape barnacle pressure_wash weed
antifouling > bottom_paint barnacle
rudder > tiller steer helm
propeller > prop blade pitch spin
moor > tie_up
mooring > tie_up berth buoy rope anchor
marina > dock pontoon
bilge > bilge_pump pump_out
capsize > tip_over turn_over flip roll_over
lifejacket life_vest buoyancy_aid
seasick > sick throw_up queasy rough
lock_gate > lock paddle windlass water_level
boat_launch > slipway trailer ramp float
liveaboard > live_on boat
marine_plywood > ply plywood
fibreglass fiberglass
fibreglass > glass_fibre resin mat gelcoat
epoxy > resin harden mix two_part
hardener > cure catalyst mix
caulking > sealant seam bead
sealant > silicone bead tube gun
steam_engine > boiler piston firebox steam traction flywheel locomotive
locomotive > loco engine steam diesel
firebox > coal stoke
flywheel > spin momentum inertia
internal_combustion > petrol piston spark diesel
two-stroke > oil_mix premix chainsaw moped
four-stroke > intake compression power exhaust suck_squeeze
pressure > psi
hydraulic > ram fluid cylinder pump hose
air_compressor > compressor tank psi air_line
electric_motor > coil winding brush magnet rotor stator
commutator > brush copper segment
pulley > belt wheel groove
pulley_puller puller
pulley_puller > pull claw extract
winch > cable pull wind rope
hoist > lift block_and_tackle winch
excavator > digger dig
forklift > lift pallet
tractor > john_deere massey pto fordson
chainsaw > chain saw
lawnmower mower
lawnmower > pull_cord grass cut
strimmer string_trimmer weed_whacker
sewing_machine > needle bobbin thread stitch
washing_machine > drum spin
dishwasher > rinse
fridge refrigerator
vacuum_cleaner > suction hoover dyson
coffee_machine espresso_machine
coffee_machine > espresso steam_wand
appliance_repair > take_apart fuse element screw
watchmaker > escapement
clockwork > spring wind gear
typewriter > ribbon carriage
spanner wrench
spanner > ten_mil thirteen_mil ratchet socket open-ended
adjustable_spanner crescent_wrench adjustable_wrench
allen_key hex_key
allen_key > hex five_mil four_mil
screwdriver > phillips flathead torx driver
flathead > slotted flat_blade
impact_wrench impact_driver rattle_gun
impact_wrench > rattle_gun impact_gun air_gun
pliers > grip long-nose needle-nose mole_grips pinch
locking_pliers vise_grips mole_grips
wire_cutter side_cutters snips
crowbar pry_bar
crowbar > lever pry prise
chisel > chip pare
hacksaw > saw blade
angle_grinder > grinder cut-off_wheel disc sparks
grinding > grinder grind sparks disc
deburr > burr sharp_edge file countersink
lathe > turning chuck tool_post tailstock
milling_machine > mill cutter end_mill bridgeport
milling_cutter end_mill
machining > lathe mill cut thou cnc
machinist > lathe mill
drill_press pillar_drill
drill_press > pillar_drill quill
drill_bit > hss
drill_hole > pilot drill hole countersink
pilot_hole > small_hole drill
drilling_speed > rpm slow fast
cutting_fluid > coolant oil tapping
swarf > chip shavings turnings
precision > thou accurate micron
micrometer > thou measure
vernier_caliper calipers
dial_gauge dial_indicator clock_gauge
runout > wobble indicator
feeler_gauge > gap thou blade
cross-threaded > cross-thread strip
stripped_thread > helicoil insert stripped tap retap
stripped_screw > rounded_off chewed extractor rubber_band
seized_bolt > stuck rusted heat torch snapped extractor breaker_bar won't_budge
breaker_bar > leverage long_bar cheater
snapped_bolt > extractor drill_out broke_off sheared stud easy-out
bolt_extractor screw_extractor easy-out
left-hand_thread reverse_thread
left-hand_thread > opposite_way backwards clockwise
clockwise righty_tighty
anticlockwise counterclockwise
anticlockwise > lefty_loosey undo
thread_locker loctite
thread_locker > loctite
fastener > bolt screw nut rivet clip washer
grub_screw set_screw
rivet > pop_rivet rivnut
circlip snap_ring c-clip
cotter_pin split_pin
gasket > seal sealant
oil_seal > seal lip leak press_in
grease_nipple zerk
hose_clamp jubilee_clip
cable_tie zip_tie
duct_tape gaffer_tape
electrical_tape insulating_tape
adhesive glue
adhesive > glue superglue epoxy araldite ca_glue hot_glue stick
superglue ca_glue cyanoacrylate
welding > weld mig tig arc tack
weld > bead tack mig tig
welder > mig tig
welding_mask welding_helmet
shielding_gas > argon co2
brazing > braze silver_solder torch flux
blowtorch > torch heat flame propane map_gas
blacksmith > forge anvil hammer
anneal > soften red_hot
heat_treatment > harden temper quench anneal
foundry > melt crucible pour molten furnace
crucible > molten melt
electroplate > plating chrome zinc nickel
plating > chrome zinc galvanised nickel
press_fit interference_fit
press_fit > press_in hammer heat tap
bend_metal > brake vice fold
sheet_metal > panel tin bend
workbench > bench vice worktop
mark_out scribe
centre_punch center_punch
dust_extraction > vacuum dust extractor hose
safety_glasses goggles eye_protection
safety_equipment > goggles glasses gloves mask ear_defenders respirator
hearing_protection > ear_defenders earplugs ear_muffs
ventilation > fumes fan vent
table_saw > fence blade
circular_saw skilsaw
sander > sandpaper orbital grit
abrasive > sandpaper grit scotch_brite emery wet_and_dry
cordless > battery eighteen_volt
power_tool > drill grinder sander makita dewalt
tool_kit toolbox
3d_printer > print filament nozzle bed extruder
3d_print > filament layer slicer print
print_bed > level stick adhesion
slicer > layer infill
laser_cutter > laser engrave
cnc > router g-code mill
woodworking > chisel plane joint
metalworking > weld grind file lathe
contaminant > dirt grit gunk crud dust
residue > gunk sticky crud
degrease > degreaser clean brake_cleaner paraffin solvent
degreaser brake_cleaner
solvent > white_spirit thinner acetone alcohol brake_cleaner
isopropyl_alcohol ipa rubbing_alcohol
white_spirit mineral_spirits
paraffin kerosene
ultrasonic_cleaner > bath
reassembly > put_back_together back_together back_in reverse
reassemble > put_back_together back_together back_in put_it_back
disassembly > take_apart strip_down undo unscrew come_off pull_out
align > line_up straight match_up square
misaligned > not_straight wonky crooked out_of_line
malfunction > play_up act_up stop_working glitch
defective > faulty dead dud
fault_finding > troubleshoot diagnose multimeter
troubleshoot > diagnose track_down find_out try
diagnose > figure_out work_out find_out track_down
cause_of_failure > culprit reason problem
vibration > shake wobble rattle judder shudder
squeal > screech squeak
worn > wear_out knackered
fracture > crack snap hairline break
deform > bend warp twist buckle
warped > bent twist not_flat
airtight > seal leak
durability > hold_up long_lasting tough
durable > tough sturdy hard-wearing built_to_last
sturdy > solid robust tough well_built
flimsy > cheap flexes plasticky bendy
build_quality > solid plastic metal flimsy creak premium sturdy
efficiency > efficient percent waste loss
spare_parts > ebay get_hold donor
donor_vehicle > donor scrap_yard parts_car
scrapyard junkyard breakers_yard
serial_number > number stamped
identification_plate > number stamped data_plate label
mock-up prototype
manufacturer maker
manufacturer > brand company built_by
insulation > sheath
remove_insulation strip_wire > strip bare wire_stripper
wire_stripper > strip bare insulation
electronics > circuit component chip resistor
schematic circuit_diagram wiring_diagram
schematic > diagram drawing circuit
circuit_board > pcb breadboard protoboard motherboard
breadboard > jumper_wire plug prototype
solder > iron flux joint blob tin
soldering_iron > tip iron heat weller
soldering > solder iron tin flux joint blob
desolder > solder_wick braid sucker wick
desoldering_braid solder_wick
solder_joint > blob dry_joint shiny cold_joint
dry_joint cold_joint
heat_shrink > heatshrink tubing sleeve lighter heat_gun
crimp > squeeze terminal pliers
connector > plug socket jack usb header pin
polarity > positive negative plus minus wrong_way_round backwards
voltage > volt dc ac five_volts twelve_volts
resistor > ohm kilohm 10k pull-up
capacitor > cap farad microfarad electrolytic bulge
transistor > mosfet collector emitter bjt
diode > rectifier anode cathode zener
rectifier > diode bridge
transformer > winding step_down
integrated_circuit > chip op_amp
microcontroller > arduino esp32 pico avr chip
single-board_computer > raspberry_pi pi
oscilloscope > scope probe trace waveform
multimeter > meter probe continuity beep
short_circuit > short sparks
circuit_breaker > trip breaker
circuit_breaker rcd gfci
electric_shock > zap shock electrocute mains
electrocute zap
mains > 240_volts 120_volts socket
neutral_wire > blue neutral white
earth_wire > earth ground green yellow
wiring > wire loom harness
wiring_harness loom
power_supply psu
power_supply > psu adapter wall_wart twelve_volts
power_adapter > wall_wart brick charger plug
power_cord power_lead mains_lead
extension_lead extension_cord
power_consumption > watt milliamp draw kilowatt
rechargeable > charge lithium nimh
lithium_battery > lithium lipo cell
battery_cell > cell aa
battery_capacity > milliamp amp_hour mah watt_hour
battery_life > hour last_all_day charge all_day run_out drain
battery_replacement > swap pull_tab adhesive new_battery
potentiometer > pot knob wiper
knob > dial twist
sensor > detect measure
loudspeaker > cone woofer tweeter
woofer > bass cone
antenna > aerial signal
heat_sink > heatsink fin thermal_paste
heat_dissipation > heatsink fan cool
thermal_paste > pea heatsink paste
static_electricity > static wrist_strap discharge esd
frequency > hertz hz megahertz kilohertz
waveform > sine square wave
logic_gate > and_gate nand xor
vacuum_tube > tube valve filament glow
television tv telly
television > tv telly crt screen
cathode-ray_tube crt
vintage_computer > commodore amiga c64 atari
solar_panel > panel solar watt
wind_turbine > blade turbine
inverter > dc ac mains
drone > quadcopter propeller dji
stepper_motor > nema
actuator > motor servo ram solenoid
enclosure > box
screw_size > pentalobe torx
pry_tool spudger
pry_tool > spudger plectrum guitar_pick
smart_speaker > alexa google echo siri
smart_home > alexa lights hue automation home_assistant
voice_assistant > alexa siri google
processor > cpu core intel amd ryzen snapdragon
cpu > processor core gigahertz
graphics_card gpu
graphics_card > gpu nvidia geforce radeon rtx
motherboard mainboard
ram > memory gigs dimm
solid-state_drive ssd
solid-state_drive > ssd nvme
storage_capacity > gigabyte terabyte gig space full
storage_medium > ssd hard_drive usb floppy tape disc
usb_stick flash_drive thumb_drive memory_stick
memory_card sd_card
memory_card > sd card micro_sd cf
floppy_disk floppy
optical_drive > cd dvd disc
ports > usb usb-c hdmi thunderbolt headphone_jack ethernet
headphone_jack > aux jack
adapter dongle
adapter > dongle converter usb-c
peripheral > keyboard mouse printer monitor
touchpad trackpad
mechanical_keyboard > switch keycap clicky cherry
printer > ink toner cartridge paper_jam
screen_size > inch diagonal
screen_resolution > pixel 4k 1080p full_hd 1440p
refresh_rate > hertz smooth
screen_brightness > nit bright dim sunlight outdoors
display > screen oled lcd panel amoled
touchscreen > tap swipe
computer_case > tower chassis side_panel
cooling_fan > fan spin
liquid_cooling water_cooling
assemble_computer > build_a_pc motherboard cpu slot_in
portable > carry pocket light lightweight take_with
portability > carry bag pocket light heavy
user_interface > menu button screen layout icon window tab
dropdown drop-down
shortcut > keyboard_shortcut hotkey control_c ctrl
keyboard_shortcut hotkey key_combination
keyboard_shortcut > control ctrl shift command alt
checkbox tick_box
checkbox > tick box untick
pop-up popup dialog dialogue_box
pop-up > window dialog appear
desktop_background > wallpaper
right-click context_menu
double-click > click_twice
drag_and_drop > drag drop
scroll > swipe
swipe > flick
dark_mode > dark theme black
font typeface
font > letter arial helvetica typeface bold
select_all control_a command_a
undo_change > undo control_z command_z
undo > control_z command_z go_back
revert > go_back roll_back undo original
copy_and_paste > paste control_c control_v clipboard
search_function > search filter
sort_order > sort alphabetical ascending descending
configure > setting option tick set_up preference config
configuration settings preferences config
preferences settings options
disable > turn_off untick uncheck deactivate
activate > turn_on enable
customisation > theme tweak settings
install_software > download installer setup apt
installer > setup wizard exe
system_requirements > gig ram processor minimum
compatibility > work_with support run_on compatible
incompatible > won't_work not_support
uninstall > remove delete get_rid
software_update > update upgrade patch version restart
new_feature > introduce now_you_can
open_source > github free gpl licence
proprietary > closed locked
free_of_charge > free
licence license
subscription_fee > month year subscription subscribe
in-app_purchase > buy microtransaction
reboot restart
reboot > restart power_cycle boot
factory_reset > wipe reset erase
software_crash > crash freeze hang blue_screen
unresponsive > freeze hang stuck frozen won't_respond
bug_fix > patch fix
error_message > error warning
slow_computer > slow lag sluggish take_ages
latency > lag delay millisecond
sluggish slow laggy
responsive > snappy fast quick instant
responsiveness > snappy lag smooth instant
processing_speed > fast quick benchmark
benchmark > score geekbench test cinebench
virtual_machine vm
virtual_machine > vm virtualbox vmware hypervisor
backup > copy time_machine external cloud restore
restore_data > recover backup undelete
data_loss > lost delete gone
synchronise sync
synchronise > sync cloud across_devices
cloud_storage > dropbox google_drive icloud onedrive
file_format > jpeg png mp4 pdf csv format
file_size > megabyte gigabyte meg gig kilobyte
compress > zip smaller shrink squeeze
file_transfer > airdrop copy usb send drag
email > gmail outlook inbox message mail
spreadsheet > excel cell column row sheet
cell_formula > equals sum formula bracket
pivot_table > excel drag field
chart > graph plot bar pie axis
visualise > plot chart graph draw
visualisation > plot chart graph dashboard
presentation_software > powerpoint slide keynote
word_processor > document google_docs
login sign_in log_in
login > sign_in password username
log_out sign_out
sign_up register create_account
authentication > login password token two-factor
two-factor_authentication > code phone authenticator two-factor
data_protection > gdpr privacy
cybersecurity > hack password attack secure
security_hole > vulnerability
vulnerability > exploit hack
phishing > fake_email link scam
malware > virus ransomware trojan
browser > chrome firefox safari tab
search_engine > google bing duckduckgo
web_address > url dot_com link
web_page > page site html
homepage front_page
web_hosting > host server domain
domain_name > dot_com domain register
website_builder > wordpress wix squarespace
web_traffic > visitor click
advertising_blocker ad_blocker
web_design > css layout html page
stylesheet css
stylesheet > css selector
responsive_design > mobile media_query
bandwidth > megabit speed mbps
connection_speed > megabit mbps download gigabit
router > wifi ethernet
wi-fi wifi
pair_device > bluetooth pair connect
streaming_service > netflix youtube spotify disney
streaming > stream twitch
social_media > facebook instagram twitter tiktok
comment_section > comment
programming > code python javascript program
programming_language > python javascript java rust
programming_beginner > learn_to_code first_program hello_world
source_code > code github file
code_editor ide
code_editor > vs_code vim emacs editor
command_line > terminal bash shell prompt command
compile > compiler binary
compiler > gcc compile
debug > print breakpoint step_through bug figure_out
debugger > breakpoint
semicolon > end_of_line
indentation > indent tab space
data_type > string integer float boolean
floating_point > decimal float
recursion > call_itself recursive
syntax_error > typo missing semicolon
unit_test > test assert
refactor > clean_up rewrite rename
version_control > git commit branch merge github
repository repo
repository > repo github clone
data_structure > array list tree hash stack queue
database > sql query postgres mysql
dataset > data rows csv
data_cleaning > missing null duplicate
data_analysis > pandas excel chart average
artificial_intelligence ai
artificial_intelligence > ai chatgpt model machine_learning neural_network
machine_learning > train model data neural
neural_network > layer neuron weight train
language_model > chatgpt llm gpt prompt claude
web_scraping > scrape html beautiful_soup
api > endpoint request json
regular_expression regex
software_developer > code programmer dev coder
software_engineer > developer programmer
mobile_app > app iphone android store
app_store > google_play download
web_server > apache nginx server
cryptocurrency > bitcoin crypto ethereum blockchain
cell_phone mobile_phone smartphone
smartphone > iphone samsung galaxy pixel android
smartwatch > apple_watch garmin fitbit wrist
wearable > wrist
text_message sms
airplane_mode flight_mode
notification > alert ping buzz pop_up
fingerprint_reader > touch_id unlock finger
face_recognition > face_id unlock
unlock > passcode fingerprint
wireless_charging > qi pad magsafe
fast_charging > watt minutes
power_bank > battery_pack milliamp charge
sim_card > sim carrier esim
mobile_network > signal 5g 4g carrier
screen_protector > glass
water_resistance > ip68 waterproof dunk rain
drop_test > drop shatter crack
screenshot screen_grab
photography > photo camera shoot picture lens
photographer > shoot camera
take_photo > shoot snap click picture
digital_camera > dslr mirrorless canon nikon sony
camera_brand > canon nikon sony fuji leica
camera_body > body mirrorless dslr
focal_length > millimetre mm zoom
wide-angle > wide
telephoto_lens > long_lens zoom millimetre
aperture f-stop
aperture > f-stop wide_open stop_down
depth_of_field > blurry_background sharp bokeh shallow
bokeh blurry_background
shutter_speed > hundredth 125th fast slow
long_exposure > tripod bulb
overexposed > too_bright blown_out burnt_out
underexposed > too_dark
dynamic_range > highlight shadow
white_balance > kelvin warm
colour_temperature > kelvin warm
colour_accuracy > srgb calibrate colours
autofocus > focus hunt
out_of_focus > blurry soft
blurry > soft out_of_focus
camera_shake > tripod steady blurry
image_noise > grain grainy iso noisy
image_quality > sharp detail grain colour pixel crisp
megapixel > resolution pixel
viewfinder > see_through
tripod > steady ball_head
softbox > diffuse soft
golden_hour > sunset sunrise
close-up > macro
black-and-white monochrome
raw_file > raw dng
image_editing > photoshop lightroom gimp
retouch > clone heal airbrush
saturation > vibrant vivid
brighten > lighter exposure
sharpness > sharp crisp soft blurry
transparent see-through
transparency > alpha opacity see-through
layer_mask > mask brush
background_removal > cut_out mask erase background
photo_film > film roll kodak 35mm fuji
darkroom > enlarger red_light
develop_film > developer fixer stop_bath tank
camera_bag > backpack strap sling
image_sensor > full_frame crop sensor aps-c
film_director > director directed
film_crew > crew gaffer director
screenplay > script write
film_set > location studio
filming_location > filmed shot location
filming > shoot camera
footage > clip shot video film
b-roll > cutaway
film_review > rating stars score
special_effect vfx
special_effect > cgi green_screen vfx explosion
green_screen > chroma key backdrop
animation > frame keyframe cartoon
stop_motion > frame puppet
frame_rate > fps frames_per_second
slow_motion > slow-mo
time-lapse > speed_up interval
video_resolution > 4k 1080p hd
video_quality > 4k grainy sharp
aspect_ratio > widescreen vertical
gimbal > steady smooth stabiliser
video_editing > premiere final_cut davinci cut timeline
editing_software > premiere final_cut davinci_resolve capcut
edit_video > cut trim timeline clip
split_clip > cut razor blade
colour_grading color_grading
colour_grading > lut grade
colour_correction > white_balance grade
subtitle > caption text
voice-over > narrate record microphone
keyframe > animate start_point
upload > post publish
microphone > mic mike condenser shure lavalier boom
microphone_placement > inch close
lavalier_microphone lapel_mic clip-on
sound_recording > record mic track
sound_engineer > mix engineer
recording_studio > studio booth
recording_software daw
recording_software > daw audacity logic pro_tools ableton reaper
audio_interface > focusrite xlr preamp
sound_card audio_interface
audio_quality > sound bass treble crisp muddy tinny
sound_quality > bass treble mids clear tinny crisp muddy rich
background_noise > hiss hum noise rumble hear
noise_reduction > denoise hiss noise_gate
noise_cancelling anc
noise_cancelling > block_out anc quiet
distortion > fuzz distort crackle
recording_level > gain db peak meter
volume > loud turn_up quiet decibel
loudness > decibel loud volume
equaliser eq
equaliser > eq bass treble boost
reverb > echo
sound_effect > foley
soundproofing > foam panel blanket
acoustic_treatment > foam panel blanket
synthesiser synth
synthesiser > synth moog oscillator
tape_recorder > cassette reel tape
record_player > needle vinyl stylus turntable
headphones earphones
headphones > earbuds over-ear ear_cups cans
earbuds > airpods ear_tips
podcast > episode microphone
video_game > game console
game_console > playstation xbox nintendo switch sega
controller > gamepad joystick thumbstick
handheld_console > steam_deck game_boy
game_genre > shooter rpg puzzle platformer racing strategy
multiplayer > co-op online
single-player > campaign solo
final_boss > boss_fight
boss_fight > boss beat
beat_game > finish complete
difficulty_level > easy hard mode normal
health_points > hp health
save_game > save checkpoint
game_graphics > texture frame_rate ray_tracing
open_world > map explore
side_quest > mission quest
gaming_pc > graphics_card rtx
board_game > dice card
virtual_reality vr
virtual_reality > vr headset quest goggles
motion_sickness > sick queasy
review > rating score verdict recommend
reviewer > test review
overall_impression > overall recommend love verdict
star_rating > stars out_of_five out_of_ten
unboxing unbox
unboxing > box
package_contents in_the_box
package_contents > in_the_box comes_with include
ergonomics > comfortable grip
comfort > comfortable soft cosy
comfortable > comfy soft snug
uncomfortable > sore ache pinch dig_in hurt
dimensions > inch centimetre millimetre
bulky > big chunky
noise_level > decibel loud quiet silent noisy
silent > quiet can't_hear
value_for_money > worth bargain price overpriced
overpriced > expensive too_much rip-off
inexpensive > cheap budget bargain affordable
retail_price > msrp price cost
flagship > top_end best
entry-level > beginner budget basic
high-end > premium expensive
competitor rival
competitor > rival versus compare
predecessor > last_year previous older
disadvantage > don't_like annoying downside con shame
advantage > better pro bonus
annoyance > annoying hate irritate
disappointing > let_down shame
buying_advice > recommend buy worth
warranty guarantee
warranty > guarantee cover
customer_service > support call email
return_product > send_back refund
lifespan > years
intuitive > easy simple obvious
easy_to_use > simple intuitive straightforward
learning_curve > learn get_used
setup_process > set_up
specification > spec spec_sheet
specifications specs
repairability > repair screws glued
sustainable > recycle planet
exhaust_pipe > tailpipe muffler silencer
clutch_plate > slip bite_point release_bearing worn
seized > stuck rusted won't_budge jammed rusted_solid
electrical_conductor > wire copper metal
electric_current > amp milliamp flow
enable > turn_on switch_on tick toggle activate
saddle_type > leather sprung gel brooks
petrol_station > gas_station filling_station garage
slipway > ramp slip
webcam > camera logitech
user_interface ui gui
cylinder_head > valve skim
pry > prise lever crowbar
supercharger > blower boost whine
buckled_wheel > bent wobble spoke out_of_true
wheel_spoke > nipple tension
spare_wheel > spare tyre
import_file > load bring_in drag_in
export_file > save_as render output
default_setting > standard by_default
subtitles > caption text closed_caption
influencer > youtuber follower`,
  sorts: `car_brand car_make > ford toyota honda bmw mercedes audi volkswagen porsche ferrari lamborghini tesla nissan mazda subaru volvo saab peugeot renault citroen fiat chevrolet chevy dodge jeep hyundai kia jaguar bentley vauxhall skoda mitsubishi suzuki lexus cadillac buick land_rover rolls-royce aston_martin
car_model > mustang golf beetle mini civic corolla corvette camaro fiesta miata polo defender prius
motorcycle_brand > harley triumph honda yamaha kawasaki suzuki ducati bmw norton bsa vespa royal_enfield ktm
car_type body_type > saloon sedan estate hatchback coupe convertible suv pickup van roadster limousine minivan station_wagon
vehicle_part car_part > bonnet bumper door wing boot windscreen mirror headlight exhaust radiator wheel tyre seat dashboard engine gearbox axle brake clutch hood trunk fender grille windshield
engine_part > piston cylinder crankshaft camshaft valve head carburettor spark_plug gasket sump flywheel manifold injector pump con_rod timing_belt alternator starter thermostat
engine_type > diesel petrol electric steam two-stroke four-stroke v8 v6 rotary turbine hybrid
fuel_type > petrol diesel electric hydrogen lpg ethanol gasoline propane
vehicle_fluid > oil coolant antifreeze brake_fluid petrol diesel screenwash transmission_fluid
bicycle_part bike_part > frame fork wheel spoke rim hub tyre tube saddle seat_post handlebar stem pedal crank chain cassette derailleur brake lever cable sprocket mudguard bell
bicycle_type bike_type > road_bike mountain_bike gravel_bike e-bike tandem fixie bmx folding_bike cargo_bike hybrid tricycle recumbent
brake_type > disc drum rim v-brake hydraulic caliper coaster
gearbox_type transmission_type > manual automatic cvt dual_clutch semi-automatic
boat_type > yacht dinghy canoe kayak narrowboat barge catamaran ferry trawler speedboat sailboat rowing_boat lifeboat tug ketch sloop schooner raft submarine punt houseboat rib
boat_part > hull keel rudder mast sail deck bow stern tiller anchor propeller cabin cockpit boom bilge rigging transom gunwale
knot > bowline reef_knot clove_hitch half_hitch figure_eight sheet_bend
workshop_machine power_tool > lathe mill milling_machine drill_press bandsaw table_saw grinder planer sander router jigsaw chainsaw compressor welder press drill chop_saw
hand_tool workshop_tool > spanner wrench screwdriver hammer mallet chisel file hacksaw pliers punch tap die ratchet socket vice clamp crowbar scraper allen_key plane
measuring_tool measuring_instrument > micrometer calipers ruler tape_measure gauge level square protractor multimeter scale thermometer dial_indicator feeler_gauge oscilloscope
fastener > bolt screw nut washer rivet nail pin clip staple stud dowel circlip zip_tie cable_tie
adhesive glue > superglue epoxy araldite pva hot_glue wood_glue silicone loctite tape resin contact_adhesive
lubricant > oil grease wd40 wd-40 graphite wax silicone lithium_grease copper_grease beeswax
solvent cleaner > acetone alcohol white_spirit petrol paraffin degreaser brake_cleaner vinegar thinner turpentine detergent kerosene
coating > paint varnish lacquer wax oil primer powder_coat chrome zinc stain shellac gelcoat polyurethane
safety_equipment protective_equipment > goggles glasses gloves mask helmet apron ear_defenders respirator visor earplugs
alloy > brass bronze steel stainless_steel pewter solder duralumin
household_appliance appliance > fridge freezer oven cooker microwave dishwasher washing_machine dryer kettle toaster vacuum hoover iron blender mixer fan heater coffee_machine hob refrigerator
machine_fault fault defect > leak crack rust wear short_circuit seized overheating misfire rattle blown jammed blocked stuck snapped worn broken bent
electronic_component > resistor capacitor transistor diode led chip inductor relay switch fuse transformer battery potentiometer motor sensor speaker crystal coil mosfet
electrical_unit > volt amp watt ohm hertz farad kilowatt milliamp joule
sensor > camera thermometer accelerometer gyroscope lidar radar microphone gps ultrasonic infrared
microcontroller development_board > arduino esp32 raspberry_pi pico stm32 teensy pic
connector > usb hdmi ethernet displayport thunderbolt headphone_jack usb-c xlr vga lightning micro_usb
computer_part computer_component > cpu processor motherboard ram memory graphics_card gpu ssd hard_drive power_supply fan case cooler monitor heatsink
peripheral > keyboard mouse printer monitor webcam scanner headset speaker joystick trackpad
storage_medium storage_device > ssd hard_drive usb_stick sd_card floppy cd dvd tape cassette cartridge blu-ray cloud
computer_brand laptop_brand > apple dell lenovo asus acer microsoft msi razer ibm commodore amiga atari thinkpad macbook toshiba
phone_brand > apple iphone samsung galaxy google pixel nokia huawei xiaomi oneplus motorola sony blackberry htc
processor_brand chip_maker > intel amd arm nvidia qualcomm snapdragon ryzen
gadget electronic_device > phone tablet laptop watch headphones camera speaker drone television console ipad charger router e-reader projector
audio_device > speaker headphones amplifier microphone turntable mixer recorder radio earbuds
tech_company > google apple microsoft amazon facebook meta intel nvidia ibm samsung sony netflix twitter tesla openai oracle adobe nokia
browser > chrome firefox safari edge opera brave internet_explorer netscape
search_engine > google bing duckduckgo yahoo
social_network social_media > facebook instagram twitter tiktok youtube reddit linkedin snapchat whatsapp discord mastodon twitch pinterest
streaming_service > netflix youtube spotify disney hulu twitch itunes
software > word excel powerpoint photoshop premiere blender chrome outlook audacity lightroom gimp illustrator autocad fusion zoom teams slack vscode
office_software > word excel powerpoint outlook libreoffice google_docs
editing_software video_editor > premiere final_cut davinci_resolve imovie capcut after_effects avid kdenlive
recording_software daw > audacity logic pro_tools ableton reaper garageband cubase fl_studio
image_editor > photoshop lightroom gimp affinity canva paint illustrator
code_editor text_editor > vim emacs vscode vs_code notepad sublime eclipse nano xcode atom
linux_distribution distro > ubuntu debian fedora arch mint suse gentoo red_hat centos
database_system database > mysql postgres sqlite mongodb oracle redis mariadb
data_structure > array list stack queue tree hash graph dictionary heap linked_list set tuple
data_type > string integer float boolean char array list double
data_format file_format > json csv xml yaml pdf jpeg png gif mp4 mp3 wav raw html txt zip svg stl
interface_element > button menu icon window tab slider checkbox toolbar field dialog panel sidebar dropdown scrollbar
security_threat > virus malware phishing ransomware trojan hacker spyware worm scam
network_device > router modem switch hub firewall server access_point
chart_type > bar_chart pie_chart histogram scatter_plot line_graph box_plot heat_map
ai_model language_model > chatgpt gpt claude gemini llama copilot
cryptocurrency > bitcoin ethereum dogecoin litecoin
camera_brand > canon nikon sony fuji fujifilm leica pentax olympus panasonic kodak hasselblad polaroid gopro
camera_part > lens sensor shutter viewfinder flash body mirror strap battery hot_shoe
lens_type > prime zoom wide-angle telephoto macro fisheye kit_lens
camera_setting exposure_setting > aperture shutter_speed iso white_balance focus exposure f-stop
camera_equipment photography_equipment > lens tripod flash battery memory_card filter reflector softbox gimbal strap light_meter backpack
lighting_equipment light_source > softbox flash led ring_light lamp reflector umbrella strobe candle torch
camera_shot > close-up wide_shot medium_shot pan zoom tracking overhead establishing dolly
film_genre movie_genre > comedy horror thriller drama action romance western documentary musical animation fantasy sci-fi mystery war
film_crew > director producer editor cameraman gaffer writer cinematographer sound_engineer runner
video_effect > fade transition zoom blur slow_motion green_screen overlay title time-lapse
microphone_type > condenser dynamic ribbon lavalier shotgun boom lapel usb
sound > hum hiss buzz rattle squeak click bang whine rumble squeal knock clunk beep whistle
game_console > playstation xbox nintendo switch sega atari game_boy wii gamecube dreamcast mega_drive steam_deck
video_game > mario zelda minecraft tetris pokemon doom fortnite sonic pac-man pong elden_ring skyrim halo
game_genre > shooter rpg puzzle platformer racing strategy simulation adventure fighting sports survival
review_criterion > price comfort battery_life noise weight size design sound quality durability speed screen camera value performance
product_flaw > heavy noisy plasticky slow bulky battery_life flimsy expensive awkward`,
};
