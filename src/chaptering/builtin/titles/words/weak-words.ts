/** Words with meaning that still make poor titles: common verbs, judgements, places to put things. Lower case. */
const verbs = `get gets got gotten getting go goes went gone going make makes made take takes took taken come comes came know knows knew known knowing think thinks thought thinking want wants wanted wanting
say says said saying see sees saw seen seeing look looks looked looking feel feels felt feeling tell tells told telling talk talks talked talking find finds found finding give gives gave given giving
keep keeps kept keeping put puts putting call calls called calling try tries tried trying use uses used need needs needed seem seems seemed happen happens happened happening believe believes believed become becomes became
ask asks asked asking mean means meant show shows showed shown bring brings brought begin begins began begun hold holds held let set sets meet met include includes included including continue continues continued
learn understand understands understood watch watched follow followed stop stopped create created speak spoke spoken spend spent grow grew open opened walk walked offer offered remember remembers love loved
like likes liked consider appear buy bought wait waiting serve send sent expect expected stay stayed fall fell cut reach reached remain remains suggest raise pass sell require decide decided pull
hear heard leave leaves left run runs ran running play plays played move moved live lived pay paid lose lost sit sat stand stood add added change changed turn turned start starts started starting
end ends ended want guess hope hopes wish thank care cares agree figure figured matter matters depends sounds sound pretty enjoy enjoyed worked working works helps helped doing done being having coming taking making
based related supposed able trying explain explained describe described mention mentioned discuss discussed wonder wondering reason reasons allow allows allowed build built write wrote written read provide provides
click clicked clicking drag select press type choose notice ensure imagine realize realized join joined miss missed arguing argue argued happening worry worried deal dealing born`;
const adjectives = `good bad big great new old different same important long high small large early young able best better worse worst sure true hard nice real free full whole huge crazy weird interesting amazing
incredible fine happy super easy simple clear possible certain particular specific entire total main major minor biggest bigger smaller larger higher lower longer faster quick quickly fast slow wrong fair strange
beautiful wonderful fantastic excited exciting awesome cool ready strong serious obvious similar recent current previous future past general overall single double extra perfect absolute complete exact massive tremendous
enormous tiny short close deep wide open dead alive familiar aware common likely unlikely difficult tough various several last first second third final next former late latest key favorite fun funny
significant effective positive negative normal regular typical available necessary appropriate curious glad proud afraid tired busy`;
const nouns = `slash dot com www http https host guest people person man men woman guy guys kid kids day days week weeks month months year years time times hour hours minute minutes second seconds moment today tonight place point points part parts
case cases fact idea ideas question questions answer answers example examples word words number numbers side sides level end beginning middle top bottom rest half course sense kinds sorts type types form
thousand hundred million billion percent dollars couple bunch ton tons dozen piece pieces step steps area areas problem problems issue issues situation situations story stories conversation conversations
episode episodes podcast show video videos channel morning evening night afternoon look work job life world home house name names folks ladies gentlemen friend friends everyone stage feeling thought view
state group line order hand hands head body face eye eyes room door car front hell shit fuck damn god bullshit fucking jesus christ lord gotcha sir madam bye thing stuff chance whatever regard terms
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred ago
dude man bro buddy mate laughter applause music yep uhm mhm umm okay cause cuz em ya gotta kinda sorta wanna`;
const german = `mann leute menschen mensch dinge ding sache sachen frage fragen thema themen punkt punkte beispiel fall fälle moment zeit mal jahr jahre jahren monat monate tag tage tagen woche wochen stunde stunden
minute minuten sekunde teil teile art weise seite grund gründe problem probleme ende anfang mitte idee ideen wort worte name zahl stelle ecke richtung ding folge episode podcast eindruck gefühl meinung ahnung
sinn quasi klar cool super gut gute guten guter besser beste große großen großer kleine kleinen neue neuen spannend interessant wichtig richtig falsch schwierig einfach schnell lang lange kurz hoch tief erstmal zumindest
geht ging gegangen gekommen kommt kam sehen sieht gesehen nehmen nimmt genommen geben gegeben lassen lässt stellen stellt gestellt bringen bringt gebracht bauen baut gebaut schauen schaut geschaut heißt hieß
funktioniert arbeiten arbeitet brauchen braucht bekommt bekommen versuchen versucht verwenden verwendet verstehen versteht verstanden wissen wusste denken denkt dachte sprechen gesprochen reden redet nennt genannt passiert
eigene eigenen ganze ganzen bestimmte bestimmten verschiedene verschiedenen unterschiedliche prinzipiell definitiv tatsächlich theoretisch praktisch normalerweise teilweise mittlerweile irgendwann prozent euro million millionen milliarden
erst zweite dritte zwei drei vier fünf sechs sieben acht neun zehn hundert tausend sozusagen stimmt natürlich irgendwas genommen`;

const weak = new Set(`${verbs} ${adjectives} ${nouns} ${german}`.split(/\s+/));

/** Whether a word (lower case) tells little as a title on its own or at the end of one. */
export function isWeak(word: string): boolean {
  return weak.has(word) || /^(?:\p{L}{3,}ly|\p{N}+)$/u.test(word);
}
