/** Clothes, crafts, music, sport and travel, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const crafts = {
  english: `hem > turn_up fold_up turn_under edge bottom stitch
hem turn_up
seam > stitch sew_together join edge
seam_allowance > edge half_inch centimetre fifteen_mil quarter_inch leave extra margin
unpick > take_out undo rip_out pull_out unravel seam_ripper
seam_ripper > unpick quick_unpick undo
baste > loose_stitch temporary pin long_stitch hold_in_place running_stitch
overlock serge
overlocker serger
overlock > zigzag fray raw_edge neaten finish_edge
fray > unravel come_apart thread zigzag raw_edge overlock pull_apart
raw_edge > fray cut_edge unfinished zigzag overlock
sewing_machine > foot_pedal bobbin needle presser_foot machine singer
bobbin > thread underneath wind bottom_thread lower_thread
presser_foot > foot lower lift zip_foot
feed_dog > teeth pull_fabric underneath
tension > tight loose pull slack dial thread pucker
pucker > gather bunch_up wrinkle tight tension pull
stitch_length > long short setting dial two_point_five
backstitch > reverse go_back lock secure back_and_forth
slip_stitch > invisible hidden ladder_stitch blind_stitch by_hand
topstitch > row_of_stitches edge visible stitch along
buttonhole > button slit hole snip cut_open
sew_on > button stitch thread needle loop knot
fastener > button zip hook snap popper velcro buckle toggle press_stud
press_stud popper snap
zip zipper
zipper > teeth slider pull tab stuck zip_up
velcro hook_and_loop
elastic > stretch waistband stretchy rubber_band
waistband > elastic waist belt
pleat > fold crease tuck
lining > inside inner silk satin underneath
interfacing > stiff fusible iron_on stabiliser
bias_tape bias_binding
selvedge selvage
selvedge > edge finished woven
sewing_pattern > template paper piece cut_out trace tissue
tailor's_chalk > chalk mark pen washable
mark_fabric > chalk pen pencil washable pin notch
cut_fabric > scissors shears rotary_cutter mat cut_out
rotary_cutter > blade mat ruler cut
fabric > cotton linen wool silk denim jersey fleece felt polyester canvas velvet
textile > fabric cloth wool cotton linen silk weave
wrong_side > inside reverse
right_sides_together > face_to_face inside_out pretty_sides
shrink > pre-wash prewash smaller hot_wash wash_first
pre-wash > wash_first shrink before_you_cut
thread_needle > eye lick poke through
thimble > finger push protect
embroidery > stitch hoop thread floss cross_stitch needlework sew
embroidery_hoop > ring frame tight drum hoop
cross_stitch > grid aida count square
needlework > sew embroidery stitch knit crochet tapestry
applique > patch stick sew_on shape iron_on
quilt > patchwork layer wadding batting block blanket
wadding > padding layer filling fluffy stuff
stuffing > filling fill toy wool wadding fluff
darn > hole sock mend weave needle
mend_clothes > patch darn sew stitch hole rip tear
alteration > take_in let_out shorten hem fit resize
shorten_trousers > hem turn_up take_up cut_off
dressmaking > sew pattern dress fabric
dressmaker seamstress
tailor > suit fit sew alter measure
body_measurement > tape inch centimetre waist bust hip chest
ironing > press steam crease iron
fabric_scrap offcut remnant
fabric_scrap > left_over bit stash
haberdashery notions
cast_on > make_stitches loop slip_knot start needle
cast_off > finish last_stitch pull_through slip_over edge
knit_stitch > loop through wrap off needle front
purl > yarn_forward front bump
stocking_stitch stockinette
ribbing > knit_two purl_two stretchy cuff one_by_one
dropped_stitch > ladder pick_up lose fall_off crochet_hook
drop_stitch > ladder pick_up lose fall_off
swatch > sample square test gauge tension
increase_stitch > yarn_over knit_front_and_back make_one add
decrease_stitch > knit_two_together k2tog slip slip_over lose
yarn > wool ball skein cotton acrylic ply strand
skein > ball wind yarn wool
yarn_weight > dk aran chunky bulky worsted four_ply lace sock thickness
chunky bulky
knitting_needle > circular bamboo size double_pointed metal straight
circular_needle > round cable magic_loop loop
knit_in_the_round > circular double_pointed magic_loop tube
stitch_marker > ring paper_clip mark
weave_in > end tail tuck hide loose_end
loose_end > tail weave_in tuck
cable_stitch > twist cross cable_needle hold_in_front hold_behind
knitting_pattern > row repeat chart asterisk instructions
crochet > hook chain loop yarn
crochet_hook > hook size handle millimetre
chain_stitch > chain loop pull_through
single_crochet double_crochet
double_crochet > yarn_over pull_through loop hook
treble_crochet > yarn_over twice pull_through loop
spinning_wheel > treadle bobbin flyer foot pedal spin
fibre > wool cotton flax hemp strand hair fluff
fleece > sheep wool shear sheepskin
card_wool > comb brush straighten carder
loom > weave warp weft shuttle frame heddle
weave > over_and_under loom in_and_out warp
dye > colour dip bucket soak pot stain vat indigo onion_skin madder bath
tie-dye > rubber_band scrunch swirl fold t-shirt
colourfast > run bleed fade wash_out
colour_run > bleed dye pink wash
basketry > weave willow cane basket reed
basket > willow weave wicker cane
outfit > wear dress trousers jacket shirt shoe look combination
get_dressed > put_on wear clothes
undress > take_off strip
try_on > fit changing_room fitting_room size
fitting_room changing_room
tight_clothes > snug squeeze pinch dig_in fit
snug tight close-fitting
comfortable > comfy soft cosy roomy nice_to_wear
uncomfortable > itchy pinch rub scratchy dig_in
breathable > sweat air cool cotton linen ventilate
sweat > damp breathe hot dry wick
base_layer > merino thermal vest long_john next_to_skin
thermal_underwear long_john
knickers panties
underpants boxers
bra > cup strap underwire support
tights pantyhose
trousers > jeans leg chino slack pants
jeans denim
t-shirt tee
hoodie sweatshirt
waistcoat > suit button
tuxedo dinner_jacket
bow_tie > tie dicky
tie_tie > knot windsor loop neck wide_end
buckle > belt strap hole
shoelace lace
shoelace > tie bow loop knot
footwear > shoe boot sandal trainer sock heel sole slipper
trainer_shoe > sneaker nike adidas running_shoe
wellington_boot welly gumboot rubber_boot
flip-flop sandal
high_heel > heel stiletto
insole > insert arch foam
resole shoe_repair > cobbler sole glue heel
cobbler shoemaker
break_in > new_boots soft stiff wear blister
shoe_polish > wax brush shine leather cream
swimsuit swimming_costume bathing_suit swimwear
dressing_gown bathrobe
pyjamas pajamas nightie
beanie woolly_hat bobble_hat
glove mitten
jewellery > ring necklace earring bracelet pendant brooch gold silver
piercing > pierce earring hole nose stud
gemstone > diamond ruby emerald sapphire stone jewel
spectacles > glasses lens frame
sunglasses shades
second-hand > used thrift vintage charity_shop old pre-loved flea_market
second-hand used pre-owned
charity_shop thrift_store op_shop
fashionable trendy stylish in_fashion
fashionable > trend style cool in_season
unfashionable old-fashioned dated
stylish > chic elegant smart
dress_code > suit smart casual formal black-tie
costume > dress_up fancy_dress outfit wig mask
fancy_dress > costume dress_up halloween
fashion_designer > collection catwalk design couture
catwalk runway
stain > mark spot spill grass wine blood coffee
stain_removal > vinegar bicarb bleach soap soak scrub dab salt
laundry washing
laundry > wash machine load detergent iron dry peg
tumble_dry > dryer shrink heat
clothesline washing_line
clothes_peg clothespin
care_label > wash thirty_degrees tag dry_clean
wash_temperature > thirty forty sixty degrees cold hot
lint fluff
hairdresser barber hairstylist
hairdresser > salon cut stylist scissors
haircut > trim cut short layer fringe bob scissors clipper hairdresser barber snip shave
hairstyle hairdo
hairstyle > bun braid ponytail bob fringe updo curl cut
fringe bangs
braid plait
braid > three_strands cross_over middle strand section weave
ponytail > tie elastic hair_tie gather
hair_tie scrunchie bobble elastic
hairpin bobby_pin kirby_grip grip
hair_clip > slide claw clip barrette
updo > pin_up bun twist chignon
curl > tong wave roller wand ringlet
curling_iron tong curling_wand
straighten_hair > flat_iron straightener ghd sleek
straightener flat_iron
blow-dry > hairdryer brush heat nozzle
hairdryer blow-dryer
hairbrush > comb brush bristle
detangle > knot comb brush tangle conditioner
tangle knot
shampoo > lather wash scalp suds
hair_product > gel wax mousse hairspray oil serum spray pomade
hairspray > hold spray lacquer
dye_hair > colour bleach henna box_dye highlight tint
grey_hair > grey white silver
frizz > frizzy fluffy humid
dandruff > flake scalp itchy
hair_loss > bald thin fall_out recede
bald > hair_loss shave
split_end > trim dry damage
shave > razor blade foam beard lather stubble
hair_removal > wax shave pluck tweezers laser thread epilate
eyebrow brow
eyebrow > pluck tweezers arch pencil thread
makeup cosmetics
makeup > foundation lipstick mascara eyeliner blush powder concealer eyeshadow
apply_makeup > dab blend brush sponge pat dot
blusher > cheek apple pink
makeup_remover > wipe cotton_pad micellar cleanse
skincare > moisturiser cleanser serum cream sunscreen face_wash
moisturise > cream lotion hydrate oil
moisturiser > cream lotion hydrate
sunscreen sun_cream sunblock
sunscreen > spf factor_fifty sunburn burn
sunburn > burn red peel sun_cream
acne > spot pimple breakout zit
pimple zit
manicure > nail file polish cuticle
nail_polish nail_varnish
nail_polish > coat topcoat base_coat paint chip
nail_polish_remover acetone
perfume fragrance
deodorant > armpit sweat
body_odour > smell sweat stink
attractive > pretty handsome beautiful good-looking gorgeous
attractive good-looking
artist > painter sculptor paint draw
artwork > painting drawing sculpture piece canvas
art_supplies > brush paint pencil paper canvas easel pen
paint > acrylic oil watercolour gouache pigment colour
watercolour > wash wet water transparent pan
oil_paint > linseed turpentine slow_drying turps
pigment > colour powder ochre grind
paint_thinner > turpentine turps white_spirit solvent
palette > mix colour tray squeeze_out
mix_colour > blue_and_yellow palette add brush shade
primary_colour > red yellow blue
complementary_colour > opposite colour_wheel
colour_wheel > opposite complementary primary
shading > shadow dark hatch pencil smudge blend cross-hatch
smudge > finger rub smear
brushstroke > stroke dab flick brush sweep
dilute > water thin water_down
impasto > thick texture palette_knife
primer > undercoat base white
easel > stand tripod
sketch > rough pencil quick doodle outline draw
sketchbook > paper page pad notebook
outline > line contour shape edge
draw > pencil line pen sketch paper
charcoal > smudge black stick burn
pastel > chalk stick soft smudge
erase > rub_out rubber
felt-tip marker
paper_weight > gsm gram thick
tracing_paper > trace see-through
perspective > vanishing_point horizon distance smaller converge
vanishing_point > horizon line converge disappear
life_drawing > nude model pose
landscape > hill tree sky field
draw_face > eye nose mouth oval chin ear
calligraphy > nib letter stroke pen ink
handwriting > letter pen cursive write
collage > cut_out glue paper magazine
stencil > cut_out template spray
graffiti > spray_can wall tag
printmaking > lino ink press carve roller etch
etching > acid plate copper ink
sculptor > carve stone clay
sculpture > statue carve clay marble bronze
statue > bronze marble figure
pottery ceramics
pottery > clay wheel kiln glaze pot throw
potter > clay wheel throw
potter's_wheel > spin centre throw
kiln > fire bake oven degrees
fire_pottery > kiln bake degrees bisque
glaze > dip shiny kiln coat
origami > fold paper crease crane
papier-mache > paste newspaper strip balloon
glue > pva stick paste superglue adhesive
glue_gun > hot_glue
scissors > snip blade cut
craft_knife scalpel stanley_knife exacto
varnish > coat gloss protect shine
art_exhibition > gallery show hang wall
art_style > impressionist cubist abstract realist surreal modern
candle_making > wax wick pour melt fragrance
soap_making > lye fat oil mould
woodcarving whittling
whittle > knife carve stick
musician > guitarist pianist violinist saxophonist bassist cellist flautist
orchestra > violin brass woodwind string conductor symphony
ensemble > quartet trio band group
choir chorus
choir > sing soprano alto voice tenor bass
composer > write compose mozart beethoven bach
compose_song > write lyric chord melody tune
songwriter > write_songs lyric
songwriting > lyric verse chorus melody rhyme write
chorus refrain
melody > tune hum sing note
harmony > chord together sing second_voice
chord > finger c_major minor shape strum
chord_progression > four_chords turnaround
tempo > fast slow beats_per_minute speed bpm metronome
time_signature > four-four three-four six-eight count beat waltz
crotchet quarter_note
quaver eighth_note
dynamics > loud quiet soft piano forte crescendo
stave > staff
clef > treble bass
tablature > tab string fret
sight-read > first_time dots
play_by_ear > listen without_music pick_out
improvise > make_up jam solo on_the_spot
rehearse > practise run_through go_over
rehearsal > run_through practise
tune_instrument > peg tuner string sharp flat in_tune pitch
tuner > app clip peg
out_of_tune > sharp flat off wrong_note sour
in_tune > tuner pitch
tuning_peg > turn tighten
guitar > string fret strum pick acoustic electric
fretboard fingerboard neck
plectrum > pick
strum > down_up wrist pick
fingerpick > thumb pluck pattern
pluck > finger pull string
barre_chord > finger_flat across press
restring > new_string peg wind change
string_action > high low buzz saddle bridge
amplifier > speaker loud valve gain volume
effects_pedal > distortion reverb delay stompbox
reverb > echo room
bass_guitar > bass low four_strings
violin > bow fiddle string chin
rosin > bow sticky
piano > key pedal hammer keyboard upright grand
piano_key > black white ivory
synthesizer > knob oscillator keyboard patch
harmonica mouth_organ
drum_kit > snare bass_drum cymbal hi-hat tom
percussion > drum shaker tambourine triangle beat
woodwind > flute clarinet oboe bassoon saxophone
bagpipes > pipe bag drone chanter
instrument_maker luthier
luthier > guitar violin maker wood build
vocal_range > soprano alto tenor bass baritone high low octave
vocal_warm-up > scale hum lip_trill siren
singing_technique > breath diaphragm open_throat posture
falsetto head_voice
microphone mic
record_song > studio take track microphone mix
recording_studio > booth microphone mix desk
mixing_desk > mixer
record_player turntable gramophone
record_player > needle stylus vinyl
earphone headphone earbud
headphones > earbud ear
loudspeaker speaker
musical_genre > jazz blues folk rock punk
playlist > song track
applause > clap cheer
venue > hall club pub arena
busker street_musician
music_lesson > teacher practise scale piano
theatre > stage play actor curtain act audience scene
playwright > wrote write play script
theatre_play > drama comedy tragedy act scene
actor actress > cast role part character line audition
audition > try_out casting part
learn_lines > memorise remember script repeat
forget_lines > dry prompt blank
dress_rehearsal > run_through costume
stage_set > scenery backdrop flat
scenery > backdrop set painted
opening_night premiere first_night
intermission > break ice_cream
puppet > string hand marionette glove
ballet > dancer tutu pointe
choreography choreographer > dance step move routine
dance > step waltz tango salsa turn
dance_partner > lead follow
comedian > joke funny laugh stand-up
stand-up > comedian joke gig
magic_trick > card disappear sleeve coin
author > wrote write novel book
novelist > wrote write author
fiction > novel story made_up
non-fiction > true fact biography
biography > life story
memoir > life story autobiography
genre > crime thriller fantasy romance horror sci-fi
protagonist > hero heroine main_character
antagonist > villain baddie bad_guy
villain baddie bad_guy
plot_twist > surprise turn_out reveal
book_series > trilogy volume sequel
sequel > second_book part_two follow-up next
manuscript > draft page typed
bookshop bookstore
bookbinding > spine glue sew page thread
hardback hardcover
paperback > softcover
poetry > poem verse rhyme
fairy_tale > once_upon_a_time princess witch
football soccer
football_player footballer > striker midfielder defender goalkeeper winger
goalkeeper goalie keeper
goalkeeper > save glove dive
half-time > break fifteen_minutes
extra_time > thirty_minutes penalty
penalty_kick > spot
score_goal > net header shoot volley tap_in equalise
equaliser > draw level
football_pitch > grass field ground turf
football_ground > stadium stand terrace
stadium > stand ground seat
foul > referee yellow_card trip push
offside > flag line behind defender
referee > whistle card decide
spectator > crowd fan watch supporter
relegate > go_down
opponent > other_side rival against
team_captain > skipper armband
championship > cup title league final
runner-up > silver
world_record > fastest beat break
personal_best > pb fastest fastest_time
tennis_stroke > forehand backhand serve volley slice
table_tennis ping-pong
golf_club > iron driver putter wedge
golf_swing > backswing grip hip shoulder follow_through
martial_art > judo karate taekwondo kick belt
swimming_stroke > crawl breaststroke backstroke butterfly
front_crawl freestyle
swimming_length lap
swimming_goggles > leak fog strap
learn_swim > float armband kick
scuba scuba_dive > tank regulator buddy bubble mask
rowing > oar stroke boat cox
skateboard > deck truck wheel trick ollie
ski_slope > piste run black red blue
ski_technique > snowplough parallel turn edge lean
cyclist > rider bike
cycling > bike pedal ride saddle
bicycle_part > chain brake gear pedal saddle wheel tyre
handlebars > grip steer
derailleur > gear shift chain
change_gear > shift click up down
inner_tube > puncture patch flat pump valve
puncture_repair > patch glue tube bucket lever bubble
tyre_pressure > psi bar pump
bicycle_chain > oil link clean stretch
bike_lane cycle_path
horse_riding horseback
horse_riding > trot canter saddle rein stirrup
fitness > shape exercise gym strength stamina
stamina endurance
stamina > last keep_going
workout > exercise gym rep set training sweat
warm_up > stretch loosen jog easy
flexibility > stretch supple bend
strength_training > weight lift dumbbell squat press
weightlifting > barbell bench_press deadlift squat
push-up press-up
push-up > chest floor arm
pull-up chin-up
pull-up > bar hang chin
sit-up crunch
abdominal_muscle abs
abs > core stomach six-pack crunch
build_muscle > bulk protein lift gain
muscle_soreness > ache stiff sore doms
cramp > seize stretch calf
exercise_equipment > dumbbell barbell bench mat band treadmill
jump_rope skipping_rope
personal_trainer > gym coach
yoga_pose > downward_dog warrior cobra tree child's_pose
posture > straight shoulder slouch
breathing_technique > inhale exhale nose belly count
heart_rate > pulse beats_per_minute bpm
marathon > forty-two twenty-six run
half_marathon > twenty-one thirteen_miles
running_pace > minutes_per_mile minutes_per_kilometre slow easy fast
running_shoe > trainer cushion sole
finishing_time > hour minutes clock
training_plan > week mile long_run build_up
blister > rub sock plaster
chafe > rub vaseline
dehydration > thirsty water drink electrolyte
sports_injury > hamstring sprain tear ligament knee ankle strain pull
sprain > twist ankle swell
physiotherapy > exercise physio stretch
camping > tent sleeping_bag campfire campsite stove
campsite campground
campsite > pitch tent field caravan shower_block
pitch_tent > pole peg put_up guy_rope
pitch_tent put_up_tent
tent > pole peg flysheet groundsheet zip
tent_peg > stake hammer ground
guy_rope guyline
guy_rope > peg tight string
tarpaulin tarp
tarpaulin > shelter rope ridge
sleeping_bag > down warm zip rated
sleeping_mat > mattress foam inflate pad
sleeping_mat sleeping_pad
hammock > hang tree strap
campfire > wood kindling log spark tinder light
light_fire start_fire > match kindling tinder spark lighter flint
kindling > stick twig small dry
tinder > birch_bark dry grass fluff
firewood > log split dry stack
extinguish put_out
extinguish > water blow_out
camping_meal > pot noodle bean dehydrated boil
water_filter > squeeze pump drink stream
purify_water > boil filter tablet iodine
head_torch headlamp
torch flashlight
pocket_knife penknife
penknife > blade swiss_army
survival > shelter water fire food
first-aid_kit > plaster bandage
insect_repellent > mosquito midge spray deet
mosquito > bite itch net
camper_van motorhome rv campervan
campervan > van bed convert
hike > walk trail boot kilometre path
hiker walker
hiking_gear > boot pole rucksack waterproof
hiking_boot > ankle leather sole break_in
trekking_pole walking_stick
backpack > strap litre hip_belt pack carry
pack_weight > kilo heavy light
hiking_trail > path marker waymark blaze
waymark > arrow cairn paint post sign
summit > top peak highest
ascent > climb up
descent > down come_down
altitude > metre high feet above_sea_level
altitude_sickness > headache thin_air dizzy
elevation > metre high climb
steep > scramble slope hill
terrain > rocky muddy flat steep path
mountain_hut refuge bothy
contour_line > steep map close_together
get_lost > lost wrong_turn turn_back no_idea
mountain_rescue > helicopter call whistle
avalanche > snow slide beacon
forage > mushroom berry wild_garlic nettle pick
geocache > hide find gps
climbing > rope harness rock hold wall
climbing_gear > harness rope carabiner chalk helmet shoe quickdraw
climbing_hold > jug crimp sloper pinch pocket
carabiner karabiner
carabiner > clip gate screw
harness > strap leg_loop buckle
belay > rope hold catch device
belay_device > grigri tube brake
abseil > rope down lower
climbing_protection > nut cam bolt piton anchor
climbing_grade > six_a seven five_ten hard
handhold > jug crimp grip ledge
fear_of_heights vertigo
fear_of_heights > look_down scared
fishing > rod line hook bait cast reel fly
angler fisherman
bait > worm maggot lure bread
fishing_tackle > hook line float weight reel rod
fishing_rod > pole reel
fishing_line > pound nylon braid
cast_line > flick swing throw rod
catch_fish > bite hook reel_in net land
fish_bite > nibble tug pull float
land_fish > net reel_in
fly_fishing > fly cast trout line
gut_fish > knife belly inside clean
fishing_boat trawler
release_fish > throw_back let_go
boat > dinghy canoe kayak yacht rowing_boat narrowboat
vessel > ship boat
sailing_boat > yacht dinghy ketch
sailing_boat sailboat
sail > mainsail jib hoist wind boat
port_side > left
starboard > right
steer > tiller wheel rudder turn
capsize > turn_over tip_over roll upside_down
moor tie_up
moor > rope quay bollard cleat
mooring > rope quay berth
harbour > port quay dock marina
life_jacket life_vest buoyancy_aid
narrowboat > canal lock barge
canal_lock > gate paddle windlass
seasick seasickness > sick throw_up ginger horizon
traveller > backpacker tourist
tourist > visitor sightsee camera
itinerary > day_one route stop plan day_two
solo_travel > alone by_myself on_my_own
sightseeing > tour visit castle museum
tourist_attraction > castle museum tower cathedral sight
landmark > tower statue bridge
monument > statue memorial
tour_guide > show_around explain
travel_insurance > cover claim
foreign_currency > exchange cash dollar euro
exchange_rate > worth convert
reservation booking
reservation > book table room
packing_list > bring take sock toothbrush
suitcase > wheel handle pack
luggage_allowance > kilo hand_luggage
hand_luggage carry-on cabin_bag
check_in > desk bag
lost_luggage > missing carousel
departure_time > leave o'clock
aeroplane airplane
flight_attendant stewardess cabin_crew
turbulence > bumpy shake
jet_lag > tired sleep time_zone
travel_time > hour take
travel_cost > cheap ticket fare euro
ticket fare
fare > ticket price single return
return_ticket round_trip
single_ticket one-way
rail_pass interrail
rail_station train_station
train_station > platform ticket
train_driver engine_driver
sleeper_train night_train
subway > metro tube line
tram streetcar trolley
steam_engine locomotive
rail_delay > late wait cancel
miss_train > too_late gone next_train
catch_train > run make_it
timetable schedule
timetable > every_hour every_ten_minutes leave
bus_frequency > every_hour every_ten_minutes
public_transport > bus train tram metro
public_transport transit
taxi cab
ride-sharing > uber
hitchhike hitchhiker > thumb lift
car_rental car_hire
motorway highway freeway
petrol_station gas_station
petrol_station > fill_up pump
roadside_assistance > tow breakdown
car_breakdown > tow broke_down
speed_limit > miles_per_hour kilometres_an_hour
traffic_light stoplight
pedestrian_crossing zebra_crossing crosswalk
avenue boulevard
town_square plaza
town_square > market fountain
town_centre downtown city_centre
outskirts > edge suburb
neighbourhood > street area quarter
cemetery graveyard
playground > swing slide climbing_frame
street_lamp streetlight
directions give_directions > turn_left turn_right straight_on
straight_on straight_ahead
ask_directions > where_is lost
shopkeeper > behind_the_counter sell shop
shop_assistant > counter
shopping > buy shop bag mall
shopping_centre mall shopping_mall
supermarket grocery_store
grocery > supermarket milk bread
pharmacy chemist drugstore
shopping_trolley shopping_cart
bargain > cheap deal half_price
haggle > price too_much offer
return_item > refund receipt take_back send_back
refund > money_back
opening_hours > open closed o'clock
out_of_stock sold_out
sold_out > none_left gone
flea_market > stall second-hand bargain haggle
garage_sale yard_sale car_boot_sale
auction > bid hammer lot
order_online > amazon parcel deliver
pay_by_card > tap contactless
hotel_room > bed bathroom key
bed_and_breakfast guesthouse
guesthouse > room breakfast
hostel > dorm bunk
dormitory dorm
receptionist > desk key check_in
elevator > lift
corridor hallway
overnight_stay > night sleep
nightly_rate hotel_price > a_night per_night
fully_booked > full no_room
buffet > help_yourself
weather_forecast > rain sunny tomorrow
good_weather > sunny sun blue_sky warm
bad_weather > rain wind storm pour
rain > drizzle pour shower downpour chuck_it_down
get_wet > soak rain drench
drench soak
heatwave > hot thirty forty
humid muggy
humid > sticky sweat
hot_weather > heatwave boil sweat scorch
wind > gust breeze blow gale
thunderstorm > lightning thunder
blizzard > snow wind
visibility > fog mist
hurricane typhoon cyclone
tornado twister
jungle rainforest
hobby > collect knit paint model fish pastime
hobby pastime
hobbyist enthusiast amateur
collector > collect rare collection
model_kit > plane glue paint airfix
model_railway > track train layout gauge
jigsaw jigsaw_puzzle > piece edge corner
crossword > clue across down
rubik's_cube > turn algorithm
board_game > dice counter card move
playing_card > ace king queen jack deck
chess chess_piece > pawn king queen knight bishop rook
draughts checkers
noughts_and_crosses tic-tac-toe
photography > camera lens shutter aperture
photographer > camera shoot picture
shutter_speed > fast slow blur
tripod > leg stand steady
blurry out_of_focus
blurry > shake move focus
toy > doll teddy lego train ball puzzle
toy_brick building_block lego
soft_toy cuddly_toy stuffed_animal plush
soft_toy > teddy bunny bear
doll's_house dollhouse
playdough play-doh
sandpit sandbox
climbing_frame jungle_gym
bedtime_story > read
pushchair stroller buggy
cot crib
nappy diaper
change_nappy > wipe clean bottom
pacifier > dummy
baby_bottle > milk feed formula
breastfeed > milk latch
baby_food > puree mash spoon
car_seat > strap buckle
baby_carrier > sling wrap
potty_training > toilet wee
babysitter childminder nanny
nursery daycare kindergarten
choking_hazard > swallow small
birthday > cake candle present party
face_paint > sponge tiger
wrap_gift gift_wrap > paper ribbon tape bow
craft_for_kids > glue glitter paper cut
clothes_size > small medium large fit
fabric_type > cotton linen wool silk denim polyester
fabric_amount > metre yard
project_duration > hour weeks month take
difficulty_level > beginner easy hard
beginner's_mistake > wrong too_tight forgot
durable hard-wearing
durable > last tough year strong
waterproof_jacket > gore-tex rain
foldable > fold_up collapse
sweepstake raffle
handmade > by_hand made_myself homemade
handmade homemade
audience_reaction > clap laugh cheer boo
eraser > rubber
paintbrush > brush bristle round flat sable
inflate > blow_up pump_up pump air
underground subway metro
checkout > cashier queue pay counter
abseil rappel
caravan trailer
racket racquet
theatre theater
fibre fiber
jewelry jewellery
harbour harbor
watercolour watercolor
moustache mustache
traveller traveler
neighbourhood neighborhood
rehearsal practice
referee umpire
turpentine turps white_spirit
bind_off cast_off
lobby foyer
handbag purse
bobbin spool
unpick undo seam_ripper
fabric cloth material textile
vacancy > free room available
beginner_project > easy first simple scarf
sewing_supplies > needle thread pin scissors machine
knitting_supplies > needle yarn wool marker
clothing_repair > patch darn sew stitch button
clothing_material > cotton wool polyester linen leather
garment_care > wash iron delicate thirty_degrees
shrinkage > shrink smaller hot_wash
garment_fit > tight loose snug baggy
hair_length > long short shoulder chin inch
hair_colour > blonde brown red black ginger grey
hair_type > curly straight wavy thick fine
skin_type > dry oily sensitive greasy
skin_care_routine > cleanse moisturise morning night
drying_time > dry hour overnight wait touch_dry
art_technique > blend layer hatch wash dab
musical_instrument > guitar piano violin drum flute
music_theory > chord scale key interval
music_practice > practise every_day slow minutes
finger_position > fret string index ring_finger
music_band > singer drummer guitarist bassist
band_member > singer drummer guitarist bassist
record_deal > sign label contract
concert_ticket > sold_out queue
performance_anxiety > nerves stage_fright shake
stage_fright > nerves shake sweat frozen
literary_award > prize booker won
match_result > won lost beat nil draw
final_score > won lost beat nil draw
team_sport > football rugby hockey basketball
sports_venue > stadium ground court pool
sports_kit > shirt shorts boot glove
training_frequency > times_a_week every_day twice
training_session > practise hour drill coach
running_distance > kilometre mile marathon lap
exercise_benefit > stronger fitter healthier lose_weight
exercise_duration > minutes seconds hold
rest_day > recover day_off
body_fat > lean weight percent
hiking_distance > kilometre mile
hike_duration > hour day walk
hiking_food > snack nuts sandwich bar
trail_marking > arrow paint waymark cairn sign
overnight_shelter > hut tent cabin lean-to
campsite_fee > a_night pay
campsite_facility > toilet shower water
tent_weight > kilo gram light
water_source > stream spring tap river
wild_animal > bear wolf snake fox boar
dangerous_animal > bear snake shark wolf crocodile
fishing_spot > lake river pier bank
travel_route > via drive through cross
travel_companion > friend husband wife together
means_of_transport > bus train car bike foot ferry
transit_time > hour minutes take
travel_budget > cheap a_day spend
travel_tip > pack bring book_early avoid
missed_connection > late next_train ran
delay_duration > late hour minutes wait
boat_trip > ferry cruise sail
border_control > passport guard stamp
sleeping_place > tent hotel hostel bed floor
room_rate > a_night per_night
room_condition > dirty clean smell noisy
hotel_complaint > noisy dirty smell cold
hotel_facility > pool gym wifi breakfast
shop_opening > open o'clock sunday
price_reduction > half_price off discount sale
payment_method > cash card contactless
street_performer > busker juggle hat
weather_condition > rain sun wind snow cold hot
rainfall > rain pour wet shower
wind_strength > gale gust knot breeze
air_temperature > degrees cold hot minus
collection_value > worth fortune
children's_book > picture story bedtime
child_activity > paint play craft game
facial_hair > beard moustache stubble
soother pacifier
transportation transport`,
  sorts: `fabric cloth textile > cotton linen wool silk denim jersey fleece felt velvet corduroy canvas tweed satin chiffon lace muslin calico polyester nylon lycra viscose rayon flannel leather suede tulle gingham chintz hessian burlap cashmere
fibre yarn > wool cotton acrylic alpaca mohair cashmere merino silk linen flax hemp bamboo jute angora polyester nylon sisal
sewing_tool > needle pin thimble scissors shears seam_ripper unpicker bobbin rotary_cutter tape_measure iron chalk pincushion bodkin hoop mat
stitch > backstitch running_stitch whip_stitch blanket_stitch satin_stitch chain_stitch cross_stitch zigzag ladder_stitch slip_stitch overlock french_knot straight_stitch basting topstitch
knitting_stitch > garter stockinette rib purl moss_stitch cable lace
fastener fastening closure > button zip zipper hook velcro snap popper buckle toggle drawstring lace press_stud
handicraft craft needlework > sewing knitting crochet embroidery quilting weaving spinning felting macrame tapestry pottery origami patchwork lacemaking basketry beading cross-stitch whittling dyeing
natural_dye > indigo madder woad onion turmeric walnut avocado weld cochineal lichen
garment clothing > shirt t-shirt trousers jeans leggings shorts skirt dress blouse jumper sweater cardigan hoodie sweatshirt jacket coat anorak parka suit waistcoat tie scarf glove mitten hat sock tights pyjamas dressing_gown dungarees overalls kilt bra pants vest poncho raincoat cape
footwear shoe > boot trainer sneaker sandal slipper heel loafer welly wellington clog flip-flop moccasin brogue plimsoll
hat headwear headgear > cap beanie beret bonnet helmet hood turban bowler top_hat headscarf sombrero balaclava
accessory > belt scarf hat glove bag tie watch sunglasses handbag purse umbrella bracelet necklace
jewellery jewelry > ring necklace earring bracelet brooch pendant bangle chain watch tiara cufflink anklet
gemstone jewel > diamond ruby emerald sapphire pearl amber opal jade amethyst topaz garnet turquoise
pattern > stripe check tartan plaid polka_dot floral paisley herringbone gingham houndstooth camouflage
hairstyle haircut > bob fringe braid plait bun ponytail pigtail dreadlocks mohawk mullet crew_cut perm curl pixie undercut afro updo
hair_product > shampoo conditioner gel wax mousse hairspray pomade serum oil cream
hair_tool > comb brush scissors clipper razor hairdryer straightener tong roller curler hairpin
makeup cosmetic > foundation concealer powder blush bronzer highlighter mascara eyeliner eyeshadow lipstick lip_gloss primer nail_polish
skincare_product > cleanser toner serum moisturiser sunscreen cream lotion scrub mask
paint > acrylic oil watercolour gouache enamel emulsion tempera spray
pigment > ochre umber sienna ultramarine cobalt cadmium titanium vermilion crimson
drawing_material art_material > pencil charcoal pastel crayon ink pen chalk marker paper canvas eraser graphite
art_form > painting drawing sculpture pottery photography printmaking dance music theatre poetry collage calligraphy
art_movement > impressionism cubism surrealism expressionism baroque renaissance romanticism realism
painter artist > picasso monet rembrandt turner constable vermeer cezanne matisse dali warhol goya titian raphael leonardo michelangelo klimt munch hockney
string_instrument > violin viola cello guitar harp banjo mandolin ukulele lute double_bass fiddle zither sitar
wind_instrument woodwind > flute clarinet oboe bassoon saxophone recorder piccolo whistle bagpipes
brass_instrument > trumpet trombone horn tuba cornet bugle euphonium
percussion_instrument drum > snare cymbal tambourine triangle xylophone bongo timpani maracas marimba glockenspiel bass_drum hi-hat
keyboard_instrument > piano organ harpsichord accordion synthesizer
guitar_part > neck fret bridge nut string pickup saddle headstock tuning_peg soundhole
voice_type > soprano alto tenor bass baritone mezzo-soprano countertenor
musical_style genre > jazz blues rock pop folk punk metal soul funk reggae techno house classical country opera hip-hop rap gospel swing disco ska bluegrass ambient
composer > bach mozart beethoven schubert brahms chopin wagner verdi vivaldi handel haydn tchaikovsky debussy elgar mahler dvorak stravinsky
dance > waltz tango salsa ballet foxtrot polka samba flamenco jive quickstep rumba tap morris ceilidh
book_genre book literature > novel thriller romance fantasy biography memoir poetry science_fiction crime mystery horror cookbook textbook comic diary
theatre_job > actor director playwright prompter stagehand understudy usher
sport > hockey squash badminton volleyball netball lacrosse archery fencing judo karate rowing canoeing surfing skiing snowboarding skating cycling marathon triathlon gymnastics athletics darts snooker bowls curling polo climbing
sports_equipment > ball bat racket stick club net goal helmet glove skate puck shuttlecock paddle mat
exercise > squat lunge plank push-up press-up pull-up sit-up crunch deadlift burpee bench_press curl stretch star_jump step-up
gym_equipment > dumbbell barbell treadmill kettlebell rowing_machine exercise_bike bench mat skipping_rope elliptical
muscle > bicep tricep quad hamstring calf glute abs pectoral deltoid trapezius core
swimming_stroke > crawl breaststroke backstroke butterfly freestyle sidestroke
martial_art > judo karate taekwondo boxing wrestling aikido kung_fu kickboxing
football_position > goalkeeper defender midfielder striker winger
athletics_event > sprint hurdle relay marathon long_jump high_jump javelin discus shot_put pole_vault decathlon
camping_gear equipment > tent sleeping_bag stove mat torch rucksack hammock tarp lantern penknife rope map compass headlamp water_bottle peg
climbing_gear > rope harness carabiner helmet chalk quickdraw cam nut crampon ice_axe belay_device piton sling
knot > bowline reef_knot clove_hitch figure_eight half_hitch sheet_bend slip_knot granny_knot overhand prusik
freshwater_fish fish > trout pike perch carp roach bream tench eel salmon grayling barbel zander bass catfish
bait lure > worm maggot bread fly spinner spoon corn minnow
boat vessel > canoe kayak dinghy yacht barge narrowboat ferry trawler punt raft catamaran rowing_boat lifeboat speedboat tanker schooner sailing_boat gondola
boat_part > hull keel mast sail rudder tiller bow stern anchor deck boom rigging oar propeller cabin
bicycle_part > wheel chain brake gear pedal saddle handlebar frame tyre spoke fork hub derailleur crank
transport > train bus tram taxi underground metro ferry plane bicycle car coach boat scooter cable_car
accommodation lodging > hotel hostel guesthouse campsite tent cabin hut apartment inn motel villa cottage airbnb caravan bed_and_breakfast
travel_document > passport visa ticket boarding_pass driving_licence
luggage bag > suitcase rucksack backpack handbag holdall duffel trunk briefcase tote pannier
sight tourist_attraction > castle cathedral museum palace tower bridge temple gallery beach waterfall market fountain ruin square zoo
landscape terrain > mountain hill valley forest desert beach cliff moor marsh meadow lake river canyon glacier island
shop store > bakery butcher greengrocer fishmonger pharmacy chemist florist newsagent bookshop supermarket hardware_store jeweller shoe_shop ironmonger delicatessen off-licence
street road > avenue lane alley boulevard motorway square roundabout path
weather > thunder lightning blizzard gale breeze heatwave hurricane tornado sleet shower drizzle fog hail snow sunshine cloud frost
hobby pastime > knitting sewing fishing gardening cooking painting reading photography cycling birdwatching chess hiking running stamp woodworking pottery singing baking dancing
collectible > stamp coin card comic postcard badge doll medal toy bottle
toy > doll teddy_bear lego puzzle train_set kite ball yo-yo marbles balloon spinning_top rocking_horse building_block jigsaw playdough water_pistol
board_game game > chess draughts monopoly scrabble backgammon ludo cluedo poker bridge rummy dominoes solitaire catan mahjong
chess_piece > pawn rook knight bishop queen king
playground_equipment > swing slide seesaw climbing_frame roundabout sandpit trampoline
baby_item > nappy pram pushchair cot dummy bottle bib blanket car_seat high_chair
birthday_item > cake candle balloon present`,
};
