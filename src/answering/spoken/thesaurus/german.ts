/** German words, in the form of `actions.ts`: English ones with the same letters are seldom asked for. */
export const german = {
  tun: `reparieren flicken richten instandsetzen ausbessern heilmachen
reparieren > nageln kleben löten schweißen austauschen ersetzen streichen
kaputtgehen zerbrechen zerspringen reißen brechen
kaputt gebrochen defekt
kaputt > zersprungen zerspringen undicht gerissen zerbrochen tropfen schief
undicht > tropfen
bauen errichten
herstellen produzieren
erfinden entwickeln
ändern verändern anpassen
verbessern optimieren
ersetzen austauschen tauschen wechseln
entfernen beseitigen wegmachen löschen
entfernen > rausreißen herausreißen abziehen wegnehmen schneiden wegfressen
befestigen festmachen anbringen montieren
befestigen > nageln schrauben kleben binden
lösen abschrauben losmachen
öffnen aufmachen
schließen zumachen
einschalten anmachen anschalten
ausschalten ausmachen abschalten
reinigen putzen säubern saubermachen
reinigen > waschen wischen spülen schrubben
waschen spülen
streichen anstreichen lackieren
bemalen anmalen streichen
färben streichen
schneiden stutzen kürzen
schneiden > säge schere
pflanzen setzen stecken säen
anbauen pflanzen setzen ziehen
wachsen gedeihen
ernten pflücken
eingehen sterben erfrieren
eingehen > frieren gefroren verdorren
erfrieren > frieren
gießen wässern
gießen > kanne
düngen > mist kompost
bekämpfen > schnecke bier ente
fressen > wegfressen
füttern > fressen
kochen garen
kochen > köcheln braten
backen ofen
braten anbraten
aufbewahren lagern aufheben
aufbewahren > kühlschrank keller glas
kaufen besorgen erwerben anschaffen
kaufen > holen zulegen
verkaufen loswerden
mieten leihen
mieten > miete
leihen ausborgen borgen
zahlen bezahlen hinblättern hinlegen
bezahlen > kosten hinblättern hinlegen
kosten > preis bezahlen zahlen hinblättern hinlegen teuer
verdienen > gehalt lohn
sparen > zurücklegen
schenken verschenken
schenken > bringen mitbringen
bekommen kriegen erhalten
bekommen > schenken versprochen
belohnen > dank
helfen unterstützen
helfen > bringen geholfen zeigen
zeigen vorführen
lehren beibringen zeigen
lernen > zeigen schule kurs app
raten empfehlen
empfehlen raten
empfehlen > rat tipp
bereuen > vermissen fehler
planen vorhaben
planen > anlegen
umziehen ziehen
umziehen > umzug fahren
reisen fahren
reise fahrt
reise > unterwegs fähre
fahren > auto bus zug
ankommen eintreffen
verlassen weggehen
kündigen aufhören
anfangen beginnen starten
enden aufhören
aufhören schluss
wohnen leben
wohnen > haus wohnung
arbeiten > stelle beruf
streiten zanken
streiten > krach ärger
ärgern nerven
freuen > froh freude
weinen heulen
lachen > lustig
reden sprechen
reagieren > reden
schweigen > wort
versprechen > versprochen
fürchten > angst
schlafen > auge_zu bett
sterben > tot gestorben
verletzen > schneiden brechen bluten
übergeben spucken erbrechen
übel schlecht
übel > spucken
regnen schütten gießen
regnen > regen tropfen
schneien > schnee
frieren > kalt
schützen > halten abdecken
verhindern vermeiden
passieren geschehen
dauern > stunde minute tag woche monat jahr
brauchen benötigen
benötigen brauchen
mögen > gern lieblings
mieten > miete monat
nutzen benutzen verwenden
verwenden benutzen
wählen > abstimmen
verbieten > verboten`,
  dinge: `haus häuschen heim
heim haus wohnung
haus > hütte holzhaus
hütte laube gartenhaus häuschen schuppen
gartenhaus laube hütte
häuschen laube hütte
wohnung > zimmer
garten > schrebergarten parzelle beet
grundstück parzelle
miete pacht
miete > monat
dach > dachpappe
wand mauer
tür tor
auto wagen
lastwagen laster lkw
umzugswagen laster
schiff fähre boot
fahrrad rad
ehemann mann gatte
ehefrau frau gattin
ehepartner mann frau
tochter > mädchen
sohn > junge
eltern > mutter vater
mutter mama
vater papa
großmutter oma
großvater opa
geschwister > bruder schwester
freund kumpel
nachbar > gegenüber nebenan
kollege > kollegin
chef boss
beruf arbeit job
beruf > stelle anwältin arzt
arbeit stelle
firma unternehmen betrieb
gehalt lohn einkommen
geld > euro
preis kosten
preis > euro
gebühr > euro
strafe bußgeld
verein > vorstand
verein klub
vorstand verein
amt behörde
behörde > amt
vertrag > unterschreiben
fehler > bock falsch blöd
fehler irrtum
problem schwierigkeit
problem > ärger kaputt krach undicht
grund ursache
nachteil minus
rat tipp ratschlag
tipp rat
ziel zweck
anfänger > anfang beginnen erstes
anfänger neuling
anfang beginn
ende schluss
belohnung dank lohn
geschenk > bringen
geräusch lärm
lärm laut
geruch gestank
krankheit > fieber grippe
arzt doktor hausarzt
arzt > ärztin hausärztin
medikament medizin tablette
medikament > verschreiben
depression > heulen dunkel traurig
winterdepression > heulen dunkel lampe
schmerz > weh rücken
essen mahlzeit
mahlzeit > frühstück abendessen mittagessen
gericht speise
zutat > mehl salz ei butter
getränk > bier wein kaffee tee
unkraut > brombeere
schädling > schnecke
gerät werkzeug
werkzeug > spaten hacke schere
kleidung > jacke stiefel schuh
wetter > regen sonne hitze frost
hitze > heiß
kälte > frost frieren
trockenheit dürre
trockenheit > regen
schule > klasse lehrer note
note > zensur
sprache > norwegisch englisch
ausbildung abschluss
zeugnis abschluss
urlaub ferien
ausflug reise
strom elektrizität
strom > platte lampe
licht lampe
handy telefon smartphone
rechner computer
bild foto
musik > chor lied
hobby > singen chor
haustier > hund katze
hund > welpe
tier > hund katze
platz ort
stadt > dorf
meer see
wald > baum
berg hügel hang
zukunft > nächstes`,
  wie: `groß riesig
klein winzig
teuer kostspielig
teuer > euro
billig günstig preiswert
schnell flott rasch
langsam > dauern
alt > jahre
neu > frisch
gut > super prima toll
schlecht > furchtbar schlimm
schwierig schwer
schwierig hart
laut lärm
leise ruhig
warm heiß
heiß hitze
kalt > eis frost
nass feucht
feucht nass
trocken dürr
hell licht
dunkel > nacht
müde erschöpft
krank > arzt
gesund fit
glücklich froh
glücklich > freude
traurig > heulen weinen
wütend böse sauer
ängstlich > angst
wichtig > wichtigste
gefährlich riskant
verboten > nicht_erlaubt
kostenlos umsonst gratis geschenkt
selten > kaum`,
};
