/** Words of every day, in the form of `actions.ts`: wider groups than there. */
export const everyday = {
  english: `repair fix mend rebuild restore patch service
break broken damage crack snap shatter wreck casualty wreckage ruin fail
cost price pay charge money dollar dollars euro pound expensive cheap fee fund budget
begin start launch commence
end finish stop conclude quit
remove delete erase detach rid
create make build construct produce craft
buy purchase acquire
show display present demonstrate
help assist support aid
big large huge enormous massive
small tiny
quick fast rapid speed
job work profession career occupation
child kid children son daughter
wife husband partner spouse
doctor physician surgeon
car vehicle truck
house home flat apartment
food eat meal dish
kill die dead death
teach learn train lesson
invent invention inventor design devise
discover find discovery found
choose pick select
change alter modify adjust edit
add insert include
move drag shift relocate
copy duplicate
enlarge resize scale bigger
hide conceal invisible
colour color hue tint
picture image photo photograph
store keep storage stored
danger dangerous risk risky hazard unsafe
safe safety protect protection
problem trouble issue difficulty challenge
mistake error wrong fault
advice recommend recommendation suggest tip tips
love favourite favorite enjoy
hate dislike
tool tools equipment gear
boss manager chief director head
company firm business
live grow grew
guest visitor
host presenter
born birth childhood
important main key crucial
difference differ different versus compare
advantage benefit pro pros
disadvantage drawback downside con cons
need require necessary
amount quantity
laut lärm geräusch leise dezibel
rule law regulation
illness sick disease ill
weigh weight scale heavy
measure measurement gauge
tyre tire
tighten clockwise
neighbour neighbor
lend borrow loan
donate donation donated gift gave
loud noise noisy quiet decibel decibels volume
rating score stars grade verdict
salary income wage wages earn earnings pay
symptom symptoms sign signs
meeting session gathering
solution solutions remedy fix
happen occur occurred
old age aged
deadline due
sponsor sponsored advertisement paid
replace swap exchange substitute
clean wash rinse cleaning
forbid forbidden ban banned prohibit prohibited illegal
allow allowed permit permitted legal
vote voted oppose opposed favour favor
afraid scared worried fear worry
ingredient ingredients recipe
temperature degrees heat
warning warn careful
spread contagious infect infected infection
leak leaks leaking drip
goal aim purpose target`,
  german: `reparieren flicken richten instandsetzen
kaputt gebrochen defekt schief
kosten preis bezahlen zahlen geld euro teuer billig
anfangen beginnen starten
enden aufhören schluss fertig
kaufen besorgen erwerben
aufbewahren lagern liegen aufheben
schimmel schimmlig
heiß warm temperatur hitze
backen ofen
fehler problem schiefgehen schief
zutat zutaten mehl
gewicht gramm kilo wiegen schwer
dauern lange stunden minuten
schenken geschenkt geschenk
groß riesig
klein winzig
arbeit beruf job`,
};
