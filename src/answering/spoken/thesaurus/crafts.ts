/** Clothes, crafts, music, sport and travel, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const crafts = {
  english: `hem > turn_up fold_up turn_under
seam > stitch sew_together join
seam_allowance > half_inch centimetre fifteen_mil quarter_inch margin
unpick > take_out undo rip_out pull_out unravel seam_ripper
seam_ripper > unpick quick_unpick undo
baste > loose_stitch temporary pin long_stitch hold_in_place running_stitch
overlock serge
overlocker serger
overlock > zigzag fray raw_edge neaten finish_edge
fray > unravel come_apart zigzag raw_edge overlock pull_apart
raw_edge > fray cut_edge unfinished zigzag overlock
sewing_machine > machine singer
bobbin > bottom_thread lower_thread
presser_foot > foot zip_foot
feed_dog > teeth pull_fabric
tension > tight loose slack
pucker > gather bunch_up wrinkle
stitch_length > long short setting dial two_point_five
backstitch > reverse go_back lock secure back_and_forth
slip_stitch > invisible hidden ladder_stitch blind_stitch by_hand
topstitch > row_of_stitches visible stitch
buttonhole > button slit hole snip cut_open
sew_on > button stitch
fastener > button zip hook snap popper velcro buckle toggle press_stud
press_stud popper snap
zip zipper
zipper > slider zip_up
velcro hook_and_loop
elastic > stretch waistband stretchy rubber_band
waistband > elastic waist
pleat > fold crease tuck
lining > inner silk satin
interfacing > stiff fusible iron_on stabiliser
bias_tape bias_binding
selvedge selvage
selvedge > edge woven
sewing_pattern > template paper cut_out trace tissue
tailor's_chalk > chalk mark pen washable
mark_fabric > chalk pen pencil washable pin notch
cut_fabric > scissors shears rotary_cutter cut_out
fabric > cotton linen wool silk denim jersey fleece felt polyester canvas velvet
textile > fabric cloth wool cotton linen silk weave
wrong_side > reverse
right_sides_together > face_to_face inside_out pretty_sides
shrink > pre-wash prewash smaller hot_wash wash_first
pre-wash > wash_first shrink before_you_cut
thread_needle > eye lick poke
thimble > finger protect
embroidery > stitch hoop thread floss cross_stitch needlework sew
embroidery_hoop > ring frame hoop
cross_stitch > grid aida count square
needlework > sew embroidery stitch knit crochet tapestry
applique > patch sew_on iron_on
quilt > patchwork wadding batting blanket
wadding > padding filling
stuffing > filling fill wadding fluff
darn > hole sock mend weave
mend_clothes > patch darn sew stitch hole rip tear
alteration > take_in let_out shorten hem fit resize
shorten_trousers > hem turn_up take_up cut_off
dressmaking > sew pattern dress fabric
dressmaker seamstress
tailor > sew alter measure
body_measurement > tape inch centimetre waist bust hip chest
ironing > press steam crease iron
fabric_scrap offcut remnant
fabric_scrap > left_over stash
haberdashery notions
cast_on > make_stitches loop slip_knot
cast_off > finish last_stitch pull_through slip_over
knit_stitch > loop wrap
purl > yarn_forward bump
stocking_stitch stockinette
ribbing > knit_two purl_two stretchy cuff one_by_one
dropped_stitch > ladder pick_up lose fall_off crochet_hook
drop_stitch > ladder pick_up lose fall_off
swatch > sample square test gauge tension
increase_stitch > yarn_over knit_front_and_back make_one add
decrease_stitch > knit_two_together k2tog slip slip_over lose
yarn > wool ball skein cotton acrylic ply strand
skein > ball yarn wool
yarn_weight > dk aran chunky bulky worsted four_ply lace sock thickness
chunky bulky
knitting_needle > circular bamboo double_pointed
circular_needle > cable magic_loop loop
knit_in_the_round > circular double_pointed magic_loop tube
stitch_marker > ring paper_clip mark
weave_in > tail tuck hide loose_end
loose_end > tail weave_in tuck
cable_stitch > twist cross cable_needle hold_in_front hold_behind
knitting_pattern > row repeat chart asterisk instructions
crochet_hook > hook
chain_stitch > chain loop pull_through
double_crochet > yarn_over pull_through loop hook
treble_crochet > yarn_over twice pull_through loop
spinning_wheel > treadle bobbin flyer foot pedal spin
fibre > wool cotton flax hemp strand hair fluff
fleece > sheep wool shear sheepskin
card_wool > comb brush straighten carder
loom > weave warp weft shuttle heddle
weave > over_and_under loom in_and_out warp
dye > colour stain vat indigo onion_skin madder
tie-dye > rubber_band scrunch swirl fold t-shirt
colourfast > bleed fade wash_out
colour_run > bleed dye pink wash
basketry > weave willow cane basket reed
basket > willow wicker cane
outfit > wear dress trousers jacket shirt shoe
get_dressed > put_on wear clothes
undress > take_off strip
try_on > fit changing_room fitting_room size
fitting_room changing_room
tight_clothes > snug squeeze pinch dig_in fit
snug tight close-fitting
comfortable > comfy soft cosy roomy nice_to_wear
uncomfortable > itchy pinch rub scratchy dig_in
breathable > sweat air cotton linen ventilate
base_layer > merino thermal vest long_john next_to_skin
thermal_underwear long_john
knickers panties
underpants boxers
bra > underwire
tights pantyhose
trousers > jeans chino slack pants
jeans > denim
t-shirt tee
hoodie sweatshirt
tuxedo dinner_jacket
bow_tie > tie dicky
tie_tie > knot windsor loop neck wide_end
shoelace > lace
shoelace > tie bow loop knot
footwear > shoe boot sandal trainer sock heel sole slipper
trainer_shoe > sneaker nike adidas running_shoe
wellington_boot welly gumboot rubber_boot
flip-flop > sandal
high_heel > heel stiletto
insole > insert arch foam
resole shoe_repair > cobbler sole glue heel
cobbler shoemaker
shoe_polish > wax shine cream
swimsuit swimming_costume bathing_suit swimwear
dressing_gown bathrobe
pyjamas pajamas
beanie woolly_hat bobble_hat
glove mitten
jewellery > ring necklace earring bracelet pendant brooch gold silver
piercing > pierce earring hole nose stud
gemstone > diamond ruby emerald sapphire stone jewel
spectacles > glasses lens frame
sunglasses shades
second-hand > thrift vintage charity_shop pre-loved flea_market
second-hand pre-owned
charity_shop thrift_store op_shop
fashionable trendy stylish in_fashion
fashionable > trend style in_season
unfashionable old-fashioned
stylish > chic elegant smart
dress_code > suit smart casual formal black-tie
costume > dress_up fancy_dress outfit wig mask
fancy_dress > costume dress_up halloween
fashion_designer > collection catwalk design couture
catwalk > runway
stain > mark spot spill
stain_removal > vinegar bicarb bleach soap soak scrub dab salt
laundry washing
laundry > wash detergent
tumble_dry > dryer shrink heat
clothesline washing_line
clothes_peg clothespin
care_label > wash thirty_degrees tag dry_clean
wash_temperature > thirty forty sixty degrees cold hot
lint fluff
hairdresser barber hairstylist
hairdresser > salon stylist
haircut > trim cut short layer fringe bob scissors clipper hairdresser barber snip shave
hairstyle hairdo
hairstyle > bun braid ponytail bob fringe updo curl cut
fringe bangs
braid plait
braid > three_strands cross_over middle strand section weave
ponytail > tie elastic hair_tie gather
hair_tie scrunchie bobble
hairpin bobby_pin kirby_grip
hair_clip > claw clip barrette
updo > pin_up bun twist chignon
curl > tong wave roller wand ringlet
curling_iron curling_wand
straighten_hair > flat_iron straightener ghd sleek
straightener flat_iron
blow-dry > hairdryer
hairdryer blow-dryer
hairbrush > comb brush bristle
detangle > knot comb brush tangle conditioner
tangle > knot
shampoo > lather wash scalp suds
hair_product > gel wax mousse hairspray oil serum spray pomade
hairspray > spray lacquer
dye_hair > colour bleach henna box_dye highlight tint
grey_hair > grey white silver
frizz > frizzy fluffy
dandruff > flake scalp itchy
hair_loss > bald thin fall_out recede
bald > hair_loss shave
split_end > trim dry damage
shave > razor lather stubble
hair_removal > wax shave pluck tweezers laser thread epilate
eyebrow brow
makeup cosmetics
makeup > foundation lipstick mascara eyeliner blush powder concealer eyeshadow
apply_makeup > dab blend brush sponge pat dot
blusher > cheek
makeup_remover > wipe cotton_pad micellar cleanse
skincare > moisturiser cleanser serum cream sunscreen face_wash
moisturise > cream lotion hydrate oil
moisturiser > cream lotion hydrate
sunscreen sun_cream sunblock
sunscreen > spf factor_fifty sunburn burn
sunburn > burn red peel sun_cream
acne > spot pimple breakout zit
pimple zit
manicure > nail polish cuticle
nail_polish nail_varnish
nail_polish > coat topcoat base_coat paint chip
nail_polish_remover acetone
perfume fragrance
deodorant > armpit sweat
body_odour > smell sweat stink
attractive > pretty handsome beautiful good-looking gorgeous
attractive good-looking
artist > painter sculptor paint draw
artwork > painting drawing sculpture canvas
art_supplies > brush paint pencil paper canvas easel pen
paint > acrylic oil watercolour gouache pigment colour
watercolour > wash transparent
oil_paint > linseed turpentine slow_drying turps
pigment > colour powder ochre
paint_thinner > turpentine turps white_spirit solvent
palette > colour
mix_colour > blue_and_yellow palette shade
primary_colour > red yellow blue
complementary_colour > opposite colour_wheel
colour_wheel > opposite complementary primary
shading > shadow dark hatch pencil smudge blend cross-hatch
smudge > finger rub smear
brushstroke > stroke dab flick brush sweep
dilute > water thin water_down
impasto > thick texture palette_knife
primer > undercoat base
easel > tripod
sketch > doodle outline draw
sketchbook > pad notebook
outline > contour shape
draw > pencil sketch
pastel > chalk
erase > rub_out rubber
felt-tip > marker
paper_weight > gsm gram thick
tracing_paper > trace see-through
perspective > vanishing_point horizon converge
vanishing_point > horizon converge disappear
life_drawing > nude model pose
draw_face > eye nose mouth oval chin ear
calligraphy > nib letter stroke pen ink
handwriting > letter pen cursive write
collage > cut_out glue paper magazine
stencil > cut_out template spray
graffiti > spray_can tag
printmaking > lino ink press carve roller etch
etching > acid plate copper ink
sculptor > carve stone clay
sculpture > statue carve clay marble bronze
statue > bronze marble
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
scissors > snip
craft_knife stanley_knife exacto
varnish > coat gloss protect shine
art_exhibition > gallery
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
melody > tune hum sing
harmony > chord sing second_voice
chord > c_major minor strum
chord_progression > four_chords turnaround
tempo > fast slow beats_per_minute speed bpm metronome
time_signature > four-four three-four six-eight count beat waltz
crotchet quarter_note
quaver eighth_note
dynamics > loud quiet crescendo
clef > treble bass
tablature > tab
sight-read > dots
play_by_ear > listen without_music pick_out
improvise > make_up jam solo on_the_spot
rehearse > practise run_through go_over
rehearsal > run_through practise
tune_instrument > peg tuner string sharp flat in_tune pitch
out_of_tune > sharp flat wrong_note sour
in_tune > tuner pitch
tuning_peg > tighten
guitar > fret strum
fretboard fingerboard
plectrum > pick
strum > down_up
fingerpick > thumb pluck
pluck > pull
barre_chord > finger_flat press
restring > new_string
string_action > high low buzz saddle bridge
amplifier > speaker gain volume
effects_pedal > distortion reverb delay stompbox
reverb > echo room
bass_guitar > bass four_strings
violin > fiddle
rosin > bow sticky
piano > keyboard grand
piano_key > black white ivory
synthesizer > oscillator keyboard patch
harmonica mouth_organ
drum_kit > snare bass_drum cymbal hi-hat tom
percussion > drum shaker tambourine triangle beat
woodwind > flute clarinet oboe bassoon saxophone
bagpipes > pipe bag drone chanter
instrument_maker luthier
luthier > maker
vocal_range > soprano alto tenor bass baritone high low octave
vocal_warm-up > scale hum lip_trill siren
singing_technique > breath diaphragm open_throat posture
falsetto head_voice
microphone mic
record_song > studio track microphone mix
recording_studio > booth
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
theatre > stage play
playwright > wrote write play script
theatre_play > drama comedy tragedy
actor actress > cast role character
audition > try_out casting
learn_lines > memorise remember script repeat
forget_lines > dry prompt blank
dress_rehearsal > run_through costume
stage_set > scenery backdrop flat
scenery > backdrop painted
opening_night premiere first_night
intermission > break
puppet > marionette
ballet > dancer tutu pointe
choreography choreographer > dance step move routine
dance > waltz tango salsa
dance_partner > lead follow
comedian > joke funny laugh stand-up
stand-up > comedian joke gig
magic_trick > card disappear sleeve coin
author > wrote write novel book
novelist > wrote write author
fiction > novel story made_up
non-fiction > fact biography
biography > life story
memoir > life story autobiography
genre > crime thriller fantasy romance horror sci-fi
protagonist > hero heroine main_character
antagonist > villain baddie bad_guy
villain baddie bad_guy
plot_twist > surprise turn_out reveal
book_series > trilogy volume sequel
sequel > second_book part_two follow-up
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
half-time > break fifteen_minutes
extra_time > thirty_minutes penalty
penalty_kick > spot
score_goal > net header shoot volley tap_in equalise
football_pitch > grass field ground turf
football_ground > stadium stand terrace
stadium > stand ground
foul > referee yellow_card trip push
offside > flag defender
referee > whistle
spectator > crowd fan watch supporter
relegate > go_down
opponent > other_side rival
team_captain > skipper armband
championship > cup title league final
runner-up > silver
world_record > fastest beat break
personal_best > pb fastest fastest_time
tennis_stroke > forehand backhand serve volley slice
table_tennis ping-pong
golf_club > iron driver putter wedge
golf_swing > backswing grip hip shoulder follow_through
martial_art > judo karate taekwondo
swimming_stroke > crawl breaststroke backstroke butterfly
front_crawl freestyle
swimming_length lap
learn_swim > float armband kick
scuba scuba_dive > tank regulator buddy mask
rowing > oar stroke boat cox
skateboard > deck ollie
ski_slope > piste run black red blue
ski_technique > snowplough parallel turn edge lean
cyclist > rider bike
cycling > bike pedal ride
bicycle_part > chain brake gear pedal saddle wheel tyre
handlebars > grip steer
derailleur > gear shift
change_gear > shift click
puncture_repair > patch glue tube bucket lever bubble
tyre_pressure > psi bar pump
bicycle_chain > link
bike_lane cycle_path
horse_riding horseback
horse_riding > trot canter saddle rein stirrup
fitness > exercise gym strength stamina
stamina endurance
stamina > keep_going
workout > exercise gym rep training sweat
warm_up > stretch loosen jog
flexibility > stretch supple bend
strength_training > weight lift dumbbell squat press
weightlifting > barbell bench_press deadlift squat
push-up press-up
pull-up chin-up
sit-up crunch
abdominal_muscle abs
abs > stomach six-pack
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
blister > rub
chafe > rub vaseline
dehydration > thirsty water drink electrolyte
sports_injury > hamstring sprain tear ligament knee ankle strain pull
sprain > twist ankle swell
physiotherapy > exercise physio stretch
camping > tent sleeping_bag campfire campsite stove
campsite campground
campsite > pitch tent
pitch_tent > pole peg put_up guy_rope
pitch_tent put_up_tent
tent > flysheet groundsheet
tent_peg > stake
guy_rope guyline
guy_rope > string
tarpaulin tarp
sleeping_mat > mattress foam inflate pad
sleeping_mat sleeping_pad
campfire > kindling tinder
light_fire start_fire > match kindling tinder spark lighter flint
kindling > stick twig
tinder > birch_bark grass fluff
firewood > log split dry stack
extinguish put_out
extinguish > water blow_out
camping_meal > pot noodle bean dehydrated boil
water_filter > squeeze pump
purify_water > boil filter tablet iodine
head_torch headlamp
torch flashlight
pocket_knife penknife
penknife > blade swiss_army
first-aid_kit > plaster bandage
insect_repellent > mosquito midge spray deet
camper_van motorhome rv campervan
campervan > van
hike > walk trail path
hiker walker
hiking_gear > boot pole rucksack waterproof
trekking_pole walking_stick
backpack > pack
pack_weight > kilo heavy light
hiking_trail > path marker waymark blaze
waymark > arrow cairn paint post sign
summit > top peak highest
ascent > climb
descent > come_down
altitude > metre high feet above_sea_level
altitude_sickness > headache thin_air dizzy
elevation > metre high climb
steep > scramble slope hill
terrain > rocky muddy flat steep path
mountain_hut refuge bothy
contour_line > steep map close_together
get_lost > lost wrong_turn turn_back
mountain_rescue > helicopter whistle
avalanche > snow slide beacon
forage > mushroom berry wild_garlic nettle pick
geocache > hide gps
climbing > rope harness
climbing_gear > harness rope carabiner chalk helmet shoe quickdraw
climbing_hold > jug crimp sloper pinch pocket
carabiner karabiner
carabiner > clip
harness > strap
belay > rope catch
belay_device > grigri tube brake
abseil > rope down lower
climbing_protection > nut cam bolt piton anchor
climbing_grade > six_a seven five_ten hard
handhold > jug crimp grip ledge
fear_of_heights vertigo
fear_of_heights > look_down scared
fishing > rod hook bait cast reel fly
angler fisherman
bait > worm maggot lure bread
fishing_tackle > hook float weight reel rod
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
sail > mainsail jib hoist
port_side > left_side left_hand
starboard > right_side right_hand
steer > tiller wheel rudder
capsize > turn_over tip_over roll upside_down
moor > tie_up
moor > rope quay bollard cleat
mooring > rope quay berth
harbour > port quay dock marina
life_jacket life_vest buoyancy_aid
narrowboat > barge
canal_lock > gate paddle windlass
seasick seasickness > sick throw_up ginger horizon
traveller > backpacker tourist
tourist > visitor sightsee
itinerary > day_one route plan day_two
solo_travel > alone by_myself on_my_own
sightseeing > tour visit castle museum
tourist_attraction > castle museum tower cathedral sight
landmark > tower statue bridge
monument > statue memorial
tour_guide > show_around
travel_insurance > cover claim
foreign_currency > exchange cash dollar euro
exchange_rate > worth convert
reservation booking
reservation > book table room
packing_list > bring sock toothbrush
luggage_allowance > kilo hand_luggage
hand_luggage carry-on cabin_bag
lost_luggage > missing carousel
departure_time > leave o'clock
aeroplane airplane
flight_attendant stewardess cabin_crew
turbulence > bumpy shake
jet_lag > tired sleep time_zone
travel_time > hour
travel_cost > cheap ticket fare euro
ticket fare
fare > ticket price single return
return_ticket round_trip
single_ticket one-way
rail_pass interrail
rail_station train_station
train_station > platform
train_driver engine_driver
sleeper_train night_train
subway > metro tube
tram streetcar
steam_engine > locomotive
rail_delay > late wait cancel
miss_train > too_late gone next_train
catch_train > run make_it
timetable schedule
timetable > every_hour every_ten_minutes
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
shopping > buy shop mall
shopping_centre mall shopping_mall
supermarket grocery_store
grocery > supermarket
pharmacy chemist drugstore
shopping_trolley shopping_cart
bargain > cheap half_price
haggle > price offer
return_item > refund receipt take_back send_back
refund > money_back
opening_hours > open closed o'clock
out_of_stock sold_out
sold_out > none_left
flea_market > stall second-hand bargain haggle
garage_sale yard_sale car_boot_sale
auction > bid
order_online > amazon parcel deliver
pay_by_card > tap contactless
bed_and_breakfast guesthouse
hostel > dorm bunk
dormitory dorm
receptionist > desk
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
jigsaw_puzzle > piece edge corner
crossword > clue
rubik's_cube > algorithm
board_game > dice counter card
playing_card > ace king queen jack deck
chess chess_piece > pawn king queen knight bishop rook
draughts checkers
noughts_and_crosses tic-tac-toe
photography > camera lens shutter aperture
photographer > camera shoot picture
shutter_speed > fast slow blur
tripod > stand steady
blurry out_of_focus
blurry > shake focus
toy > doll teddy lego train ball puzzle
toy_brick lego
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
choking_hazard > swallow
wrap_gift gift_wrap > paper ribbon tape bow
craft_for_kids > glue glitter paper cut
clothes_size > small medium large fit
fabric_type > cotton linen wool silk denim polyester
fabric_amount > metre yard
project_duration > hour weeks month
difficulty_level > beginner easy hard
beginner's_mistake > wrong too_tight forgot
durable hard-wearing
durable > tough year strong
waterproof_jacket > gore-tex rain
foldable > fold_up collapse
sweepstake raffle
handmade > by_hand made_myself homemade
handmade homemade
audience_reaction > clap laugh cheer boo
eraser > rubber
paintbrush > brush bristle sable
inflate > blow_up pump_up pump air
underground subway metro
checkout > cashier queue pay counter
abseil rappel
caravan > trailer
racket racquet
theatre theater
fibre fiber
jewelry jewellery
harbour harbor
watercolour watercolor
moustache mustache
traveller traveler
neighbourhood neighborhood
rehearsal > practice
referee umpire
turpentine turps white_spirit
bind_off cast_off
lobby foyer
handbag purse
bobbin spool
fabric cloth textile
vacancy > free room available
beginner_project > easy simple scarf
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
travel_route > via drive cross
travel_companion > friend husband wife together
means_of_transport > bus train car bike foot ferry
transit_time > hour minutes
travel_budget > cheap a_day spend
travel_tip > pack bring book_early avoid
missed_connection > late next_train
delay_duration > late hour minutes wait
boat_trip > ferry cruise sail
border_control > passport guard stamp
sleeping_place > tent hotel hostel bed floor
room_rate > a_night per_night
room_condition > dirty clean smell noisy
hotel_complaint > noisy dirty smell cold
hotel_facility > pool gym wifi breakfast
shop_opening > open o'clock sunday
price_reduction > half_price discount sale
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
accessory > belt scarf hat glove bag tie sunglasses handbag purse umbrella bracelet necklace
jewellery jewelry > ring necklace earring bracelet brooch pendant bangle chain tiara cufflink anklet
gemstone jewel > diamond ruby emerald sapphire pearl amber opal jade amethyst topaz garnet turquoise
pattern > stripe tartan plaid polka_dot floral paisley herringbone gingham houndstooth camouflage
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
musical_style genre > jazz blues rock pop folk punk metal soul funk reggae techno classical opera hip-hop rap gospel swing disco ska bluegrass ambient
composer > bach mozart beethoven schubert brahms chopin wagner verdi vivaldi handel haydn tchaikovsky debussy elgar mahler dvorak stravinsky
dance > waltz tango salsa ballet foxtrot polka samba flamenco jive quickstep rumba tap morris ceilidh
book_genre book literature > novel thriller romance fantasy biography memoir poetry science_fiction crime mystery horror cookbook textbook comic diary
theatre_job > actor director playwright prompter stagehand understudy usher
sport > hockey squash badminton volleyball netball lacrosse archery fencing judo karate rowing canoeing surfing skiing snowboarding skating cycling marathon triathlon gymnastics athletics darts snooker bowls curling polo climbing
sports_equipment > ball bat racket club net helmet glove skate puck shuttlecock paddle mat
exercise > squat lunge plank push-up press-up pull-up sit-up crunch deadlift burpee bench_press curl stretch star_jump step-up
gym_equipment > dumbbell barbell treadmill kettlebell rowing_machine exercise_bike bench mat skipping_rope elliptical
muscle > bicep tricep quad hamstring calf glute abs pectoral deltoid trapezius core
swimming_stroke > crawl breaststroke backstroke butterfly freestyle sidestroke
martial_art > judo karate taekwondo boxing wrestling aikido kung_fu kickboxing
football_position > goalkeeper defender midfielder striker winger
athletics_event > sprint hurdle relay marathon long_jump high_jump javelin discus shot_put pole_vault decathlon
camping_gear > tent sleeping_bag stove mat torch rucksack hammock tarp lantern penknife rope map compass headlamp water_bottle peg
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
tourist_attraction > castle cathedral museum palace tower bridge temple gallery beach waterfall market fountain ruin square zoo
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
baby_item > nappy pram pushchair cot dummy bottle bib blanket car_seat high_chair`,
};
