/** House, building and repairing, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const home = {
  english: `spanner wrench
screwdriver > phillips flathead torx pozidriv driver
adjustable_spanner > wrench crescent shifter
pipe_wrench > stillson grips
allen_key hex_key allen_wrench
pliers > needle-nose long-nose grips channel_locks nippers
pincers > pliers nippers
mole_grips vise_grips locking_pliers
hammer > mallet claw_hammer sledgehammer whack bash bang knock tap
mallet > rubber_hammer
nail > brad pin tack
crowbar pry_bar wrecking_bar jemmy
utility_knife stanley_knife box_cutter craft_knife
blade > knife cutter razor
chisel > bolster gouge chip chop
handsaw > saw hacksaw panel_saw tenon_saw
hacksaw > saw blade
jigsaw > saw
circular_saw skill_saw skilsaw
mitre_saw miter_saw chop_saw
table_saw > fence blade
power_tool > drill sander grinder jigsaw router cordless
angle_grinder grinder
cordless > battery
drill > chuck hole
hole_saw hole_cutter
countersink > flush recess
impact_driver > drill
hammer_drill sds_drill
pilot_hole > drill starter_hole
sander > sandpaper grit sand
sandpaper > grit abrasive glasspaper sanding_block emery
glasspaper sandpaper
grit > sandpaper coarse
abrasive > sandpaper grit emery steel_wool wire_wool scourer
wire_wool steel_wool
scourer scouring_pad
rasp > file
spirit_level > level
plumb_line plumb_bob
plumb > vertical straight upright level
tape_measure measuring_tape
tape_measure > tape measure ruler
ruler > straight_edge measure
set_square > square right_angle
straight_edge straightedge
caliper > vernier
marking_gauge > scribe mark
scriber > scratch awl
awl bradawl
bradawl > poke pilot_hole
chalk_line > snap string
pencil > mark draw
stud_finder stud_detector
stud > batten timber frame upright
clamp > squeeze vise grip
vice vise
vise > clamp jaws
workbench > bench
sawhorse trestle
scaffold scaffolding
scaffolding > tower platform ladder
ladder > stepladder steps rung climb
rung > ladder step
socket_set > ratchet wrench
torque_wrench > torque newton_metre foot_pound click
torque > tight newton_metre foot_pound
multimeter > meter tester voltage continuity
voltage_tester > tester meter mains_tester
soldering_iron > solder iron
blowtorch > blowlamp torch
heat_gun hot_air_gun
hairdryer hair_dryer blow_dryer
glue_gun > hot_glue
caulking_gun caulk_gun sealant_gun skeleton_gun
staple_gun stapler
staple_gun > staple
nail_gun nailer
trowel > float spread
putty_knife > scraper filling_knife
filling_knife putty_knife
scraper > scrape putty_knife blade spatula
squeegee > window_cleaner blade
plunger > plunge suck
drain_snake > auger snake rod
auger > snake drain
drain_rod > rod auger
flashlight torch
headlamp head_torch
extension_lead extension_cord
extension_cord > cable_reel power_strip
power_strip extension_lead multi-plug
toolbox > tool_bag kit
tool_belt > pouch apron
wheelbarrow barrow
spade shovel
shovel > spade dig
pickaxe > pick mattock
sledgehammer > hammer
axe hatchet
lever > pry crowbar handle
prop > support hold_up lean
dust_sheet drop_cloth
drop_cloth > sheet cover tarp
tarpaulin tarp
safety_gear > goggles glove mask respirator helmet ear_defenders
protective_equipment > goggles glove mask respirator helmet ear_defenders boots
goggles safety_glasses
ear_protection > ear_defenders ear_plug
ear_defenders ear_muffs
respirator > mask dust
dust_mask > mask respirator breathe
hard_hat helmet
work_gloves > glove
knee_pads > knee
overalls > coveralls dungarees boiler_suit
consumable > screw sandpaper blade glue tape
fastener > screw bolt nail rivet staple clip
bolt > nut thread screw
washer > rubber ring
gasket > seal washer rubber o-ring
o-ring > rubber_ring seal
rawlplug wall_plug
wall_plug > rawlplug plug anchor plasterboard_plug
wall_anchor > plug toggle rawlplug molly
toggle_bolt > butterfly anchor
rivet > pop_rivet
bracket > support brace
brace > support diagonal strut
hinge > pivot swing pin
latch > catch strike_plate
hook_and_loop velcro
zip_tie cable_tie
cable_tie zip_tie tie_wrap
jubilee_clip hose_clamp hose_clip
split_pin cotter_pin
dowel > peg pin wooden
peg > dowel pin
threaded_rod studding
spacer > wedge gap shim
shim > wedge packer packing spacer
wedge > shim prop
cam_lock > cam
adhesive > glue epoxy superglue paste tape pva stick
glue > stick adhesive epoxy pva superglue
superglue super_glue
epoxy > two-part resin hardener
wood_glue > pva
construction_adhesive grab_adhesive no_nails liquid_nails
tape > duct masking
duct_tape gaffer_tape
duct_tape > duck_tape gaffer
electrical_tape insulating_tape
masking_tape > painter's_tape frog_tape
masking_tape painter's_tape
plumber's_tape > ptfe teflon
ptfe_tape teflon_tape plumber's_tape
thread_sealant > ptfe teflon dope jointing
sealant > caulk silicone mastic seal
caulk > silicone sealant bead filler
silicone > sealant bead caulk
mastic > sealant caulk
expanding_foam spray_foam
filler > putty spackle polyfilla fill plaster
filler spackle
putty > filler
grout > joint float
mortar > cement sand lime pointing
cement > concrete mortar
concrete > cement slab pour
rubble > debris brick
debris > rubble dust muck
brick > block
breeze_block cinder_block
plasterboard drywall gyprock
drywall > plasterboard sheetrock board gypsum
push > shove press slide shove_in press_down lean_on
press > push squeeze squash push_down
pull > yank tug drag heave
pry > lever prise lift crowbar pop_off wedge
pry prise lever
prise > lever pop ease_off
wiggle > wobble jiggle work_loose
wiggle jiggle waggle
jiggle > wiggle shake
twist > turn wind unscrew
rotate > turn twist spin wind quarter_turn clockwise anti-clockwise
unscrew > undo wind_off twist_off turn anti-clockwise lefty_loosey spin_off
screw_in > tighten wind turn screwdriver
tighten > nip_up hand-tight snug clockwise crank cinch righty_tighty
loosen > anti-clockwise half_turn slacken undo crack_open
clockwise > righty_tighty to_the_right
anti-clockwise counter-clockwise
anti-clockwise > lefty_loosey to_the_left
overtighten > too_tight strip crack
hand-tight finger-tight
thread > feed pass poke
insert > push_in pop_in slide slot poke stick_in pop put_in plug
insert slot_in slide_in
extract > pull_out take_out dig_out pull
pop_off > unclip prise
snap_in click_in clip_in
unhook > lift_off unclip
hook > hang
slide > slip glide
slot > groove
align > line_up straight square match flush
align line_up
line_up > align match flush straight
reposition > move shift nudge
nudge > tap push
tap_in > knock_in hammer
strike > hit knock whack bang tap bash
knock > tap bang hit
hammer_in > knock_in bang tap
knock_out > punch drive_out
smash > sledgehammer break bash
prop_up > support hold_up
pile > heap stack
steady > firm
steady hold_still
grip > hold grab clamp grasp
grasp grip grab
pinch > squeeze
squeeze > pinch press squish
poke > stick push prod
prod poke
scrape > scraper scratch rub_off
scrape_off > scraper peel
scratch > scrape
scribe > mark scratch
mark_out > draw pencil measure
trace > draw_round template
template > pattern trace jig guide
measure > tape millimetre inch centimetre ruler length tape_measure size
remeasure > measure_twice double-check
cut > slice snip trim chop knife
cut_to_size > trim saw measure
trim > cut snip shave moulding edging beading
snip > cut scissors
notch > cut_out groove slot
groove > slot notch
cut_out > hole jigsaw opening
saw_off > cut
cut_straight > guide fence square straight_edge
bevel > angle forty-five
mitre miter
mitre > angle forty-five
crosscut > across_grain
splinter > split shard sliver tear-out
drill_through > hole pilot
enlarge_hole > ream bigger widen
recess > hollow rebate
rebate rabbet
chisel_out > chip hack chop
chip_off > knock_off chisel hammer
hack_off > chip knock_off
gouge > scratch dent groove
dig_out > scrape chisel rake
rake_out > scrape dig grout
peel > strip pull_off
peel_off > strip lift scrape
strip > peel take_off scrape
strip_paint > stripper heat_gun scrape sand
strip_wallpaper > steamer scrape peel soak
remove_insulation strip_wire > strip bare stripper expose
expose > bare uncover reveal
uncover > expose lift take_off
rub > wipe scrub polish
smooth > sand flat silky
smooth_out > sand flatten finger press
roughen > sand scuff scratch
scuff > sand scratch
sand > sandpaper grit smooth sander rub
buff > polish cloth shine
polish > buff shine wax
grind_down > grinder file sand
sharpen > whetstone stone file hone grind blunt
bend > flex fold curve bow
straighten > unbend flatten bend_back
flatten > press squash hammer level
fold > crease bend
fold_back > bend tuck
tuck > fold push_behind hide
crimp > squeeze pinch crimper
coil > wind loop wrap
unwind > unroll uncoil
wrap > wind round tape
wrap_around > wind round
tie > knot string rope
knot > loop tie
lash > tie strap rope
strap > belt tie ratchet
hang > hook mount put_up suspend
suspend > hang rope hook
mount > put_up hang screw fix bracket
mount_on_wall > hang put_up bracket screw
put_up > hang fix mount
take_down > unhook remove pull_down
erect > put_up build
secure > screw tie clamp bolt fasten
attach > screw fix fasten stick connect hook clip
reattach > put_back screw_back refit
refit reinstall put_back
reassemble > put_back put_together build_up
reassemble put_back_together
disassemble > take_apart strip_down undo pull_apart
assemble > put_together screw build instructions flat-pack
detach > unhook come_off unclip unscrew pull_off
separate > pull_apart split come_apart
join_together > connect glue screw
connect > plug push_on join attach hook_up
adhere stick
glue_together > stick clamp
hold_in_place > clamp tape prop pin
press_firmly > push squeeze
fill_hole fill_crack > filler putty spackle plug
fill_gap > filler caulk foam
plug_hole > stopper bung
seal > silicone tape caulk airtight watertight
seal_gap > caulk foam silicone strip
apply > spread put_on smear dab
apply_sealant > bead squeeze
apply_glue > bead dab spread squeeze
spread > smear trowel smooth
smear > wipe spread rub
dab > blob
blob > dab dollop lump
squirt > spray squeeze
spray > squirt mist nozzle aerosol
spray_paint > aerosol can
moisten > damp wet spray
dampen wet moisten
dampen > wet damp sponge spray mist
soak > sit_in leave_in wet saturate drench
dip > dunk plunge
submerge > under_water dunk
rinse > water flush wash_off
flush > rinse run_water
drain > empty plughole gully
empty > drain tip_out
top_up > fill refill
dilute > water_down thin
dilute water_down
dissolve > melt
scoop > shovel ladle
tip_out > empty pour
lubricate > grease oil squirt dab spray wd40 vaseline
lubricant > grease oil wd40 silicone graphite vaseline penetrating_oil spray wax
grease > oil lube vaseline fat
penetrating_oil > wd40 plusgas soak
free_up > loosen unstick unjam
unjam > stuck
unstick > loosen
lift > raise pick_up heave hoist
lift_off > take_off pop_off
lift_up > raise jack
lower > bring_down
carry > lift lug
drag > pull
tilt > lean angle
flip > turn_over upside_down
flip turn_over
turn_over > flip upside_down other_side
upside_down > flip turn_over
turn_around > back_to_front swivel
swivel > pivot turn
pivot > hinge swivel swing
swap > replace change switch
switch_off > turn_off flick isolate breaker
switch_on > turn_on flick
turn_off > shut isolate switch stopcock
turn_on > switch
shut_off > turn_off stopcock isolate close
plug_in > socket outlet
unplug > pull_out disconnect
press_button > push hold_down
hold_down > press keep_finger
adjust > tweak nudge fine-tune
calibrate > adjust
test > check see_if
check > see_if test have_a_look
inspect > check peer
locate > find whereabouts
gain_access > get_at open_up reach
plumber > plumbing pipe
plumbing > pipe water tap drain waste
tap > faucet spout mixer
mixer_tap > lever hot_and_cold
mixer_tap mixer_faucet
faucet_handle tap_handle
spout > tap nozzle
aerator > end_of_tap nozzle mesh
tap_washer > rubber seal jumper
spindle > axle shaft stem rod
shaft > axle rod spindle
axle > shaft spindle rod
stopcock shut-off_valve stop_valve stop_tap main_valve
stopcock > turn_off mains valve under_sink
shut-off_valve > stopcock isolator isolating_valve
water_supply > mains stopcock feed
water_main > mains stopcock
valve > tap stopcock
float_valve ballcock
ballcock > float fill_valve
fill_valve > float inlet
cistern > toilet_tank tank
toilet_tank cistern
toilet > loo wc flush cistern bog
toilet_bowl > pan
toilet_seat > lid hinge
flapper > flush_valve rubber
wax_ring > seal toilet gasket
u-bend p-trap s-trap
u-bend > trap
plughole > drain plug strainer
drainpipe downpipe downspout
downpipe > gutter drainpipe
waste_pipe drain_pipe
soil_pipe soil_stack waste_stack
sewer > drain septic sewage
sewage > septic waste
septic_tank > cesspit
manhole > inspection_cover drain
overflow > spill
sink > basin washbasin
washbasin basin bathroom_sink
bathtub bath tub
shower > shower_head
shower_head > spray nozzle rose
shower_tray shower_pan
shower_screen shower_door
pipe > tube copper pvc hose
coupling > connector joiner sleeve
compression_fitting > olive nut
ferrule > olive
push-fit_fitting > sharkbite speedfit
flexible_hose > flexi braided tap_tail
solder > flux joint
flux > paste solder
water_pressure > flow dribble bar weak
low_pressure > trickle dribble weak
water_hammer > bang knock
leak > drip wet puddle damp seep weep gush dripping trickle ooze
leaky > drip wet seep leak
trickle > dribble
burst_pipe > freeze crack flood gush
frozen_pipe > thaw burst ice
blockage > block clog stuck bung gunk jam
clog > gunk block
gunk > slime muck sludge grime
sludge > black muck dirt
hard_water > limescale calcium scale
limescale > calcium scale vinegar descaler white_stuff
descale > vinegar limescale citric_acid
descaler > vinegar citric_acid lemon
bleed_radiator > key hiss air
air_lock airlock
air_lock > bleed bubble gurgle
gurgle > bubble glug
water_tank > cylinder cistern
water_heater > boiler immersion geyser tank
immersion_heater > element tank
hot_water > boiler heater tank
boiler > furnace combi pilot_light
pilot_light > flame ignite light
heating > radiator boiler stove warm thermostat underfloor
heater > radiator fan_heater stove
thermostat > temperature dial degree
thermostatic_valve trv
underfloor_heating > pipe mat warm_floor
heat > warm hot cosy toasty
ignite > light spark
ignition > spark lighter
kindling > stick twig
firewood > log wood
wood_stove wood-burner log_burner wood_burner
wood_stove > log fire flue chimney
gas_leak > smell hiss
gas_bottle > propane butane cylinder
air_conditioning air_conditioner aircon a_c
ventilation > fan vent extractor airflow
ventilate > open_window fan
extractor_fan extractor exhaust_fan
vent > grille duct
duct > pipe vent
condensation > damp drip moisture
moisture > damp wet humid condensation
humidity > damp moist humid
humid > damp moist
insulation > rockwool fibreglass foam wool lagging rubber_coating sheath
insulate > foam wool fibreglass draught warm
lagging > foam insulation
draught draft
draught > cold_air breeze wind
draught_excluder weatherstrip draught_strip weatherstripping
draughtproof > foam strip gap seal
vapour_barrier vapor_barrier vapour_membrane
electrician > wire electrical
electricity > mains current volt power
mains > power electricity
conductor > wire copper cable
electrical_cable > wire flex cord lead
wire > cable strand copper
wiring > cable wire connect
power_flex > cable cord lead
earth_wire ground_wire
earth_wire > green_and_yellow bare
terminal_block connector_block choc_block
wire_connector > wago wire_nut connector_block twist
wire_nut marrette
back_box pattress
outlet > socket plug receptacle
socket outlet receptacle
light_switch > switch flick
dimmer > dim
dim > faint
circuit_breaker breaker trip_switch
circuit_breaker > trip fuse rcd breaker
consumer_unit fuse_box fuse_board breaker_box breaker_panel
consumer_unit > fuse breaker panel
fuse > blow blown amp
rcd gfci
short_circuit > spark short
power_cut power_outage blackout
power_cut > no_electricity dark
electrocute > shock zap jolt
electric_shock > zap jolt tingle
voltage > volt
volt > voltage mains
ampere amp
wattage > watt
watt > kilowatt
circuit > wire loop
polarity > plus minus positive negative
light_bulb > lamp
light_fitting light_fixture
light_fitting > lamp bulb pendant ceiling_rose spotlight
lampshade > shade
lamp_holder bulb_holder
spotlight downlight
smoke_alarm smoke_detector
smoke_detector > alarm beep
flat_battery > dead charge
charger > charge plug cable
generator > genny
light_up > glow shine
carpenter joiner
carpenter > woodworker joiner cabinet_maker
carpentry woodworking joinery
mortise mortice
mortise > slot hole
tongue_and_groove > slot_together click
timber lumber
lumber > wood two_by_four board plank beam
two_by_four > timber stud
plank > board wood
sheet_material > plywood mdf osb chipboard panel
plywood > ply
chipboard particle_board
chipboard > osb mdf
mdf > fibreboard
batten > strip lath furring timber
beam > joist girder rafter
joist > beam timber
rafter > roof_timber beam
pole > stick rod
rod > bar pole dowel
offcut off-cut
offcut > scrap leftover waste_piece
scrap > offcut leftover waste
sawdust > dust shavings
wood_shavings > curl plane
splinter sliver
tear-out > splinter chip break_out
warp > bend twist bow
bowed > bend curve warp
woodworm > beetle worm
rot > rotten soft decay
wood_preservative > creosote treat
wood_finish > varnish oil wax lacquer stain
varnish > lacquer coat polyurethane
varnish lacquer
lacquer > varnish clear_coat
linseed_oil danish_oil
wax > beeswax polish
skirting_board baseboard
skirting_board > baseboard skirting trim
architrave > casing trim moulding
moulding molding
moulding > trim coving cornice beading
coving cornice crown_molding
edging > border trim strip
door_frame door_jamb
door_frame > jamb lining
door_handle doorknob door_knob
doorknob > knob handle
knob > handle dial
sill > ledge windowsill
windowsill window_sill window_ledge
door_sticks > bind plane catch rub
lock > bolt latch cylinder deadbolt
deadbolt > lock
padlock > shackle
lock_cylinder > barrel euro
locksmith > key lock
pick_lock > rake tension
window_pane > glass glazing
glazing > glass pane
double_glazing > two_panes sealed_unit
window_frame > sash casement
sash_window > cord weight
mosquito_net bug_screen insect_screen
blinds > roller venetian slat
curtain_rail curtain_rod curtain_pole
curtain > drape
drapes curtains
floor > laminate parquet floorboard lino vinyl
flooring > laminate parquet floorboard vinyl tile lino carpet
floorboard > plank board creak
floor_board floorboard
laminate > plank
parquet > wood_floor block
linoleum lino
underlay underlayment
underlay > foam pad
subfloor > plywood screed
expansion_gap > spacer wedge gap
creak > squeak
squeak > creak noise
creaky > squeak
wall > partition plasterboard brick
partition > stud_wall divide
load-bearing > support structural beam
load-bearing_wall > structural support steel
foundation > footing slab
footing > foundation trench
slab > concrete
formwork shuttering
formwork > mould shuttering board
rebar > steel_bar mesh
mix_concrete > mixer shovel water
concrete_mixer cement_mixer
trench > ditch dig
ditch trench
post_hole > dig auger
roof > tile slate shingle felt rafter
roofing > tile slate felt shingle
shingle > tile
roof_tile > slate
roofing_felt > felt tar
gutter guttering
gutter > downpipe
skylight roof_window
skylight > velux
decking > deck
decking > board terrace
patio > terrace slab paving
paving > slab paver
paver > slab brick
gravel > stone chippings
fence > picket
bricklayer > mason brick
bricklaying > brick mortar
repointing tuckpointing
repoint > mortar joint rake
cladding siding
cladding > siding panel board
dry_stone_wall > stone
crack > gap split fissure hairline
subsidence > sink settle crack
rising_damp > damp wall
damp > mould moisture wet
mould > mildew fungus spore
painter > paint
decorator > painter
paint > emulsion gloss acrylic latex coat enamel
latex_paint > emulsion
gloss > shiny enamel
glossy > shiny gloss
sheen > shiny gloss satin
primer > undercoat base_coat
undercoat > primer first_coat
second_coat > another_coat two_coats
number_of_coats how_many_coats > two_coats three_coats another_coat
paintbrush > bristle brush
paint_roller > roller nap sleeve
roller_tray paint_tray
paint_tin paint_can
stir_paint > stick mix
cutting_in > edge corner brush
cut_in > edge brush
mask_off > tape cover
paint_thinner > white_spirit turps thinner
white_spirit mineral_spirits
white_spirit > turps turpentine thinner
turpentine turps
paint_stripper > remover
brush_mark > streak stroke
flaking > peel flake loose
peeling > flake come_off
touch_up > dab patch
repaint > paint_over fresh coat
redecorate > paint wallpaper
wallpaper > paper roll
wallpaper_paste > glue paste
hang_wallpaper > paste strip roll drop
plasterer > plaster
plastering > plaster skim trowel
skim_coat > plaster thin_coat
joint_compound > mud filler
plaster_board_joint > tape mud
dent > ding hollow
dent ding
tile > ceramic porcelain tiles tiled tiling
tiler > tile
tiling > tile grout adhesive spacer
tile_adhesive thinset thin-set
tile_adhesive > thinset cement
tile_cutter > score snap wet_saw
cut_tile > score snap nipper grinder
notched_trowel > comb ridge
grouting > grout float joint
regrout > rake grout
loose_tile > hollow crack
splashback backsplash
furniture > table chair cupboard wardrobe shelf drawer sofa bed
flat-pack > ikea allen_key instructions assemble
armchair > chair seat
stool > seat
upholster > fabric staple foam cover
upholstery > fabric cover foam padding
padding > foam stuffing wadding
cushion > pillow foam
mattress > bed foam spring
slat > strip board
bunk_bed > bunk
chest_of_drawers dresser
drawer > runner slide glide
drawer_runner drawer_slide
bookcase > shelf bookshelf
bookshelf bookcase
shelf > bracket board
cabinet > cupboard
kitchen_unit > cupboard cabinet carcass
worktop countertop counter_top
countertop > worktop granite laminate
coat_hook > peg hanger
clothes_hanger coat_hanger
hang_picture > nail hook wire
picture_frame > frame
veneer > thin_layer
castor > wheel
wobbly > wobble uneven loose shaky
wobble > loose uneven
refinish > sand strip varnish
duster > cloth rag
microfibre microfiber
sponge > scourer
vacuum_cleaner > vacuum hoover
vacuum > hoover suck dyson
broom > sweep brush
cleaning_product > bleach vinegar soap spray detergent bicarb
cleaning_agent > bleach vinegar soap ammonia detergent
detergent > soap washing-up_liquid powder
dish_soap washing-up_liquid dish_detergent
baking_soda bicarb bicarbonate_of_soda sodium_bicarbonate
washing_soda soda_crystals
bleach > chlorine whiten
rubbing_alcohol isopropyl_alcohol surgical_spirit
methylated_spirit denatured_alcohol meths
solvent > thinner acetone white_spirit alcohol
acetone nail_polish_remover
disinfect > bleach kill_germs sanitise
sanitize sanitise disinfect
degrease > grease soap degreaser
degreaser > grease
stain > mark spot spill
remove_stain stain_remover > blot dab soak vinegar rub
blot > dab press kitchen_roll
paper_towel kitchen_roll kitchen_paper
scrub > brush rub elbow_grease
wipe > cloth rag
wipe_down > cloth clean
streak-free > no_streaks
grime > dirt muck
grime dirt muck
filthy > dirty grubby manky
dirty > filthy grubby mucky grimy
spotless > clean gleam
odour > smell stink whiff pong
smelly > stink whiff pong
deodorise > smell fresh
cobweb > spider
laundry > washing wash clothes
tumble_dryer tumble_drier clothes_dryer
clothes_line washing_line
clothes_peg clothespin
fabric_softener fabric_conditioner
lint > fluff
fluff > lint hair
tidy > clutter mess neat
declutter > throw_out get_rid charity_shop
clutter > junk mess
mess > clutter untidy
trash_bag bin_bag garbage_bag bin_liner
dumpster > skip
dump > recycling_centre landfill
household_chore > wash clean iron dishes hoover
housework > clean hoover dust iron
do_dishes wash_up washing_up
move_house > move box van pack
moving_van > truck lorry removal
removal_company moving_company removal_men
pack > wrap bubble_wrap
unpack > take_out
cardboard_box > carton box
bubble_wrap > wrap
packing_material > bubble_wrap newspaper tape box
fragile > breakable careful
label > sticker
hand_truck sack_truck dolly
heavy_object > lift weigh two_people
landlord landlady
landlord > owner rent
tenant > renter rent
tenancy > lease rent
estate_agent realtor
mortgage > loan
redecorating > paint wallpaper
renovation > rebuild gut redo do_up refurb
renovate > gut redo rip_out do_up
demolition > knock_down smash tear_out sledgehammer
demolish > knock_down smash rip_out
loft_conversion attic_conversion
planning_permission building_permit
building_regulations building_code
building_inspector > inspect
contractor > builder tradesman
tradesman > builder plumber electrician
tradesman tradesperson
builder > contractor tradesman
handyman > odd_jobs
diyer do-it-yourselfer
do-it-yourself diy
surveyor > survey
construction_site building_site
appliance > fridge washing_machine dishwasher cooker oven dryer
household_appliance > fridge washing_machine dishwasher cooker microwave kettle toaster
washing_machine > washer spin laundry
door_seal > gasket rubber
drain_pump > pump filter
inlet_hose > fill hose
spin_cycle > spin
heating_element > element coil
dishwasher > spray_arm rinse_aid
refrigerator fridge
fridge > freezer refrigerator
refrigerator > freezer
defrost > melt thaw
compressor > pump
hob cooktop stovetop
hob > burner ring induction
oven > grill
cooker_hood range_hood
coffee_machine coffee_maker
blender > liquidiser mixer
sewing_machine > needle bobbin
carbon_brush > worn motor
drive_belt > belt rubber
circuit_board > pcb board
control_panel > button dial display
remote_control > remote button
error_code > code
error_message error_code
hum > buzz
buzz > hum
rattle > shake loose clatter vibrate
squeal > screech whine
noise > bang rattle squeak hum buzz click
strange_noise > rattle squeak grind clunk hum bang
vibration > shake wobble judder
vibrate > shake judder wobble
seized > stuck rusted won't_budge jammed
seized_up > stuck rusted won't_budge jammed
stuck > won't_budge won't_move jam
rusty > rusted corroded seized
rust_remover > vinegar coke wire_brush
corrosion > rust green_stuff
corroded > rusty green eaten_away
worn > thin knackered
worn_out > thin knackered
stripped_screw > round_off rubber_band extractor
stripped > round_off chewed
rounded_off > strip chewed
cross-threaded > wonky crooked
snapped_off > break shear
shear_off > snap break
broken_screw > extractor snap drill_out
broken > snap crack knackered bust kaput
faulty > broken wrong dodgy dud doesn't_work
malfunction > doesn't_work broken
defect > fault flaw
fault_finding troubleshooting
troubleshoot > check test problem
diagnose > find_out check test
out_of_order > broken doesn't_work
won't_start > dead nothing_happens
temporary_repair > for_now bodge tape
makeshift > bodge temporary improvise
bodge > botch
botched > bodge bad_job
improvise > use_what make_do
replacement > swap spare
spare > extra replacement
spare_part > replacement new_one
beyond_repair > write_off bin
unevenness > bump high_spot dip wobble
uneven > bump wonky lumpy
crooked > wonky skew out_of_line askew tilt
crooked wonky
out_of_level > slope wonky tilt
perpendicular > right_angle ninety_degrees square
vertical > plumb upright up_and_down
horizontal > level flat
parallel > same_distance
diagonal > corner_to_corner across
protrude > stick_out poke_out
stick_out protrude
overhang > stick_out lip
overlap > lap over
clearance > gap space
slack > loose
taut > tight
snug > tight fit
sturdy > solid strong stable
stable > steady sturdy solid firm
unstable > wobble shaky
rigid > stiff solid
stiff > hard_to_turn
flexible > bend bendy
brittle > snap crumble crack
crumble > fall_apart powder
crumbly > dust fall_apart
porous > soak absorb
absorb > soak_up suck
watertight > leak seal
airtight > seal
flammable > burn fire catch_fire
toxic > fume poison harmful
fumes > smell ventilate mask
hazard > careful dangerous watch_out
safety_precaution > glove goggles mask turn_off careful
precaution > careful make_sure safe turn_off
beware > careful watch_out
careful > watch_out gently slowly
gently > carefully softly easy_does_it
dimension > millimetre centimetre inch long wide thick length width height size
diameter > across millimetre wide inch thick width
thickness > thick thin millimetre
width > wide across centimetre millimetre inch
length > long metre foot inch centimetre
height > high tall metre foot
depth > deep centimetre inch millimetre
spacing > apart gap distance
distance > apart far centimetre
gap > space apart
centre_to_centre > apart
millimetre millimeter
centimetre centimeter
metre meter
litre liter
inch > eighth sixteenth
angle > degree forty-five slope tilt bevel
gradient > slope
slope > tilt angle
area > square_metre square_foot
quantity > tin litre
accuracy > exact precise spot_on
accurate > exact precise spot_on bang_on
approximately > roughly or_so give_or_take ish
approximate > roughly or_so give_or_take ish
ratio > to_one
proportion > to_one
mixing_ratio > to_one
drying_time > overnight hour dry cure
drying_time setting_time > hour overnight twenty-four
curing > harden dry
harden > go_off cure
let_dry > overnight hour wait
duration > hour minute
lifespan > year
consistency > thick thin runny stiff sloppy lumpy cream toothpaste porridge yoghurt paste custard
runny > thin watery
watery > runny thin
sticky > tacky gooey
tacky > sticky
lump > lumpy
lumpy > lump
rough > coarse scratchy
coarse > rough grit
texture > rough smooth bumpy
slippery > slip slide
edge > rim lip
nozzle > spout
cavity > hollow gap void
hollow > empty cavity
void > hollow gap
tight_space > cramped squeeze awkward
cramped > tight squeeze
fiddly > tricky
surface_preparation > sand clean prime degrease
prepare_surface > sand clean prime dust
preparation > prep
prepare > prep get_ready
prep > prepare
prevent > so_that stop otherwise avoid
avoid > don't_want make_sure otherwise
mistake > wrong forgot shouldn't ruined wish
purpose > so_that use_for in_order
ensure > make_sure check
necessary > need have_to must
optional > don't_have if_you_want
alternative > instead or_you_can
alternatively > instead or_you_can
substitute > instead
final_step > finally finish
first_step > start_by first_thing
finishing_touch > final
excess > surplus leftover extra wipe_off too_much
surplus > excess leftover extra
insufficient > not_enough too_little
sufficient > enough plenty
excessive > too_much
maintenance > service clean oil
maintain > look_after service
regularly > every_month every_year once_a
how_often > every_month every_year once_a twice
warranty guarantee
instruction_manual > instructions leaflet
instructions manual
manufacturer > brand
hardware_store > diy_store builders_merchant
second-hand > charity_shop thrift
repair_cost > pound quid dollar price
labour_cost > hour charge
save_money > cheap
emergency_repair > quick temporary
call_professional > plumber electrician expert
professional > pro expert
amateur > beginner
lid > cap cover
cover_plate faceplate
faceplate > cover plate
casing > housing shell
compartment > drawer box
strainer > filter basket mesh
filter > mesh strainer
sieve > mesh strainer
mesh > net
grille > vent mesh
rail > bar rod track
pulley > wheel rope
cog gear
gear > cog
crank > handle
button > press push knob
dial > knob
gauge > dial needle
indicator_light > flash lamp
blink > flash
alarm > beep siren
security_camera > cctv
hallway hall corridor
hallway > entrance passage
living_room lounge sitting_room
bathroom > shower toilet bath
conservatory sunroom
staircase > tread stair
handrail banister
banister > handrail rail spindle
baluster > spindle banister
fireplace > hearth grate mantel
mantelpiece mantel
alcove > recess niche
nook > corner alcove
ground_floor > downstairs street_level
garden_hose hosepipe
hosepipe > hose nozzle
water_butt rain_barrel
lawnmower mower
hedge_trimmer > hedge
pressure_washer jet_wash power_washer
pressure_washer > jet_wash spray
chainsaw > chain saw
pest_control > trap poison bait
rodent > mouse rat
mousetrap > trap bait
infestation > ants mice cockroach bedbug
termite > eat_wood
drill_wall > hole plug masonry
drill_tile > diamond tape slow
drill_metal > cutting_oil slow centre_punch
centre_punch > dimple dent
brick_wall > masonry mortar
masonry > brick stone concrete
hollow_wall > plasterboard toggle
find_stud > magnet knock detector
hang_door > hinge
hang_shelf > bracket level
change_lock > cylinder barrel
change_washer > unscrew rubber
replace > swap change take_out put_in
unblock > plunger snake clear
unclog > plunger snake vinegar drain_cleaner
remove > get_off take_off pull_off scrape come_off take_out pull_out undo lift_out
remove_nail > claw pry pull_out
remove_wheel > undo nut
remove_tile > chisel hammer chip
remove_paint > strip scrape sand
remove_rust > wire_brush sand vinegar
remove_glue > scrape heat acetone
remove_limescale > vinegar descale soak
remove_mould > bleach scrub
remove_sealant > knife scrape cut
reinforce > brace stronger
strengthen > brace support
sag > droop bow
sagging > droop bow dip
adjustable > adjust
detachable > come_off
retract > pull_back
inflate > pump blow_up
welding > weld torch
metalwork > weld bend solder
aluminum aluminium
stainless_steel > steel
plastic > pvc polythene acrylic
plexiglass perspex
perspex > acrylic
styrofoam polystyrene
polystyrene > foam
bamboo > cane
wire_brush > brush
wire_cutter wire_cutters side_cutters snips
wire_cutters > snips side_cutters pliers
wire_stripper > strip
bolt_cutter bolt_cutters
tin_snips > shears scissors
scissors > shears snip
tweezers > tiny_tongs
cocktail_stick toothpick
cotton_bud q-tip
rubber_band elastic_band
sticky_tape scotch_tape sellotape
cling_film plastic_wrap
aluminium_foil tin_foil
drawing_pin thumbtack
rope > cord
sheeting > plastic tarp
put_back > replace return
back_and_forth to_and_fro
in_circles > circular round
stepladder > steps ladder
neutral_wire > blue white
live_wire hot_wire
live_wire > hot brown red black phase
wood_stain > dye colour
wood_knot > branch
car_jack trolley_jack
door_trim architrave
house_extension > build_on
split_wood > axe log wedge chop
woodworking_joint > dovetail mortise tenon dowel biscuit lap butt
plastering_tool > trowel float hawk
plaster > skim gypsum`,
  sorts: `hand_tool > hammer mallet screwdriver spanner wrench pliers pincers saw hacksaw chisel plane file rasp knife scissors tweezers crowbar level clamp vise scraper trowel awl bradawl axe hatchet spade shovel pickaxe snips shears punch brush sandpaper
power_tool > drill jigsaw sander grinder router circular_saw table_saw mitre_saw chop_saw bandsaw planer nail_gun impact_driver lathe heat_gun chainsaw multitool hammer_drill compressor pressure_washer
tool implement > pincers wrench ratchet socket_set allen_key stillson hacksaw jigsaw chop_saw router rasp awl bradawl crowbar pry_bar vise float putty_knife squeegee plunger auger snake soldering_iron blowtorch heat_gun glue_gun staple_gun nail_gun multimeter tape_measure spirit_level set_square caliper chalk_line stud_finder toothpick magnet hairdryer stanley_knife
saw > hacksaw jigsaw circular_saw handsaw chainsaw table_saw mitre_saw chop_saw tenon_saw coping_saw bandsaw reciprocating_saw fretsaw
hammer > mallet sledgehammer claw_hammer rubber_mallet ball-peen
pliers > needle-nose long-nose mole_grips vise_grips channel_locks pincers side_cutters
spanner wrench > adjustable ratchet allen_key socket torque_wrench pipe_wrench ring_spanner basin_wrench stillson
screwdriver screw_head > phillips flathead torx pozidriv hex slotted cross-head
measuring_tool measuring_instrument > tape_measure ruler caliper level spirit_level square protractor laser multimeter gauge thermometer scale plumb_line hygrometer
marking_tool > pencil marker sharpie chalk chalk_line awl scriber knife gauge crayon
cutting_tool > saw knife scissors snips blade hacksaw jigsaw grinder chisel axe shears razor stanley_knife box_cutter guillotine
cleaning_tool > brush broom mop sponge cloth rag vacuum hoover duster toothbrush scraper squeegee scourer bucket dustpan microfibre
painting_tool decorating_tool > brush roller tray masking_tape scraper sandpaper dust_sheet ladder sprayer extension_pole
plumbing_tool > plunger auger snake wrench spanner pipe_cutter stillson blowtorch ptfe basin_wrench hacksaw
electrical_tool > multimeter tester screwdriver pliers stripper crimper soldering_iron side_cutters
lifting_gear > jack winch hoist pulley crane rope lever crowbar trolley dolly forklift ratchet_strap
household_item > toothpick spoon fork knife toothbrush sock tights newspaper coin magnet hairdryer candle rubber_band paper_clip coat_hanger tin_foil cling_film sponge straw vaseline vinegar toothpaste bottle jar hair_clip credit_card
fastener > screw nail bolt nut washer rivet staple pin clip hook tack plug anchor rawlplug dowel peg zip_tie cable_tie bracket cotter_pin velcro toggle
ironmongery > screw nail bolt hinge handle knob latch lock hook bracket castor chain padlock
adhesive glue > superglue epoxy pva wood_glue silicone tape paste contact_adhesive hot_glue mastic cement resin grab_adhesive
tape > masking_tape duct_tape electrical_tape gaffer_tape ptfe teflon sellotape aluminium_tape double-sided
sealant filler > silicone caulk putty foam mastic plaster spackle epoxy grout wax expanding_foam clay
lubricant > oil grease wd40 vaseline silicone wax graphite soap penetrating_oil candle olive_oil butter
abrasive > sandpaper wire_wool steel_wool emery scourer file pumice
building_material construction_material > brick concrete cement mortar timber wood stone steel plasterboard drywall plywood glass tile slate plaster gravel sand insulation clay straw lime block thatch felt osb
sheet_material > plywood mdf osb chipboard plasterboard drywall hardboard melamine
timber lumber > plywood mdf chipboard osb softwood hardwood oak pine birch beech ash cherry walnut spruce larch cedar maple teak bamboo balsa
plastic > pvc acrylic perspex polythene nylon polystyrene vinyl polypropylene silicone
insulation_material insulation > rockwool fibreglass foam wool polystyrene straw cork cellulose hemp newspaper felt
surface > wood metal glass tile plaster concrete brick plastic drywall ceramic
wall_material > brick plasterboard concrete stone block drywall lath plaster timber
roofing_material roof_covering > slate tile thatch felt shingle tin lead turf corrugated
floor flooring floor_covering > laminate parquet tile carpet lino vinyl floorboard concrete wood rug stone cork bamboo
wall_covering > paint wallpaper tile plaster panelling varnish oil wax stain
paint > emulsion gloss matt primer undercoat acrylic latex enamel chalk_paint satin whitewash spray_paint oil-based water-based
wood_finish > varnish oil wax lacquer stain shellac polyurethane paint linseed_oil danish_oil
solvent > acetone white_spirit turps turpentine alcohol thinner meths petrol paraffin
cleaning_product cleaning_agent cleaner > vinegar bleach soap bicarb baking_soda lemon ammonia detergent washing-up_liquid salt alcohol citric_acid toothpaste white_spirit polish wax limescale_remover disinfectant washing_powder borax coke
stain > wine coffee blood grease oil ink grass mud rust wax tea ketchup sweat limescale paint
plumbing_part pipe_fitting > tap valve washer elbow tee coupling trap u-bend cartridge seal o-ring stopcock hose olive flange nipple adaptor cistern plug float flapper
pipe_material > copper plastic pvc lead iron steel pex brass
bathroom_fixture bathroom_fitting sanitary_ware > toilet sink basin bath shower tap bidet bathtub urinal
kitchen_fixture > sink tap worktop cupboard hob oven drawer splashback dishwasher
seal > gasket o-ring washer silicone rubber ptfe
electrical_part electrical_component > socket switch plug fuse breaker cable wire bulb terminal relay capacitor resistor transformer junction_box battery diode fuse_box motor
wire_colour > brown blue green yellow black red white grey
light light_source lighting > bulb lamp candle torch lantern led spotlight chandelier fluorescent halogen flashlight strip_light
appliance household_appliance > fridge freezer washing_machine dishwasher oven cooker hob microwave kettle toaster dryer hoover vacuum iron blender mixer fan heater boiler coffee_machine hairdryer sewing_machine food_processor television dehumidifier tumble_dryer refrigerator
heating heat_source > boiler radiator stove fireplace heater heat_pump underfloor furnace wood-burner solar fan_heater
heating_fuel > gas oil wood log coal pellets peat electricity paraffin propane
furniture > sofa couch armchair table chair stool bench bed wardrobe cupboard cabinet drawer chest_of_drawers dresser bookcase shelf desk sideboard footstool cot bunk mattress rocking_chair nightstand hammock
bedding > duvet pillow sheet blanket quilt mattress pillowcase
soft_furnishings > curtain cushion carpet rug blind throw blanket
kitchenware > plate bowl cup mug glass pan pot knife fork spoon kettle
room > kitchen bathroom bedroom lounge living_room dining_room hall hallway landing attic loft cellar basement utility_room garage conservatory pantry larder toilet study office nursery porch laundry workshop
part_of_house > roof wall floor ceiling window door stairs chimney attic loft cellar basement foundation gutter porch balcony
outbuilding > shed garage barn greenhouse summerhouse workshop carport stable coal_shed
roof_part > rafter tile slate ridge gutter batten felt truss flashing chimney gable eaves beam
door_part > hinge handle lock latch frame threshold keyhole letterbox panel knob
lock_part > key cylinder bolt barrel pin spring tumbler latch
window_part > pane sash frame sill putty hinge glass catch cord
chair_part furniture_part > leg arm seat back drawer hinge handle shelf top
tap_part faucet_part > handle spout washer cartridge spindle valve aerator o-ring seat seal
toilet_part > cistern flapper float handle seat lid bowl flush fill_valve chain tank ballcock
stair_part > tread riser banister handrail spindle newel step
wood_joint joinery > dovetail mortise tenon dowel biscuit mitre butt lap finger_joint half-lap tongue_and_groove rebate
damage fault defect > crack leak rust rot dent scratch hole mould damp chip break stain split warp wear short_circuit blockage woodworm
noise sound > bang rattle squeak creak hum buzz drip hiss click grind squeal whine gurgle clunk knock beep screech crunch pop
smell odour > gas smoke burning mould damp sewage bleach vinegar petrol paint rotten_eggs
pest > mouse mice rat ant cockroach moth termite bedbug woodworm wasp silverfish flea beetle squirrel pigeon slug mosquito
hazard danger > electricity gas asbestos dust fumes lead shock fire carbon_monoxide fall splinter burn mould live_wire
safety_gear safety_equipment protective_equipment > glove goggles glasses mask respirator helmet hard_hat ear_defenders boots apron harness overalls knee_pads visor ear_plug
tradesman tradesperson > plumber electrician carpenter joiner builder plasterer roofer painter decorator tiler bricklayer mason glazier locksmith handyman gas_fitter chimney_sweep welder blacksmith cabinet_maker upholsterer
joining_method > screw nail glue weld solder rivet bolt tape clamp staple tie dowel
drying_time > overnight hour minute twenty-four
container > bucket tub tin box bag jar crate tray bowl bottle can basin skip barrel tank carton
packing_material > box bubble_wrap newspaper tape blanket cardboard polystyrene
garden_tool > spade fork rake hoe shears secateurs mower trowel wheelbarrow hose strimmer axe lawnmower shovel chainsaw
garden_structure > fence gate shed patio deck pergola greenhouse wall path pond trellis terrace`,
};
