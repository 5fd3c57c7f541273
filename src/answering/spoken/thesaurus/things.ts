/** What is spoken of and how it is, in the form of `actions.ts`. */
export const things = {
  family: `mother mum mom mama mummy
father dad daddy papa
parent > mother mum mom father dad
grandmother granny gran grandma nan nana
grandfather grandad grandpa granddad
grandparent > grandmother granny gran grandma nan grandfather grandad grandpa
spouse husband wife partner
spouse > married better_half
child kid youngster
child > son daughter boy girl baby toddler lad
son boy lad
daughter girl
sibling > brother sister twin
brother-in-law sister-in-law
relative > family mother mum father dad uncle aunt auntie cousin brother sister grandmother granny gran grandfather grandad nephew niece son daughter husband wife in-law mother-in-law father-in-law brother-in-law sister-in-law grandchild
family > mother mum father dad brother sister parent wife husband child kid son daughter relative
aunt auntie
baby newborn infant
baby > birth born
birth > born baby labour delivered
wedding marriage
wedding > married marry bride groom
funeral burial
friend mate pal buddy
girlfriend > partner
couple > husband wife
man fellow fella bloke guy gentleman chap lad
woman lady
boy lad
girl lass
teenager youngster youth
teenager > boy girl lad
adult grown-up
people folk
person > man woman fellow
crowd audience
neighbour > next_door
stranger > never_met
pensioner > retired over-sixties
orphan > parent
widow > husband died
ancestor forefather`,
  work: `job work profession occupation career post position trade
job > work teacher doctor engineer works
boss chief manager head director
boss > owner captain
leader head chief boss
leader > captain chair mayor president
employee worker staff
employee > hire lad team colleague apprentice join
labourer worker navvy
colleague co-worker workmate
apprentice trainee
assistant helper
assistant > apprentice deputy
deputy assistant second-in-command
trainer coach
trainer > teacher instructor
instructor coach teacher
teacher > lecturer tutor professor coach
pupil student
beginner novice newcomer learner
beginner > first_time start begin
expert specialist
expert > professor engineer surveyor
doctor physician GP surgeon
lawyer solicitor attorney barrister
policeman officer cop
police > officer cop
thief burglar robber
criminal thief burglar crook
soldier troop
farmer > shepherd
sailor seaman
scientist researcher
journalist reporter
journalist > critic editor
author writer
politician > minister mayor councillor president senator member leader
spokesman spokeswoman
priest vicar
clergyman vicar priest
customer client
owner > belong
guest visitor
passenger > child kid aboard people
driver > drive drove
candidate > stand
company firm business
company > employer shop
employer > company firm boss
business company firm trade shop
business > wool fortune
factory mill plant works
office > desk
department > office
income salary wage pay earnings
salary wage income pay
salary > earn paid bring_home take_home a_month a_year
wage pay salary
wage > paid shilling
profit > make_money earn
revenue turnover
revenue > turn_over
bonus reward
reward > return gave
money cash fund
money > pound dollar euro cost pay
debt loan
savings nest_egg
savings > put_by put_aside
fine penalty
penalty > fine ban punish
tax duty levy
price cost fee charge rate
price > pound dollar euro quid pay sell
fee charge
bill invoice
discount > reduction cheaper
budget > money spend
contract agreement deal
contract > sign
lease rent
rent > lease a_month
income_tax > tax
deposit down_payment
insurance > insure cover
pension retirement
bank_account account
account > bank
share stock
purchase buy
subsidy grant
grant > fund money
donation gift
donation > give gave donate
gift present
lottery > ticket
meeting session gathering
motion proposal
deadline due
deadline > need_in
application form
document paper form
certificate diploma
qualification degree diploma
permission permit licence
law rule regulation act
rule > allowed
court trial
crime offence
prison jail
election vote poll
government ministry
authority > council county state hospital government
council > councillor town
supporter > favour
vote > favour carried`,
  home: `house home
home > flat house
house > flat cottage cabin bungalow
apartment flat
hut cabin shed
hut > cottage shelter
room > bedroom kitchen
toilet loo lavatory bathroom
couch sofa settee
cupboard cabinet wardrobe
cupboard > shelf drawer
wardrobe closet
drawer > desk
basement cellar
attic loft
ceiling > roof beam
roof ceiling
garden yard
lawn grass
fence railing
door > entrance doorway gate
entrance door doorway
gate > door
window > glass pane
stairs staircase steps
chimney flue
fireplace hearth
stove cooker hob
oven > degrees
tap faucet
sink basin
bin rubbish_bin
rubbish trash garbage waste litter
bucket pail
bag sack
container box
container > jar tin tub bin bucket crate bottle
box crate case
jar pot
bottle flask
lid top
pan pot
cutlery > knife fork spoon
dish plate bowl
dish > curry meal soup pie recipe stew food
cloth rag
blanket duvet quilt
curtain > blind
carpet rug
lamp light
lighting lamp light
candle > wax
lighting > candle lamp bulb
lamp bulb
socket outlet
plug > socket
cable wire lead cord
rope cord
string twine
hose pipe tube
pipe tube
pipe > hose
pump impeller
wheel > impeller tyre
engine motor
motor engine
machine device
device gadget machine appliance
appliance > dishwasher fridge oven kettle
tool equipment gear kit
part component piece
component part
component > pads brake chain screen wheel
spare_part part
material > wood metal steel
surface top
hole gap opening
crack split
puddle pool
mould mildew
dirt > mud dust grime
dust > dirt
limescale chalk scale
rust corrosion
pest > mouse rat mite slug moth wasp
noise sound
noise > loud quiet hear squeal whine rattle hum gurgle bang
noisy loud
noisy > noise quiet silent
smell odour stench scent
smell > stink
temperature > degrees heat
heating radiator boiler
boiler heating
electricity power current
electricity > watt
power > watt
shock jolt
water_supply > tap
leftover > scraps next_day day_after
household > kitchen
key > lock
decoration > lights`,
  food: `food meal
food > eat bread meat vegetable soup casserole dish cheese feed
meal dish
meal > dinner lunch supper breakfast eat ate
breakfast > porridge cereal toast egg morning
dinner supper tea
lunch > midday
dessert pudding
dessert > cake ice_cream
snack bite
portion serving helping
portion > feed serve
ingredient > need flour sugar onion salt oil egg butter tin
recipe > ingredient dish make need
vegetarian > no_meat
dairy milk
dairy > milk cheese cream butter yoghurt
allergic > rash allergy bring_out reaction intolerant
allergy > allergic rash
alcohol drink booze
alcohol > drink beer wine whisky pub drop
alcoholic > drink
beverage drink
beverage > tea coffee beer wine water juice
soda pop fizzy
candy sweet
biscuit cookie
chips fries
crisps chips
aubergine eggplant
courgette zucchini
coriander cilantro
prawn shrimp
mince ground_meat
flavour taste
spice > cumin pepper chilli ginger
spicy hot fiery
hot > warm heat burn flame fiery degrees
crust shell
dough > flour
diet > eat
diet > food
stomach belly tummy
hunger > starve
harvest crop
harvest > pick
fertiliser manure compost
weather > rain sun cloud snow wind drizzle drizzly fog storm sunny wet dry mild pour poured soaked frost hail thunder
rain shower downpour drizzle
rain > drizzly wet poured soaked pour pours bucket
storm gale tempest
storm > wind gale thunder
snow > blizzard
fog mist
flood > water
drought > dry no_rain
winter > cold_season snow
cold_season winter
fire blaze
blaze fire
flame fire
fire > burnt burn smoke blaze
smoke fume
fuel > petrol diesel coal wood gas oil pine log burn
wood timber
wood > oak pine birch
tree > oak birch pine larch
forest wood
hill slope
slope hill gradient
mountain hill peak summit
summit peak top
cliff ledge
river stream
stream brook
lake pond
sea ocean
coast shore seaside
beach shore
bank shore
waterway canal river
path trail track footpath
road street lane
junction crossroads
pavement sidewalk
car_park parking
roundabout > junction
bridge > cross
village hamlet
village > town
town city
city town
suburb > town
country land nation
area region district
district quarter area
border frontier
place > village town
location place spot
sign > arrow marker board
marker arrow sign post
marking arrow sign
route path
journey trip voyage
trip tour journey
holiday vacation
holiday > trip
accommodation > hotel hostel hut tent flat room
hotel inn
hostel > bunk
luggage suitcase baggage bag rucksack
backpack rucksack
tent > camp
airport > flight
railway train
carriage wagon
truck lorry
truck > van
lorry truck
lorry > van
car automobile
car > van
vehicle > car van lorry truck bus motorbike bike bicycle tractor train boat moped
motorbike motorcycle
bicycle bike cycle
bike > cargo
bicycle > bike tricycle
cyclist > bicycle bike
pedestrian > foot
boat ship vessel
boat > barge canoe
ship boat vessel
aeroplane plane aircraft
traffic > lorry car
traffic_jam jam queue
accident crash collision
accident > hit fell knock knock_down come_off derail broke drop
petrol gas
puncture flat
tyre > flat
brake pads
range > kilometre mile far
speed > fast slow kilometre_an_hour`,
  health: `illness disease sickness condition
disease > cholera plague flu fever cancer infection mite
illness > flu fever cancer cold chill stress pneumonia infection stroke
sickness > fever
injury wound
injury > broken broke break burn cut bruise sprain twisted fracture blister sting hurt bleed nicked concussion torn
wound cut
wound > bleed
blister > rubbed raw
sore raw
pain ache
pain > hurt sore
headache migraine
fever temperature
cough > chest
rash > itch
medicine drug medication tablet pill
medicine > cream drops
tablet pill
plaster > band-aid
bandage > plaster
remedy cure
treatment therapy
therapy treatment
operation surgery
operation > steel knee hip surgeon
hospital clinic
clinic hospital
ward > hospital
ambulance > hospital
nurse > hospital
patient > ill
pregnancy > pregnant
pregnant expecting
disabled > wheelchair
disability > deaf blind lame wheelchair
deaf > hear hard_of_hearing
blind > see
mental_health > stress depression
depression depressed
depression > stress sad low
stress pressure
stage_fright nerves
fright fear
fear fright
fear > scared afraid nerves frightened
anxiety fear nerves
anger > angry furious
joy happiness
tired exhausted wear_out
exhausted tired wear_out shattered
insomnia > sleep
heart_attack > heart
limb > arm leg
belly stomach
skeleton bone
neuron nerve_cell
neuron > nerve brain
skin > rash
corpse body
grave tomb
death > die died dead killed kill fatal
dead > die died lost
predator > enemy seal shark hunt wolf
enemy > predator
prey > hunt catch
animal creature beast
pet > dog cat hamster rabbit parrot goldfish
puppy > dog
cattle cow
pig hog
rabbit > hare
horse pony
donkey mule
nest > bird
insect bug
bee > hive
young baby
young > hatch calf chick lamb cub
female > mother`,
  arts: `song tune
song > track record sing lullaby
melody tune
music > song tune record band
concert gig show
concert > stage play
performance gig show
band group
group band
group > team band
album record
record album
violin fiddle
violinist fiddler
drums drummer
musician > fiddler guitarist singer drummer band player
singer vocalist
singer > sing sang
instrument > fiddle guitar piano harp drum
audience crowd
fan follower
tour > road
famous well-known celebrated
famous > advert go_mad big star hit fame known make_it
fame success
success > sold go_well make_it
film movie
movie film
actor > play
painting picture
picture photo photograph image
photo picture image
camera > film
book > novel read
notebook book
diary journal
newspaper paper
newspaper > press
headline > news
article piece
poem verse
theatre stage
stage > gig
museum > gallery
exhibition show
game match
match game
team side crew
crew team
competition contest tournament regatta
contest competition
competition > match race cup regatta game festival
tournament cup competition
race > regatta
result score
result > beat lost came fourth last
score result
medal > gold silver bronze
prize award
trophy cup
goal > score
referee > whistle
club > team society
kit > shirt
exercise workout
gym > machine
race_car > car
hobby > knit sing
game > play
school > class teacher
class course lesson
course class
lesson class
exam test
mark grade
homework > page
university college
degree > university
lecture talk
subject > maths
language > speak
experiment > test study
study research
theory idea
evidence proof
discovery > found find
invention > invented`,
  software: `computer laptop PC
computer > machine box server
laptop computer
server computer box
server > box machine
software program app
program app software application
app program application software
website site page
internet web online
online > internet web
cloud online
cloud > online server internet
hard_drive disk drive
hard_drive > external
disk drive
storage space
memory > gig
backup copy
copy backup
file document
file > video photo
password passphrase
password > code
encrypt scramble
encryption > scramble passphrase
virus malware
hacker > steal
bug error
bug > crash
error mistake fault
error > wrong
update upgrade version
download > get fetch
upload > send
screen display monitor
display screen
keyboard > key
mouse > click
printer > print
phone mobile smartphone
battery > charge flat
charge > flat battery socket plug
wireless wifi
network > wifi
user customer
programmer developer coder
programmer > code
code script
script code
operating_system > linux windows
subscription > a_month
feature function
function feature
setting option
folder directory
database > table`,
  ideas: `problem trouble issue difficulty
problem > wrong fault broke hard stuck go_wrong nerves sore_point
difficulty problem
difficult hard tough tricky
difficult > struggle
mistake error blunder
mistake > wrong regret dumb dumbest stupid fault should_have silly
fault > wrong
reason cause
cause reason
result outcome
consequence result
advantage benefit pro
advantage > good
disadvantage drawback downside con
disadvantage > annoying wrong
benefit > help
difference > unlike
goal aim purpose target
aim goal
method technique
technique method
technique > wrong_way
step stage
trick tip
advice tip hint
advice > tell say
tip > advice
idea notion
opinion view
opinion > think
attitude > think
plan idea scheme
plan > next want
choice option
decision > decide
rumour > hear
secret > hide
truth > true
lie > true
question > ask
story tale
joke > funny
tradition custom
ceremony service
experience > happened
memory > remember
adventure trip
chance opportunity
luck fortune
danger risk hazard
danger > warn bear poison careful bite dangerous
risk danger
safety safe
emergency > ambulance
help support aid
effort > hard
strength power
weakness drawback
quality > good
amount quantity
quantity > kilo litre
size > big small
size > metre
height tall
height > high
weight > heavy weigh kilo pound
weigh weight heavy
weigh > kilo gram ton pound
length long
width wide
distance far
distance > kilometre mile metre
depth deep
age > old years
beginning start outset
ending end
middle centre
edge rim
top upper
bottom base floor
floor ground
front fore
corner > edge
side edge
line queue
shape form
pattern > design
colour shade hue tint
pair couple
half > fifty_percent
dozen twelve
condition state
condition > rotten good bad
state condition
equipment gear kit tool
gear > jacket boot tent
clothing clothes garment
clothes > jacket shirt coat trousers shoe sock hat
raincoat jacket coat
raincoat > jacket
shoe boot trainer
trousers pants
sweater jumper pullover
coat jacket
jacket coat
glasses spectacles
jewellery > ring necklace
purse wallet
umbrella > rain
mail post letter
parcel package
gun weapon
weapon > gun knife
bomb > explode
war > fight battle
army > soldier
flag > banner
king queen
building > house church school tower hall
church cathedral chapel
church > vicar
tower > bell
castle > fortress
shop store
store shop
market > stall
restaurant cafe
bar pub
school > pupil
library > book
swimming_pool baths pool
pool baths
member > holder
nowadays > these_days
beforehand > first
originally > first going_to
initially > first at_first beginning
finally > end
recently > last
annually > year
yearly > year
weekly > week
monthly > month
daily > day
hourly > hour
overnight > night
evening night
dawn sunrise
dusk sunset
weekend > saturday sunday
fortnight two_weeks
decade > ten_years
century > hundred_years
spring > april
autumn fall`,
  doings: `analysis > analyse study measure compare look_at find_out result
evaluation > evaluate judge rate rating score mark scale criterion assess
assessment > assess judge rate score test
appearance > look shape colour style fashion pretty ugly
style > look fashion shape
fashion > trend trendy style cool
strategy > plan sell target aim
performance > perform result score accurate error do_well
improvement > improve better fix
optimisation > improve better
recommendation > recommend suggest should
suggestion > suggest recommend should idea
requirement > require must need have_to should
conclusion > conclude decide agree
agreement > agree
proposal > propose suggest
criticism > criticise complain wrong
complaint > complain
comparison > compare better than
importance > important matter
ease > easy simple
profit > earn money price sell cost
profit gain earnings
usability > easy use simple`,
};
