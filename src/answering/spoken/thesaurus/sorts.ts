/**
 * Sorts of things that questions ask for by name (`Which animal …`), and what is of that sort: `names > members`, in the form of
 * `actions.ts`. Of what has too many members (towns, people) those that are spoken of most; English, then German. Ours.
 */
export const sorts = {
  english: `colour color shade hue > red green blue yellow orange purple violet pink brown black white grey beige turquoise crimson scarlet maroon navy teal cream golden silver bronze mustard olive lilac sky-blue khaki ginger
animal creature beast pet > dog cat horse cow pig sheep goat donkey mule pony rabbit hare hamster mouse rat squirrel fox wolf bear deer elk moose reindeer lion tiger leopard elephant giraffe zebra monkey ape gorilla camel kangaroo hedgehog badger otter beaver seal whale dolphin shark octopus fish bird chicken hen duck goose swan owl eagle parrot snake lizard frog toad turtle crocodile bee wasp ant spider snail slug worm butterfly lamb calf puppy kitten ox bull cattle bat mole llama
mammal > dog cat horse cow pig sheep goat whale dolphin otter seal bat wolf bear deer fox hare mouse rat
bird fowl > swan duck goose hen chicken cock rooster turkey eagle hawk falcon owl crow raven magpie jay robin sparrow blackbird thrush pigeon dove gull seagull stork heron crane kingfisher woodpecker parrot penguin ostrich peacock cuckoo swallow swift pheasant vulture kestrel finch wren puffin pelican
fish seafood > salmon trout cod herring tuna haddock mackerel carp pike eel perch sardine anchovy shark plaice halibut prawn shrimp crab lobster mussel oyster squid
insect bug pest > bee wasp ant fly mosquito midge moth butterfly beetle mite louse flea aphid cockroach termite cricket grasshopper hornet slug snail
predator enemy > wolf fox bear lion tiger shark seal eel hawk eagle cat orca crocodile snake
dog breed > labrador terrier poodle spaniel collie husky beagle dachshund retriever shepherd
country nation state > france germany italy spain portugal england scotland wales ireland britain uk netherlands holland belgium switzerland austria poland denmark sweden norway finland iceland greece turkey russia ukraine hungary romania bulgaria serbia croatia slovenia slovakia czechia czech estonia latvia lithuania usa america canada mexico brazil argentina chile peru colombia cuba china japan korea india pakistan bangladesh nepal thailand vietnam indonesia malaysia singapore philippines australia zealand egypt morocco algeria tunisia nigeria ghana kenya ethiopia tanzania uganda zimbabwe israel iran iraq syria lebanon jordan afghanistan luxembourg malta cyprus taiwan mongolia
continent > europe asia africa america australia antarctica
city town capital > london paris berlin rome madrid lisbon vienna prague budapest warsaw amsterdam brussels copenhagen stockholm oslo helsinki dublin edinburgh glasgow manchester birmingham liverpool leeds bristol cardiff belfast york oxford cambridge hamburg munich cologne frankfurt zurich geneva milan venice naples florence turin barcelona seville valencia porto athens istanbul moscow kyiv boston chicago seattle denver houston dallas austin miami atlanta philadelphia detroit washington toronto montreal vancouver tokyo osaka kyoto beijing shanghai seoul bangkok delhi mumbai sydney melbourne cairo nairobi lagos johannesburg sheffield newcastle nottingham leicester southampton portsmouth plymouth exeter norwich aberdeen dundee galway marseille lyon toulouse bordeaux lille strasbourg nantes rotterdam antwerp ghent dresden leipzig stuttgart bremen nuremberg hanover salzburg graz basel bern bologna palermo genoa krakow gdansk bucharest sofia belgrade zagreb ljubljana bratislava riga vilnius tallinn gothenburg bergen aarhus reykjavik minneapolis milwaukee cleveland pittsburgh baltimore phoenix tucson portland sacramento oakland nashville memphis orlando tampa honolulu anchorage calgary ottawa winnipeg lima havana brisbane perth adelaide auckland wellington taipei singapore manila jakarta hanoi karachi lahore dhaka tehran baghdad beirut damascus jerusalem riyadh dubai doha casablanca tunis algiers accra dakar kampala harare
month > january february march april june july august september october november december
season > spring summer autumn fall winter
weekday day > monday tuesday wednesday thursday friday saturday sunday
meal > breakfast lunch dinner supper brunch
tool instrument device > hammer screwdriver spanner wrench pliers saw drill knife scissors chisel plane file axe spade shovel hoe rake fork trowel brush tweezers crowbar mallet level clamp sander ladder shears secateurs toothbrush needle scraper spatula whisk mortar grinder stick
utensil > knife fork spoon ladle whisk spatula pan pot bowl grater peeler sieve mortar
material fabric substance > wood oak pine birch plywood steel iron aluminium copper brass bronze tin lead gold silver carbon plastic glass stone concrete brick clay leather rubber wool cotton linen silk nylon polyester paper cardboard metal bamboo marble granite slate felt velvet denim titanium fibreglass plaster cement
metal > iron steel copper aluminium brass bronze tin lead zinc gold silver platinum titanium nickel mercury
wood timber > oak pine birch beech ash maple cherry walnut spruce larch plywood teak mahogany cedar
element gas > oxygen hydrogen nitrogen carbon helium copper iron methane
food dish meal snack > bread cheese soup stew casserole pasta rice pizza sandwich salad porridge egg ham sausage bacon fish meat chicken beef pork lamb goose turkey potato chips pie cake curry noodles beans lentils pancake burger toast yoghurt fruit vegetable biscuit chocolate
vegetable > potato tomato onion carrot aubergine courgette spinach cabbage lettuce leek cucumber pepper pea bean broccoli cauliflower garlic celery turnip beetroot pumpkin squash radish mushroom corn kale asparagus parsnip chickpea eggplant zucchini
fruit > apple pear plum cherry grape orange lemon lime banana strawberry raspberry blackberry blueberry currant gooseberry peach apricot melon pineapple mango fig date kiwi olive rhubarb
spice herb seasoning > salt pepper cumin coriander cardamom cinnamon ginger turmeric paprika chilli nutmeg clove saffron basil oregano thyme rosemary parsley mint dill sage vanilla mustard bay
meat > beef pork lamb chicken turkey goose duck ham bacon sausage veal venison mutton steak
nut > almond walnut hazelnut cashew pistachio peanut pecan
grain cereal > wheat rye oat barley rice corn millet spelt
cheese > cheddar brie feta mozzarella parmesan gouda
dairy > milk cheese butter yoghurt cream
drink beverage > water tea coffee beer wine milk juice cider whisky whiskey vodka gin rum lemonade cola cocoa champagne brandy
alcohol > beer wine whisky whiskey vodka gin rum cider brandy champagne
sweetener > sugar honey syrup
vehicle transport > car van lorry truck bus coach train tram bicycle bike motorbike motorcycle scooter moped tractor boat ship ferry plane helicopter taxi sledge cart horse barge canoe ambulance camper tank rocket mule ski wagon
instrument > fiddle violin viola cello guitar piano organ harp flute clarinet saxophone trumpet trombone horn drum drums drummer accordion banjo mandolin bagpipes bass keyboard recorder whistle ukulele
music genre > jazz rock pop folk blues punk metal soul funk reggae techno classical country
sport > football soccer rugby cricket tennis golf hockey swimming rowing running cycling sailing skiing boxing wrestling basketball baseball volleyball gymnastics judo karate climbing hiking yoga surfing
illness disease sickness ailment > cancer flu influenza cholera plague malaria measles typhus tuberculosis pneumonia diabetes asthma stroke fever cold arthritis rheumatism depression dementia polio smallpox covid migraine epilepsy anorexia hepatitis anaemia infection
symptom > fever cough rash pain headache nausea fatigue itch swelling dizziness
injury > broken fracture burn cut sprain bruise blister concussion wrist ankle collarbone rib twisted torn
bone > collarbone rib spine skull hip wrist thigh shin
body limb organ > head arm leg hand foot finger thumb toe knee elbow shoulder neck chest stomach belly hip ankle wrist heel eye ear nose mouth tongue tooth teeth throat heart lung liver kidney brain skin bone muscle thigh calf shin forehead chin collarbone rib
job profession occupation career trade > doctor nurse surgeon dentist midwife pharmacist vet teacher professor lecturer lawyer solicitor judge policeman fireman soldier farmer shepherd baker butcher cook chef waiter waitress builder carpenter joiner plumber electrician painter mechanic engineer architect driver pilot sailor miner fisherman tailor seamstress hairdresser clerk secretary accountant banker manager salesman shopkeeper journalist writer editor photographer artist musician actor singer priest vicar scientist researcher programmer developer designer cleaner gardener librarian postman ranger surveyor sysadmin lorry truck lumberjack blacksmith locksmith optician physiotherapist psychologist therapist translator consultant
relative relation family > mother mum mom father dad parent brother sister son daughter grandmother granny gran grandma grandfather grandad grandpa uncle aunt auntie cousin nephew niece husband wife mother-in-law father-in-law brother-in-law sister-in-law grandson granddaughter stepmother stepfather twin
person > man woman boy girl lady gentleman fellow fella guy lad bloke friend mate neighbour mother mum mom father dad brother sister son daughter grandmother granny grandfather grandad uncle aunt auntie cousin nephew niece husband wife doctor nurse surgeon dentist teacher professor lawyer solicitor judge policeman farmer baker cook chef builder carpenter plumber electrician mechanic engineer architect driver pilot vicar priest ranger apprentice student pupil colleague boss customer owner trader coach trainer widow widower volunteer deputy mayor councillor scientist researcher interviewer
language > english french german spanish italian portuguese dutch danish swedish norwegian finnish russian polish czech hungarian greek turkish arabic hebrew hindi urdu chinese mandarin cantonese japanese korean latin gaelic welsh irish swahili
programming_language language > python javascript typescript java rust ruby php perl swift kotlin haskell scala cobol fortran bash
operating_system system > linux windows macos android ios unix ubuntu debian
plant flower > rose tulip daffodil daisy sunflower lily orchid lavender dandelion nettle fern ivy moss heather clover thistle poppy geranium tomato potato bean bramble
tree > oak birch beech ash pine larch fir spruce maple willow lime elm chestnut walnut apple pear cherry plum yew cedar poplar hazel
garment clothing clothes > shirt trousers jeans jacket coat dress skirt sock shoe boot hat cap glove scarf jumper sweater shorts suit tie belt vest uniform apron veil blouse cardigan
room > kitchen bedroom bathroom living-room hall attic loft cellar basement office study toilet loo nursery pantry garage
building place > house church school hospital hotel inn hut barn castle tower mill factory library museum station theatre chapel cathedral palace schoolhouse farm cottage lighthouse monastery
furniture > table chair bed sofa cupboard wardrobe dresser desk shelf bench drawer stool cabinet
shop store > bakery baker butcher supermarket pharmacy chemist bookshop market
subject > maths mathematics physics chemistry biology history geography english french latin art music economics philosophy psychology
shape > circle square triangle rectangle oval hexagon cube cylinder spiral
direction > north south east west left
weather > rain sun snow fog wind storm drizzle drizzly frost hail thunder cloudy sunny foggy misty rainy mild showers
currency > euro dollar pound crown franc yen krona shilling rouble peso rupee penny cent
fuel > petrol diesel coal wood gas oil pine peat charcoal kerosene electricity log
energy > solar wind coal nuclear gas oil
chemical > acid chlorine bleach ammonia vinegar alcohol
metal_work > weld solder forge
planet > mercury venus mars jupiter saturn uranus neptune
medal > gold silver bronze
religion faith > christian catholic protestant muslim islam jewish buddhist hindu
party > labour conservative liberal green democrat republican
weapon > gun rifle knife sword bomb pistol spear bow
game > chess poker cards dominoes bingo draughts monopoly
festival holiday > christmas easter halloween ramadan thanksgiving carnival
container > jar bottle bucket tin box bag barrel pot jug crate tub basket bowl
emotion feeling > joy fear anger sadness shame pride guilt relief happy sad angry afraid proud jealous
organisation institution > council charity church school hospital university club company police army museum lifeboat bank union ministry
household_product household > vinegar soda soap salt bleach lemon detergent sugar vaseline toothpaste`,
  german: `farbe farbton > rot grün blau gelb orange lila violett rosa braun schwarz grau beige türkis himmelblau golden silbern dunkelgrün hellblau dunkelblau
tier haustier lebewesen > hund katze pferd kuh schwein schaf ziege esel kaninchen hase hamster maus ratte fuchs wolf bär hirsch reh igel dachs otter biber fisch vogel huhn hühner ente enten laufente gans schwan eule adler schlange eidechse frosch schildkröte biene wespe ameise spinne schnecke wurm schmetterling kalb lamm löwe tiger elefant affe
vogel > schwan ente gans huhn hahn adler eule krähe rabe elster spatz amsel drossel taube möwe storch reiher kranich specht papagei pinguin meise schwalbe
insekt schädling > biene wespe ameise fliege mücke motte käfer laus milbe schnecke
land > deutschland österreich schweiz frankreich italien spanien portugal england schottland irland niederlande holland belgien polen dänemark schweden norwegen finnland island griechenland türkei russland ukraine ungarn rumänien kroatien tschechien amerika usa kanada mexiko brasilien china japan indien australien ägypten
stadt ort > berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden hannover bremen nürnberg kassel wien zürich bern basel paris london rom madrid prag warschau bergen oslo
monat > januar februar märz april mai juni juli august september oktober november dezember
jahreszeit > frühling frühjahr sommer herbst winter
wochentag tag > montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
werkzeug gerät > hammer schraubenzieher schraubendreher zange säge bohrer bohrmaschine messer schere spaten hacke schaufel rechen pinsel axt feile meißel leiter schraubenschlüssel
material stoff werkstoff > holz eiche kiefer buche fichte stahl eisen aluminium kupfer messing plastik kunststoff glas stein beton ton leder gummi wolle baumwolle leinen seide papier pappe metall
metall > eisen stahl kupfer aluminium messing zinn blei zink gold silber
essen gericht speise lebensmittel > brot käse suppe eintopf nudeln reis pizza salat brei ei schinken wurst fisch fleisch huhn kartoffel pommes kuchen apfelmus bohnen linsen
gemüse > kartoffel tomate zwiebel karotte möhre zucchini spinat kohl salat lauch gurke paprika erbse bohne brokkoli knoblauch sellerie kürbis radieschen pilz
obst frucht > apfel birne pflaume kirsche traube orange zitrone banane erdbeere himbeere brombeere pfirsich
gewürz > salz pfeffer kümmel zimt ingwer paprika muskat basilikum thymian rosmarin petersilie
getränk > wasser tee kaffee bier wein milch saft schnaps limonade kakao sekt
fahrzeug verkehrsmittel > auto laster lkw lastwagen bus zug bahn straßenbahn fahrrad rad motorrad roller traktor boot schiff fähre flugzeug hubschrauber taxi
instrument > geige gitarre klavier flöte trompete schlagzeug cello harfe orgel
sportart sport > fußball tennis handball schwimmen rudern laufen turnen segeln boxen
krankheit > krebs grippe fieber asthma diabetes depression erkältung rheuma schlaganfall
körperteil > kopf arm bein hand fuß finger daumen zeh knie ellbogen schulter hals brust bauch hüfte ohr auge nase rücken zahn
beruf job > arzt ärztin zahnarzt lehrer lehrerin anwalt anwältin richter polizist bauer bäcker metzger koch köchin schreiner tischler klempner elektriker maler mechaniker ingenieur fahrer pilot friseur gärtner gärtnerin krankenschwester pfleger verkäufer journalist professor programmierer buchhalter
verwandter verwandte familienmitglied > mutter mama vater papa bruder schwester sohn tochter oma großmutter opa großvater onkel tante cousin cousine schwager schwägerin schwiegermutter schwiegervater neffe nichte mann frau
sprache > deutsch englisch französisch spanisch italienisch norwegisch russisch türkisch polnisch arabisch chinesisch latein
pflanze blume > rose tulpe narzisse sonnenblume lilie gänseblümchen löwenzahn brennnessel farn efeu tomate kartoffel brombeere
baum > eiche birke buche kiefer fichte tanne ahorn weide linde ulme apfel birne kirsche
kleidung kleidungsstück > hemd hose jacke mantel kleid rock socke schuh stiefel hut mütze handschuh schal pullover gummistiefel
raum zimmer > küche schlafzimmer bad badezimmer wohnzimmer flur dachboden keller büro
möbel möbelstück > tisch stuhl bett sofa schrank regal kommode bank
fach schulfach > mathe mathematik physik chemie biologie geschichte erdkunde deutsch englisch kunst musik sport
wetter > regen sonne schnee nebel wind sturm frost hagel gewitter hitze`,
};
