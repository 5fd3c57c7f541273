/** Food, gardens, animals and weather, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const kitchen = {
  english: `oven_temperature baking_temperature > degree celsius fahrenheit gas_mark hot_oven moderate_oven preheat turn_oven
cooking_time baking_time > minute hour until_golden until_done leave_in timer
preheat > turn_oven oven_on heat_oven get_oven up_to_temperature hot_oven degree gas_mark
doneness cooked_through > skewer toothpick poke prod pink juice_run golden hollow spring_back
cooked > tender golden soft
undercooked underbaked underdone > raw pink bloody doughy gooey not_done soggy claggy stodgy wet_middle
overcooked overdone overbaked > dry tough rubbery burnt mushy charred grey leathery
burnt > black char scorch singe cinder charcoal
saute > fry sweat soften brown sizzle
sweat_onions > soften gently translucent low_heat
caramelise caramelize > brown golden sticky sugar turn_brown
caramelization caramelisation browning > brown golden crust maillard caramelise
sear > brown hot_pan sizzle crust seal smoking_hot
deglaze > wine stock pour splash scrape_up loosen bits_bottom
simmer > gentle_bubble tick_over blip low_heat barely_bubbling turn_down plop
boil > bubble rolling_boil kettle boiling
blanch parboil > dunk boiling_water half-cook dip ice_water plunge
poach > simmer gentle swirl
braise > stew casserole tender
roast > oven crackling baste
grill broil > barbecue bbq charcoal coal flame char griddle
griddle > ridged_pan hot_plate char skillet
barbecue bbq > charcoal coal briquette grill grate ember smoke skewer
baste > spoon_over brush ladle juice pour_over
stir-fry > wok toss hot_oil sizzle
deep-fry > hot_oil fryer batter fat crispy
microwave > zap nuke ding
reheat > warm_through microwave heat_up
defrost thaw > freezer overnight fridge
refrigerate chill > fridge cool cold_place icebox
freeze > freezer freezer_bag icebox
marinate marinade > soak overnight rub coat yoghurt soy
brine > salt_water soak salty salt submerge
cure_meat cure_ham cure_bacon > salt hang rub smoke sugar
smoke_fish smoke_meat > smokehouse wood_chip smoker hickory oak alder
pickle > vinegar brine sour
ferment > bubble sour fizz bubbly starter
preserve > jar jam pickle
sterilise sterilize > boil hot_water oven_jar dishwasher
tenderise tenderize > bash mallet pound marinate soften
flambe > flame set_alight brandy whoosh
fillet > bone backbone slice_along cut_along
debone > bone tweezers boneless
descale > scale scrape
gut > clean_out innards belly slit insides
carve > slice
joint_chicken > cut_up leg thigh wing quarter
trim > cut_off tidy_up
shuck > shell prise_open oyster husk
destone > stone_out pip twist pit
deseed > seed pip scoop_out scrape_out
zest > grate rind peel lemon_skin microplane
peel > skin peeler take_off slip_off pare rub_off
julienne > matchstick thin_strip sliver baton
dice > chunk little_square small_piece chop
mince > chop_fine finely tiny_piece grinder
shred > grate pull_apart thin_strip tear
puree > blend blitz mush smooth sieve whizz
blend liquidise > blitz whizz blender food_processor
mash > potato_masher squash crush ricer
crush > bash pound pestle rolling_pin smash flat_knife
grind > pestle coffee_grinder
sift sieve > shake_through strainer
strain drain > colander sieve muslin pour_off tip_away cheesecloth
skim > scum froth spoon_off
whisk whip > stiff_peak soft_peak froth fluffy beat electric_whisk
cream_butter > beat pale fluffy
fold_in > gently figure_of_eight metal_spoon cut_through keep_air lightly
combine incorporate > mix stir bring_together
emulsify > whisk thicken mayonnaise
curdle > split separate lumpy scramble grainy
thicken > cornflour cornstarch flour roux reduce slurry arrowroot boil_down
reduce_sauce reduction > boil_down boil_away syrupy thicken by_half
dilute > water_down
dissolve > stir melt disappear
dredge > dip toss roll_in dust flour
breadcrumb > crumb egg flour panko
batter > flour egg milk dip coat
glaze > brush egg_wash shiny shine
egg_wash > beaten_egg brush glaze yolk shiny
ice_cake frost_cake > icing frosting spread spatula palette_knife buttercream
icing frosting > buttercream icing_sugar fondant ganache glaze
decorate > sprinkle icing garnish
pipe_icing > piping_bag nozzle squeeze swirl rosette
garnish > sprinkle sprig parsley finish_with scatter
season_dish > salt pepper pinch taste
seasoning > salt pepper pinch herb spice
dress_salad > dressing vinaigrette toss drizzle oil
drizzle > trickle pour spoon_over light_rain spit
sprinkle > scatter dust pinch shake handful
grease > butter oil lard
line_tin > parchment baking_paper greaseproof foil
knead > push_stretch fold_over slap heel_of_hand stretch work_dough dough_hook
knock_back > punch_down knock_air deflate
prove_dough proof_dough let_rise > double warm_place puff_up leave_dough airing_cupboard overnight
fermentation > overnight warm_place rise bubble
leavening leaven raising_agent > yeast baking_powder baking_soda bicarb sourdough self-raising starter
baking_soda bicarbonate bicarb
bicarbonate_of_soda baking_soda bicarb
self-raising self-rising
plain_flour all-purpose_flour
strong_flour bread_flour
wholemeal whole-wheat wholewheat
cornflour cornstarch
icing_sugar powdered_sugar
caster_sugar superfine_sugar
double_cream heavy_cream whipping_cream
treacle molasses
spring_onion scallion green_onion
arugula > rocket
broad_bean fava_bean
runner_bean > green_bean
french_bean green_bean haricot
sweetcorn corn maize
mangetout snow_pea
chickpea garbanzo
minced_beef ground_beef mince
jelly jello
sultana raisin
candyfloss cotton_candy
ice_lolly popsicle
cling_film saran_wrap plastic_wrap
tin_foil aluminium_foil
baking_tray baking_sheet cookie_sheet
greaseproof_paper baking_paper parchment
frying_pan skillet
cake_tin cake_pan
kitchen_roll paper_towel kitchen_towel
tea_towel dish_towel dishcloth
washing_up_liquid dish_soap
hob stovetop cooktop
fridge refrigerator icebox
blender liquidiser
food_processor > whizz magimix
stand_mixer > dough_hook paddle kenwood kitchenaid
hand_blender stick_blender immersion_blender
mortar_and_pestle > pound bash grind
colander > sieve strainer drain
sieve strainer
spatula > scraper
kitchen_knife > chef_knife blade cleaver paring
chopping_board cutting_board
can_opener tin_opener
corkscrew > cork bottle_opener
kitchen_scales > weigh gram
measuring_jug measuring_cup
thermometer > probe degree temperature
timer > beep ding alarm set_clock
casserole_dish > pot dutch_oven le_creuset
dutch_oven > cast_iron_pot casserole heavy_pot
cast_iron > skillet
seasoning_pan > oil bake cast_iron layer wipe
pressure_cooker > instant_pot valve whistle steam
slow_cooker > crock_pot
baking_stone pizza_stone > steel slab hot_tile
cookware > pan pot skillet wok tray casserole saucepan
bakeware > tin tray mould loaf_tin muffin_tin
utensil kitchen_tool > spoon whisk spatula ladle knife peeler tongs grater
crockery tableware dishware > plate bowl cup saucer mug
consistency texture > thick thin runny stiff sloppy lumpy smooth sticky creamy crumbly batter porridge
texture mouthfeel > chewy crunchy crisp soft smooth creamy gritty crumbly rubbery silky tender
thickness > thick thin centimetre inch millimetre finger
liquid fluid > water milk runny juice
runny > loose thin sloppy liquid watery wet pourable
watery > thin runny wishy-washy insipid diluted
thick > gloopy dense coat_spoon
lumpy > lump clump
smooth > silky velvety creamy lump-free
sticky tacky > gooey cling glue stick tackiness
crisp crispy crunchy
crunchy > crunch crackle snap bite
chewy > tough rubbery leathery chew
crumbly > crumb fall_apart break_up flaky
tender > soft melt fall_off_bone
tough > chewy leathery old_boot stringy gristle
dense stodgy > solid claggy
airy > fluffy spongy
fluffy > airy soft downy furry
greasy oily > fat slick oil
moist > damp wet juicy
stale > old dry
fresh > straight_from just_picked off_boat
rancid spoiled > gone_off smell sour mouldy bin stink
spoil perish > go_off go_bad rot sour mould
freshness > smell sniff fresh bright_eye float gill firm
shelf_life expiry > week month go_off use_by best_before fridge
expiry_date expiration_date use-by_date > best_before use_by sell_by out_of_date
flavour taste > sweet sour salty bitter spicy nutty tangy smoky savoury earthy
flavour flavor
taste > delicious yummy disgusting like_chicken bland sweet
tasty delicious > yummy yum scrumptious mmm
delicious yummy scrumptious tasty
disgusting > horrible yuck revolting vile foul gross nasty
unpleasant_taste > bitter disgusting yuck vile horrible
bland tasteless insipid > boring no_flavour dull
sour acidic tart > lemon vinegar sharp tang acid
acidity > acid sour sharp vinegar lemon tang
tangy tart > sharp sour
bitter bitterness > harsh tannin over-extracted
sweet sweetness > sugar honey sugary sickly syrup
sickly > too_sweet cloying
salty saltiness > salt too_much_salt brine
savoury umami > salty meaty soy mushroom
spicy piquant > hot kick chilli fiery heat burn
spiciness pungency > hot chilli kick burn mild mouth_on_fire
mild > gentle not_too_hot
smoky > smoke bonfire
nutty > toasted hazelnut almond
earthy > muddy
aroma fragrance scent > smell perfume waft sniff
aroma smell scent
fragrant aromatic perfumed
stench > stink pong smell reek whiff awful_smell
aftertaste > leave_mouth linger
appearance > look_like colour
aromatics > onion garlic ginger herb bay
ingredient > flour sugar egg butter salt onion oil milk handful teaspoon tablespoon
secret_ingredient > secret special
dry_ingredients > flour sugar salt baking_powder
wet_ingredients > milk egg oil water butter
quantity amount > gram kilo cup tablespoon teaspoon pinch handful litre pint dollop
measurement > gram cup spoon teaspoon ounce millilitre pinch weigh
proportion ratio > equal part twice_as half one_to_one per_cent
hydration > water percent wet sticky_dough
tablespoon > spoon spoonful tbsp
teaspoon > spoon spoonful
spoonful > dollop teaspoon tablespoon
dollop blob
pinch > tiny_bit sprinkle
dash splash > drop glug
small_amount > pinch dash drizzle knob smidgen splash tiny_bit sprinkle
large_amount > heap load plenty generous lots
handful > fistful
serving portion > feed serve slice helping
second_helping > some_more more_please
recipe_yield > dozen enough_for
substitute alternative replacement > instead swap or_use could_use
optional > if_you_like leave_out don't_have_to if_you_want
vegan plant-based > no_meat no_dairy no_egg tofu oat_milk
vegetarian > veggie no_meat meat-free
gluten-free celiac coeliac > gluten no_flour rice_flour almond
gluten > wheat stretch strand protein stretchy
lactose_intolerance > milk dairy upset_stomach
food_allergy allergen > nut allergic gluten dairy shellfish peanut
food_poisoning > sick ill throw_up salmonella undercooked tummy bad_oyster
food_safety hygiene > wash_hands clean raw_chicken germ bacteria
hygienic sanitary > clean sterilise germ
contamination cross-contamination > raw germ separate_board bacteria
nutrition nutrient > vitamin protein fibre iron calcium healthy goodness
nutritious wholesome > good_for_you healthy goodness vitamin filling
calorie > fat fattening kcal diet
protein > meat egg bean fish tofu
carbohydrate carb > bread pasta potato rice sugar starch
fat > butter oil lard dripping suet ghee margarine
cooking_fat > butter oil lard dripping ghee
cooking_oil > olive_oil sunflower rapeseed vegetable_oil canola groundnut
dairy_product > milk cheese butter cream yoghurt
yoghurt yogurt
whey > liquid watery drip_off ricotta
curd > lump solid rennet
rennet > curdle
cheesemaking cheese-making > curd whey rennet milk press mould
churn > butter
sourdough_starter > feed bubbly discard levain flour_water
yeast > rise sachet froth bubble dried_yeast
discard_starter > throw_away pour_off
dough > flour knead
pastry > shortcrust puff filo rub_in crust
rub_in > fingertip breadcrumb crumble butter
crack_egg > tap break shell edge_bowl
separate_egg > yolk white shell
hard-boiled > boiled_egg ten_minutes
soft-boiled > runny_yolk dippy_egg soldier
scrambled_egg > stir egg
omelette omelet
meringue > egg_white stiff_peak sugar pavlova
whipped_cream > soft_peak whip cream
pancake > batter flip toss crepe
cake > sponge icing fruitcake
pie > pastry filling crust
confectionery > sweet chocolate toffee fudge candy
chocolate > cocoa
temper_chocolate > melt shiny snap degree
melt_chocolate > bain-marie bowl_over microwave
bain-marie water_bath double_boiler > bowl_over simmering_water steam pan_of_water
gelatine gelatin > leaf jelly agar
gel > wobble jelly
setting_point > wrinkle saucer cold_plate set
marmalade > orange seville peel
syrup > sugar maple
broth > stock bone simmer bouillon
stock_cube bouillon
roux > butter flour cook_out
white_sauce bechamel
tomato_sauce marinara
ketchup tomato_sauce
mayonnaise mayo > egg oil
slather smear
filling > stuffing
stuffing > breadcrumb sage
leftover > next_day eat_up use_up
food_waste > throw_away leftover bin scrap peeling use_up
kitchen_scraps > peeling compost
al_dente > bite firm still_bite not_too_soft
stick_together clump > stuck lump clog glue
prevent_sticking > oil grease non-stick stir butter flour parchment
nonstick > teflon don't_stick
potato spud tattie
roast_potato > crispy fat fluff
mashed_potato > mash butter
onion > shallot
cry_onion > tear eye sting
spice_mix > garam_masala curry_powder rub blend
sweetener > sugar honey syrup stevia maple
cut_of_meat > shoulder shin brisket rump loin rib leg fillet shank
beef_cut > brisket sirloin rump rib shin chuck
offal > liver kidney heart tripe giblets tongue
sausage_casing > skin gut intestine
bacon > rasher streaky
steak > rare medium fillet sirloin ribeye
rare_steak > pink bloody
wild_game > venison pheasant rabbit partridge grouse
fishmonger > fish_stall market
greengrocer > fruit veg market stall
grocery groceries > shopping supermarket food_shop
shopping_list > need_to_buy shopping run_out
rest_meat rest_dough > sit leave_stand foil relax
cool_down > cold
cooling_rack wire_rack
unmould > upside_down flip
loosen_edges > knife_round run_knife tin
flip turn_over > toss other_side
golden > brown
cover_dough cover_bowl > tea_towel damp_cloth lid cling_film
stir > keep_moving
stirring_constantly > keep_stirring don't_stop whole_time
taste_test > taste verdict mmm yum
adjust_seasoning > taste more_salt pinch squeeze
serve > dish_up ladle
accompaniment side_dish > serve_with goes_with salad chips rice bread
serve_with > alongside goes_with rice bread
set_table lay_table
tablecloth > cloth
napkin serviette
clear_table > dishes wash_up
wash_up do_dishes > sink dishes dishwasher
chef > cook
baker > bakery bread
pastry_chef patissier
waiter > serve
barista > coffee espresso
bartender barman barmaid
restaurant > cafe bistro diner pizzeria eat_out
eat_out dine_out > restaurant meal_out takeaway
takeaway takeout > chippy pizza curry
menu > dish starter dessert
three-course > starter dessert
reservation booking > table book
gratuity > tip percent
michelin > star
restaurant_review > star verdict recommend
waiting_staff > waiter waitress server
buffet > help_yourself all_you_can_eat
feast banquet > big_meal spread
breakfast > egg bacon cereal porridge toast
brunch > late_breakfast
lunch > sandwich noon dinner
snack > nibble crisps biscuit bite
elevenses tea_break coffee_break > tea biscuit coffee
packed_lunch > lunchbox sandwich
fasting > no_food ramadan don't_eat
appetite hunger > hungry starving peckish ravenous
hungry > starving peckish famished ravenous
satiated > full stuffed bursting had_enough couldn't_eat
overeat > stuffed too_much greedy
thirst thirsty > parched drink gasping
chew > bite tooth munch
swallow > gulp
gulp > swig knock_back
drink beverage > tea coffee beer wine cocktail juice lemonade
soft_drink > lemonade cola fizzy squash pop juice
carbonated sparkling > fizzy bubble fizz
fizzy > bubble gas
brew_tea > steep leave_stand
infuse > soak brew
brew_coffee > bloom pour filter grind plunge
brewing_time > second minute
espresso > shot crema portafilter
cafetiere french_press
milk_foam froth > steam foam frothy wand
smoothie > blend blitz
brew_beer > hop malt ferment mash barley
brewing > hop malt mash ferment barrel yeast wort
brewery > beer brew
mash_tun > mash grain hot_water
cider_press > squeeze apple pulp
winemaking > grape press crush ferment barrel
vineyard > vine grape
grape_harvest > pick grape
decant > pour_off
distil distill > spirit vapour
distillery > whisky gin
liquor > whisky vodka gin rum brandy spirit
non-alcoholic alcohol-free > soft_drink
alcohol_content abv > percent strong strength
hangover > headache rough morning_after
drunk inebriated > tipsy hammered plastered pissed too_much_drink
publican > landlord
bottling > bottle fill cap siphon
siphon > tube suck hose
drinking_water > tap clean safe boil
home-made homemade > made_myself from_scratch own_recipe
from_scratch > homemade
ready_meal convenience_food > packet microwave supermarket ping
junk_food fast_food > burger chips pizza crisps takeaway
processed_food > packet additive factory
organic > no_chemicals natural no_spray pesticide
seasonal in_season > time_of_year spring autumn summer
local_produce > round_here down_road local farm
forage foraging > wild hedgerow pick mushroom berry
edible > eat safe_to_eat can_eat
inedible poisonous > don't_eat toxic kill deadly ill
mushroom_picking > fungi wild gills
recipe_origin > grandmother nan came_from handed_down tradition book
family_recipe > grandmother mum nan mother handed_down
traditional > always_done grandmother
cuisine > food cooking dish
national_dish > traditional everybody_eats famous
favourite_food > eat_every
cookbook cookery_book recipe_book
cooking_tip > trick secret tip
baking_mistake > too_much forgot don't_open sink burnt wrong
deflate > flat collapse
cake_sink > middle fell oven_door flat
failed_bake > flat brick burnt sunk disaster
overmix overwork > tough don't_mix too_much just_until
lump > lumpy
soggy_bottom > wet base blind_bake
blind_bake > baking_beans rice weigh_down
oven_shelf > middle top bottom
fan_oven convection_oven
gas_stove > flame ring burner
burner > ring hotplate flame
high_heat > hot full_blast crank turn_up max
low_heat > gentle turn_down tiny_flame
medium_heat > moderate not_too_hot
open_fire campfire > ember flame log cook_over
wood-fired_oven > pizza dome brick
rotisserie > spit roast
campsite_cooking > gas_stove trangia pot fire
gardening > dig plant weed grow bed soil
gardener > grow allotment dig
soil > compost mud clay loam dirt sandy
soil_type > clay sandy loam chalk heavy peat
soil_acidity > ph lime acid ericaceous
soil_preparation > dig fork rake compost turn_over manure
improve_soil > compost manure dig_in leaf_mould
clay_soil > heavy sticky claggy
drainage > gravel grit hole drain waterlogged free-draining
waterlogged > soggy wet sodden boggy puddle
compost > heap rot peeling manure leaf_mould
compost_heap compost_bin > rot pile turn_over
compostable > peeling grass cutting eggshell cardboard
decompose > rot break_down worm
organic_matter humus > compost manure
fertilise fertilize > feed manure compost dung seaweed tomato_feed
fertiliser fertilizer > feed manure dung muck bonemeal seaweed chicken_pellets nettle
manure muck dung
mulch > bark straw cover compost wood_chip
seed > sow germinate
sow > seed scatter plant sprinkle
sowing_time planting_time > spring march april autumn frost
sowing_depth planting_depth > deep centimetre inch
spacing > apart centimetre inch gap foot
germinate germination > sprout come_up pop_up shoot come_through
sprout > shoot come_up bud
seedling > little_plant baby_plant shoot
seed_tray > module pot plug
prick_out > seedling leaf dibber pot_on
thin_out > pull_out weakest spacing
transplant > pot_on plant_out dig_up
repot pot_up > bigger_pot pot_on rootbound
plant_out > outside ground after_frost
harden_off > outside cold_frame gradually
greenhouse glasshouse polytunnel
greenhouse > polytunnel
raised_bed > sleeper plank box
flowerbed flower_bed border
windowsill > sill window
propagate propagation > cutting divide seed
take_cutting > snip below_node stem
divide_plant > split spade clump
graft grafting > rootstock scion splice
rootstock > root dwarf
scion > twig shoot graft
root > rootball taproot
root_bound > pot_bound tight circling bigger_pot
stem stalk
new_growth > bud shoot sprout
leaf > foliage frond
flowering > bloom blossom flower bud
flowering_time > summer spring june july bloom
pollinate pollination > bee insect brush wind
pollinator > bee butterfly hoverfly moth insect
perennial > come_back every_year
annual_plant > one_year die
biennial > second_year two_years
evergreen > keep_leaves pine holly
deciduous > lose_leaves drop_leaves
hardy > tough frost survive_winter
shade-loving > shade shady
full_sun > sunny south-facing sunshine
light_requirement > sun shade window sunny
sunny_spot > south-facing sun window
watering > water watering_can hose soak drip
watering_frequency > every_day twice_a_week once_a_week when_dry
irrigation > hose drip ditch sprinkler
overwater > soggy drown too_much_water rot
drought-tolerant > dry no_water
sprinkler > hose spray
water_butt rain_barrel
collect_rainwater > barrel butt gutter tank
wilt droop > floppy sag drooping limp
yellowing chlorosis > yellow leaf
prune pruning > cut_back snip secateurs dead_wood
secateurs pruners
deadhead > snip dead_flower pinch_off
pinch_out > side_shoot nip
side_shoot > sucker
bamboo_cane > stick pole
climbing_plant > vine ivy clematis trellis
hedgelaying > pleach billhook stake
weed > dandelion nettle bindweed hoe
weeding weed_control > hoe pull_out mulch
weedkiller herbicide > spray glyphosate roundup
pesticide insecticide > spray chemical
invasive_species > knotweed take_over spread himalayan
pest > slug aphid greenfly caterpillar snail pigeon rabbit
pest_control > trap slug_pellets netting spray beer ladybird
aphid greenfly
plant_disease > blight mildew rust rot spot canker
blight > brown_spots
root_rot > mushy soggy
netting > net mesh
frost_protection > fleece cover straw bring_in
frost > freeze cold nip ice scrape white
harvest > pick dig_up crop gather bring_in
harvest_time picking_time > ready ripe september august pick
ripe > ready soft
ripeness > ripe soft squeeze colour comes_off smell
unripe > green
ripen > windowsill
overripe > mushy brown
crop_yield > ton kilo sack per_acre
crop_rotation > rotate different_bed next_year
companion_planting > marigold beside
intercropping > between row
storing_vegetables > sand clamp cellar dark
fruit_tree > apple pear plum cherry
vegetable veg
vegetable_patch kitchen_garden
root_vegetable > carrot parsnip beetroot turnip swede
earth_up > ridge mound pull_soil
chitting > egg_box sprout potato
spring_bulb > daffodil tulip crocus snowdrop
houseplant pot_plant
indoor_plant > houseplant windowsill
lawn_care > mow grass scarify moss feed
mow > lawnmower grass cut
lawnmower mower
strimmer string_trimmer weed_whacker
scarify > rake moss thatch
aerate > fork hole spike
turf sod
lay_turf > roll grass
reseed > bare_patch grass_seed
spade shovel
wheelbarrow barrow
dibber > hole stick
poisonous_plant > foxglove toxic ragwort berry
pond_liner > rubber sheet plastic
bird_feeder > seed peanut
nest_box bird_box
wildlife > bird hedgehog fox frog insect
attract_wildlife > pond log_pile flower feeder
hedgehog_house > log leaf hole
landscaping > path patio turf pond
bonsai > wire pot tiny
latin_name botanical_name > latin proper_name
heirloom > old_variety
branch bough
twig > stick
tree_ring > ring age
plant_tree > hole stake sapling spade root
fell_tree cut_down_tree > chainsaw wedge axe notch timber
felling_direction > notch hinge lean wedge
tree_stump > dig_out grind root
lumberjack logger
tree_surgeon arborist
forester > ranger plantation
coppice > stool cut_ground hazel regrow
pollard > cut_top willow
firewood > log split stack
split_wood > axe maul wedge log
seasoned_wood > dry two_years stacked
log_pile woodpile
deforestation > cut_down log rainforest
reforestation > plant_trees replant
woodland forest
hedgerow hedge
farmer > shepherd
farming agriculture > crop field plough cattle
arable > crop wheat barley
livestock > cow sheep pig cattle flock herd goat
smallholding croft
pasture > grass graze field meadow
graze > grass field
plough plow > furrow turn_over
thresh > flail grain straw
hay > grass bale
haymaking > mow hay bale scythe
scythe > mow hone
silage > ferment bale wrap
fodder animal_feed > hay oat pellet silage
byre > barn shed
pigsty sty
chicken_coop hen_house
herd > cattle cow round_up
shepherd > flock
sheepdog > collie
shear shearing > fleece clip wool clippers
lambing > ewe born birth
calving > calf birth cow
chicken hen
poultry_keeping chicken-keeping > hen coop egg
lay_eggs egg_production > lay egg nest_box a_day
hatch > incubator chick egg broody
incubate > warm egg broody
broody > egg
moult molt
milking > udder teat cow bucket parlour
milk_yield > litre gallon a_day
slaughter > kill butcher abattoir
slaughterhouse abattoir
animal_disease > foot_rot foot_and_mouth mastitis worm mite
parasite > tick flea mite worm louse tapeworm varroa
deworm > worm tablet drench
vaccination > jab injection needle
farrier > shoe hoof
grooming > brush comb
harness > bridle rein collar
horse_riding > saddle trot canter gallop
gait > walk trot canter gallop
pet_owner > dog_owner cat_owner
dog_breed > spaniel labrador collie terrier
mongrel crossbreed > mix cross mutt
adopt_dog adopt_cat > rescue shelter rehome
animal_shelter > rescue kennel rehome
kennel doghouse
dog_training puppy_training > sit stay treat command recall
dog_reward > treat biscuit praise clicker
scold > tell_off shout
obedience > sit stay heel
leash > lead
barking > woof growl
growl > snarl
house_training toilet_training > wee outside accident puddle
litter_tray litter_box
litter_tray > sand cat_litter scoop
walk_dog walkies
pet_food > kibble tin biscuit bowl
neuter spay castrate
beak > bill
snout > nose
antler > horn
tusk > ivory
aquarium fish_tank
aquarium > tank goldfish
aggressive > bite growl attack fierce
tame > gentle hand-fed used_to_people
wild_animal > fox deer wolf bear boar
habitat > live marsh pond nest
nocturnal > night dark
hibernate > sleep winter den
migrate migration > fly south winter africa
mating > breed courtship mate
offspring > young baby chick cub calf pup
gestation pregnancy > month carry
lifespan life_expectancy > live year old
endangered > rare few_left die_out disappear
extinct > die_out gone wiped_out
extinction > die_out disappear last_one
conservation > protect reserve
nature_reserve > protected wildlife
camouflage > blend hide look_like
venomous > poison sting bite snake
food_chain > eat prey predator
scavenger > carcass vulture dead
carcass > dead body
dung droppings poo
animal_track footprint > print paw track mud snow
den burrow > hole warren
birdwatching > binoculars twitcher hide
birdsong > sing chirp dawn_chorus
bird_of_prey raptor > hawk eagle falcon owl kite buzzard
falconry > glove hawk falcon lure
beekeeper > bee hive
beekeeping apiculture > bee hive honey
beehive hive > box bee
apiary > hive bee
bee_colony > bee queen swarm hive
worker_bee > female sister
queen_bee > queen
honeycomb > comb wax cell frame
brood > larva cell grub egg
swarm > cluster
bee_suit > veil glove white_suit
bee_smoker > smoke calm puff
calm_bees > smoke smoker puff
extract_honey honey_extraction > spin extractor frame uncap
honey_harvest > frame comb jar spin kilo
varroa > mite
bee_sting > stung swell
feed_bees > sugar syrup fondant
overwinter > winter survive
beeswax wax
fishing angling > rod hook bait
angler fisherman
fishing_rod > rod pole
fishing_tackle fishing_gear > rod reel hook float net
bait lure > worm maggot fly spinner
fly-fishing > cast fly trout wade
cast_line > throw rod
reel_in > wind pull_in
landing_net > scoop
sinker > weight lead
catch_fish > net hook pull_out bite
catch_and_release > put_back let_go
fishing_net > trawl mesh
crab_pot lobster_pot
fishing_licence > permit
fish_size > inch pound kilo centimetre
ice_fishing > hole auger
tide > high_water low_water ebb flow come_in
wave > surf swell
river_current > flow drift
water_depth > deep metre foot knee waist
water_level > high low rise drop
water_temperature > cold warm degree
river > stream brook creek
river_source > spring rise
tributary > joins stream flows
rapids > white_water
river_bank riverbank
marsh swamp bog
wetland > marsh swamp bog reed
groundwater > spring borehole
flood > water burst_banks rain rise
shallow > paddle knee wade
clear_water > see_bottom crystal
weather_conditions weather > rain sunshine windy cloudy snow sunny frost
weather_forecast > tomorrow met_office
rain rainfall > wet pour downpour drizzle shower bucket_down soaked
precipitation > rain snow hail drizzle
downpour > heavy_rain chuck pouring bucket_down
sunny > sun sunshine blue_sky
sunshine > sun sunny
cloudy overcast > grey cloud dull
cloud > cumulus
fog mist > can't_see murky hazy
visibility > fog mist
wind breeze > blow gust windy
windy > gust blow breezy blustery
wind_speed > knot kilometre_an_hour gust mile_an_hour
storm > thunder lightning gale hurricane
lightning > flash strike bolt
thunder > rumble clap
hurricane typhoon cyclone
tornado twister
hail > ice
snowfall > snow centimetre flake blizzard
blizzard > snow wind whiteout
freezing sub-zero > minus below_zero ice
ice > freeze slippery frozen
heatwave > hot boiling degree sweltering
sweltering > hot boiling
humidity > damp muggy sticky moist
humid > muggy sticky
drought > dry no_rain parched cracked
climate > warm wet mild dry
air_temperature > degree cold warm minus
season > spring summer autumn winter fall
springtime > spring april bud
autumn > fall september october
landscape scenery > hill valley mountain view lake
viewpoint lookout
valley > dale glen
hillside slope > steep
altitude elevation > metre foot high above_sea
ridge > crest edge
plateau > flat
moorland > heather moor
sand_dune > sand
peninsula headland
coastline > coast cliff beach
beach > sand shingle shore pebble
pebble > stone
boulder > rock stone
cave cavern
gorge canyon ravine
volcano > lava erupt crater
earthquake > shake quake tremor
terrain > rocky steep flat boggy muddy
countryside > rural field village farm
rural > country village farm
sunrise > dawn first_light
sunset > dusk sun_down
night_sky > star moon milky_way
natural_disaster > flood earthquake storm fire
pollution > dirty rubbish plastic smoke sewage
litter > rubbish
climate_change > warmer global_warming carbon
ecosystem > species nature
biodiversity > species
fragrant > smell scent
soft > squishy squidgy spongy
squishy > soft mushy
rough > coarse bumpy scratchy
coarse > rough gritty chunky
smooth_surface > silky glassy polished
slippery > slip slimy icy greasy
slimy > slime gooey slippery
furry > hairy fur fluffy
prickly thorny spiky
brittle > snap crack fragile
elastic stretchy springy
hot_to_touch > burn finger scald
lukewarm tepid > body_temperature blood_warm hand-hot
room_temperature > kitchen_side
scald > burn steam boiling
dry > bone_dry parched
shiny glossy > gleam sheen
transparent > see-through clear
translucent > see_through cloudy
cloudy_liquid > murky
murky > cloudy dirty brown
colourful > bright vivid
speckled > spot dot
striped > stripe band
oval > egg-shaped
pointed pointy
curved > bend bent arc
tiny > minuscule teeny
loudness > loud quiet noisy
hollow_sound > tap knock
start_time > o'clock morning
duration length_of_time > minute hour week month long year
how_long > minute hour week overnight month
frequency how_often > every_day once_a twice_a daily weekly every_week
waiting_time > minute hour overnight patience
simultaneously > same_time meanwhile
immediately straightaway > right_away at_once as_soon
in_advance ahead_of_time > day_before night_before earlier beforehand
eventually > in_end finally
occasionally > now_and_then every_so_often sometimes
regularly > every_day every_week
rarely > hardly_ever seldom
daily > every_day each_day
weekly > once_a_week every_week
annually > every_year once_a_year
early > dawn
early_morning > dawn five_o'clock sunrise
noon midday > twelve_o'clock lunchtime
evening > after_dark sunset tonight
midnight > twelve_at_night
overnight > night next_morning
the_next_day > tomorrow_morning following_day
all_year_round > summer_winter whole_year
time_of_year > spring summer autumn winter january june september
time_of_day > morning evening night afternoon dawn
in_the_past > used_to those_days years_ago back_then
nowadays > these_days
prevent > so_that stop otherwise avoid
reason purpose > so_that
precaution > careful wear glove watch_out
gherkin > pickle
appetiser appetizer > starter
bell_pepper capsicum > pepper
chili chile > chilli
rutabaga > swede
countertop > worktop counter work_surface
toadstool fungus > mushroom fungi
cultivar > variety
veterinarian vet
rooster > cockerel cock
paddock > field pasture
foliage > leaf
cove > bay
canned tinned
tableware > dishes plate bowl
french_fries > chips fries
crepe > pancake
beet beetroot
wet > soaking drenched dripping soaked
icing frosting
larva > grub maggot caterpillar
entree > main_course starter
shrub > bush
vinaigrette > dressing
freshly_picked > just_picked straight_from`,
  sorts: `spice > pepper cumin coriander cardamom cinnamon ginger turmeric paprika chilli nutmeg clove saffron allspice star_anise fennel mustard cayenne fenugreek sumac caraway vanilla mace anise juniper
herb > basil parsley thyme rosemary sage mint dill oregano chive tarragon coriander cilantro bay marjoram chervil lovage lemon_balm
flour > wheat rye spelt wholemeal plain strong self-raising cornflour rice_flour semolina buckwheat oat
sugar > caster brown icing granulated demerara muscovado palm cane
fat > butter oil lard dripping margarine ghee suet
cooking_oil oil > olive sunflower rapeseed coconut sesame groundnut canola vegetable_oil
raising_agent leavening > yeast baking_powder baking_soda bicarbonate sourdough starter bicarb
sweetener > sugar honey syrup treacle molasses stevia agave maple_syrup
dairy_product dairy > milk butter cream cheese yoghurt buttermilk quark whey curd kefir creme_fraiche
cheese > cheddar brie feta mozzarella parmesan gouda camembert stilton ricotta halloumi gruyere edam mascarpone wensleydale pecorino roquefort emmental cottage_cheese
meat > beef lamb pork chicken turkey duck goose veal venison mutton ham bacon sausage mince steak rabbit goat liver
cut_of_meat > brisket shoulder shin loin fillet rump sirloin rib leg belly neck shank chop cheek flank oxtail
poultry > chicken turkey duck goose guinea_fowl quail
fish > salmon trout cod haddock mackerel herring tuna plaice sole sardine anchovy bass bream carp pike perch eel halibut pollock kipper
shellfish > prawn shrimp crab lobster mussel oyster clam scallop cockle whelk crayfish
vegetable > potato carrot onion leek cabbage cauliflower broccoli pea bean courgette zucchini aubergine eggplant pepper tomato cucumber lettuce spinach kale chard celery beetroot turnip swede parsnip radish pumpkin squash marrow asparagus artichoke fennel garlic sweetcorn sprout shallot mushroom okra
root_vegetable > carrot parsnip turnip swede beetroot radish celeriac potato kohlrabi salsify
legume > bean lentil chickpea pea soya kidney_bean
fruit > apple pear plum cherry peach apricot nectarine grape orange lemon lime banana strawberry raspberry blackberry blueberry gooseberry currant melon pineapple mango fig kiwi rhubarb quince damson cranberry pomegranate grapefruit papaya elderberry
berry > strawberry raspberry blackberry blueberry gooseberry blackcurrant redcurrant cranberry elderberry bilberry sloe juniper
citrus > lemon lime orange grapefruit mandarin clementine satsuma
apple_variety > bramley cox gala braeburn russet granny_smith golden_delicious fuji
nut > almond walnut hazelnut cashew pistachio peanut pecan chestnut macadamia brazil_nut
seed > sesame poppy sunflower pumpkin_seed linseed flax chia caraway
grain cereal > wheat rye oat barley rice maize millet spelt quinoa buckwheat corn
pasta > spaghetti macaroni penne lasagne tagliatelle fusilli ravioli linguine gnocchi orzo
rice > basmati arborio jasmine brown_rice long-grain
bread > loaf baguette roll bun sourdough ciabatta focaccia pitta naan rye bagel brioche tortilla bap flatbread chapati
cake > sponge fruitcake gingerbread brownie muffin cupcake gateau cheesecake flapjack battenberg
pastry > croissant shortcrust puff filo choux danish strudel eclair
biscuit cookie > shortbread digestive gingerbread oatcake macaroon custard_cream
dessert pudding > cake ice_cream crumble trifle custard tart pie cheesecake jelly mousse meringue pavlova sorbet tiramisu rice_pudding pancake brownie
sweet candy > toffee fudge chocolate caramel liquorice marshmallow nougat humbug gum
sauce > gravy ketchup mustard mayonnaise pesto soy bechamel salsa hollandaise chutney vinaigrette tomato_sauce custard
soup > broth minestrone chowder gazpacho borscht goulash pea_soup
seasoning > salt pepper vinegar soy_sauce lemon mustard garlic
condiment > ketchup mustard mayonnaise vinegar chutney relish pickle horseradish
dish > stew casserole curry soup pie roast lasagne pizza risotto paella chilli omelette pancake salad stir-fry goulash dumpling quiche burger kebab moussaka
breakfast > porridge cereal toast egg bacon muesli croissant pancake yoghurt granola kipper
cooking_method > boil fry bake roast grill steam poach braise stew simmer barbecue microwave smoke deep-fry
cuisine > italian french indian chinese thai mexican japanese spanish greek turkish vietnamese lebanese
drink beverage > water tea coffee beer wine milk juice cider lemonade cocoa hot_chocolate squash cordial smoothie whisky gin
hot_drink > tea coffee cocoa hot_chocolate mulled_wine
coffee > espresso latte cappuccino americano flat_white mocha
tea > green_tea earl_grey camomile peppermint assam darjeeling herbal black_tea
beer > ale lager stout porter bitter pilsner ipa mild
wine > red white sparkling champagne riesling merlot prosecco port sherry pinot chardonnay
spirit liquor > whisky gin vodka rum brandy tequila schnapps bourbon whiskey
cocktail > margarita mojito martini negroni daiquiri
pan cookware > saucepan frying_pan skillet wok casserole stockpot griddle dutch_oven
kitchen_appliance appliance > oven fridge freezer dishwasher microwave kettle toaster mixer blender food_processor air_fryer slow_cooker pressure_cooker
kitchen_tool utensil > spoon fork knife whisk spatula ladle tongs peeler grater sieve colander rolling_pin masher scraper mortar pestle corkscrew skewer
crockery > plate bowl cup saucer mug dish teapot jug
container > jar bottle bucket tin tub bowl pot jug crate barrel basket sack bag tray box keg cask
measure > gram kilo ounce pound litre pint cup teaspoon tablespoon millilitre pinch gallon
taste flavour > sweet sour salty bitter savoury umami spicy hot bland nutty smoky sharp fruity tangy
texture > smooth rough crunchy crisp soft chewy creamy sticky slimy gritty crumbly tender fluffy rubbery silky tough
smell > sweet musty sour smoky earthy floral rotten fresh burnt
colour > red green blue yellow orange purple pink brown black white grey golden cream silver beige
fertiliser fertilizer > manure compost seaweed bonemeal dung nettle tomato_feed nitrogen potash ash
garden_tool > spade fork rake hoe trowel secateurs shears dibber loppers wheelbarrow hose watering_can lawnmower strimmer scythe
soil > clay sand loam chalk peat silt
weed > dandelion nettle bindweed dock thistle ground_elder couch_grass knotweed chickweed horsetail ragwort
garden_pest pest > slug snail aphid greenfly caterpillar whitefly pigeon rabbit mouse mole weevil leatherjacket vine_weevil red_spider
plant_disease > blight mildew rust canker black_spot rot mosaic clubroot
flower > rose tulip daffodil sunflower lily poppy daisy crocus snowdrop primrose bluebell dahlia pansy lavender sweet_pea geranium iris peony marigold foxglove nasturtium orchid cornflower carnation begonia
shrub bush > lavender rose hydrangea rhododendron azalea holly privet lilac gooseberry currant buddleia hawthorn
climbing_plant > ivy clematis wisteria honeysuckle vine hop sweet_pea jasmine
tree > oak ash beech birch pine spruce fir larch willow elm maple sycamore chestnut hazel alder rowan hawthorn holly yew poplar lime cedar apple pear cherry plum walnut eucalyptus redwood
conifer evergreen > pine spruce fir larch yew cedar juniper cypress redwood
hardwood > oak ash beech walnut cherry maple elm teak
houseplant > orchid cactus aloe spider_plant monstera fern succulent rubber_plant peace_lily yucca
crop > wheat barley maize corn potato oats rye rape sugar_beet beans hay rice cotton soya
mushroom > chanterelle cep porcini button morel truffle puffball oyster_mushroom fly_agaric chestnut
farm_animal livestock > cow pig sheep goat hen chicken duck goose horse donkey turkey bull cattle lamb alpaca
cattle_breed > hereford angus friesian jersey highland holstein
pet > dog cat rabbit hamster guinea_pig budgie goldfish parrot tortoise gerbil snake ferret canary
dog_breed > labrador spaniel collie terrier poodle beagle dachshund retriever alsatian shepherd whippet greyhound husky pug bulldog rottweiler corgi lurcher
horse_breed > shire cob thoroughbred arab clydesdale
young_animal offspring > puppy kitten lamb calf foal piglet chick cub duckling fawn tadpole
mammal > fox badger hedgehog deer rabbit hare squirrel mouse rat bat otter beaver mole wolf bear seal whale dolphin stoat weasel vole
bird > robin blackbird sparrow starling crow magpie pigeon dove swallow swift owl hawk eagle buzzard kite heron duck goose swan gull wren thrush woodpecker kingfisher pheasant lark jackdaw blue_tit cuckoo raven finch puffin
bird_of_prey > eagle hawk falcon owl kite buzzard kestrel osprey harrier
insect > bee wasp ant fly butterfly moth beetle ladybird dragonfly mosquito grasshopper cricket earwig hornet midge hoverfly greenfly aphid
reptile > snake lizard tortoise turtle crocodile gecko adder slow_worm
amphibian > frog toad newt salamander tadpole
parasite > tick flea mite louse worm varroa tapeworm leech
animal_sound > bark meow moo baa neigh cluck growl hiss purr howl squeak roar quack chirp
body_part_animal > tail paw hoof wing beak claw horn fur feather fin snout udder
animal_home > nest den burrow hive stable kennel sett coop sty hutch barn
bee > queen worker drone bumblebee honeybee mason_bee
beekeeping_equipment > smoker hive veil frame suit gloves hive_tool extractor
bait > worm maggot fly lure spinner bread sweetcorn
fishing_gear > rod reel hook float net lure waders
weather > rain snow sun fog frost hail wind storm thunder cloud drizzle sleet mist heatwave sunny gale
season > spring summer autumn winter fall
landscape landform > hill mountain valley moor plain forest desert coast cliff island gorge marsh dune plateau glacier
water_body > river lake pond sea stream canal ocean reservoir loch brook estuary
time_of_day > morning noon afternoon evening night dawn dusk midnight midday lunchtime
holiday_meal feast > christmas easter thanksgiving
eating_place > restaurant cafe pub diner bistro canteen pizzeria tearoom takeaway chippy bar
food_job > chef baker butcher waiter waitress barista brewer fishmonger cheesemaker miller bartender
farm_job > farmer shepherd beekeeper gardener vet farrier ploughman milkmaid ranger gamekeeper
farm_machine > tractor plough combine baler harrow trailer seeder digger`,
};
