import type { Grammar } from './grammar.ts';

export const nl: Grammar = {
  articles: 'de het een mijn jouw je zijn haar ons onze jullie hun elke elk dit dat deze die',
  joints: 'van met voor zonder in op tegen en bij aan',
  prepositions: 'naar uit over onder door tussen tot om na per via',
  verbLeads:
    'ik jij je hij zij ze wij we jullie u niet te moet moeten kan kunnen zal zullen wil willen mag gaan gaat er dan wat wie hoe',
  words: `der des den of maar want omdat dat als dan toen wanneer wat wie waar hoe waarom welke welk ja nee niet geen wel al nog ook maar zo heel erg zeer meer minder meest hier daar er nu
is zijn was waren ben bent wordt worden werd geworden heb heeft hebt hebben had hadden kan kunt kunnen kon moet moeten moest zal zullen zou zouden wil willen wilt mag mogen doe doet doen deed gedaan ga gaat gaan ging kom komt komen kwam zie ziet zien zeg zegt zeggen weet weten denk denkt denken vind vindt vinden vond maak maakt maken gebruik gebruikt gebruiken neem nemen neemt geef geeft geven zet zetten krijg krijgt krijgen
zit zitten staat staan ligt houd houdt houden blijft laat laten raakt scheelt kost werkt werken draait draai begint beginnen heet hoort
mij me jou hem haar hen hun ons zich iets niets alles iemand niemand ander andere anders zelf zelfde dus toch even eens gewoon eigenlijk natuurlijk misschien altijd nooit vaak soms bijna alleen daarna daarom eerst eerste tweede derde laatste volgende nieuwe nieuw grote groot goede goed beste klein kleine oude beetje halve hele
keer ding dingen deel mensen tijd dag dagen week weken maand maanden jaar uur minuut minuten moment manier soort geval voorbeeld onderwerp kant helft einde begin vraag
een twee drie vier vijf zes zeven acht negen tien twintig dertig honderd duizend euro graden gram liter centimeter meter kilometer kilo hallo bedankt dank doei video kanaal podcast aflevering link beschrijving reacties code korting vandaag gisteren morgen tegenwoordig allemaal welkom precies juist iets`,
  verb: /(?:eren|eerd|eert)$/u,
  hasArticles: true,
  adjective: /(?:e|ige?|lijke?|ische?|bare?|loze?)$/u,
  ending: /(?:en|s|e|'s)$/u,
  announces: /(?:hebben|praten|beginnen|gaan we door|verder|onderwerp is|nu iets|iets|kijken|thema is|dan)$/u,
};

export const sv: Grammar = {
  articles: 'en ett den det de min mitt din ditt sin sitt vår vårt er ert deras varje någon något',
  joints: 'av med för utan i på mot och till',
  prepositions: 'från över under vid genom mellan om efter hos åt kring',
  verbLeads: 'jag du han hon vi ni man inte att kan ska måste vill får bör aldrig alltid också som',
  words: `eller men att som om när var vad vem hur varför vilken vilket vilka ja nej inte ingen inget inga redan också bara så mycket mer mest mindre här där nu då sedan sen
är var vara varit blir blev bli har hade ha haft kan kunde ska skulle vill ville måste får fick bör gör gjorde göra gå går gick kom kommer komma se ser såg säga säger sa vet veta tycker tror tänker tar ta tog ger ge gav sätter använder använda lägg lade lägga håll häll välja valde behöver behövde kallas heter börja börjar börjat badar
mig dig honom henne oss er dem sig något någon allt alla ingen andra annan annat själv samma alltså ju väl kanske alltid aldrig ofta ibland nästan först första andra tredje sista nästa ny nya nytt stor stora stort god goda bra bäst liten små lite hel hela gammal annars minst helst gärna
gång gånger sak saker del delar folk människor tid dag dagar vecka veckor månad månader år timme timmar minut minuter ögonblick sätt sort fall exempel ämne ämnet sida hälften slut början fråga frågan frågor
två tre fyra fem sex sju åtta nio tio femton tjugo trettio hundra tusen kronor grader gram liter centimeter meter kvadratmeter kilometer kilo hej tack video kanal podd avsnitt länk beskrivning kommentar kommentarer kod rabatt igår idag imorgon allihopa välkomna tillsammans stället`,
  verb: /(?:ade|ades|ande|era|erar|erade|ats|[^aeiouyåäö]as)$/u,
  hasArticles: true,
  noun: /\p{L}{3}(?:en|et|an|arna|erna|orna|ning|het)$/u,
  adjective: /(?:iga?|igt|liga?|ligt|ska?|skt|ad|ade|bar|bara|lös|lösa)$/u,
  ending: /(?:arnas?|ernas?|ornas?|ar|er|or|ens?|ets?|ns?|t|a|s)$/u,
  announces:
    /(?:prata|pratar|börja|börjar|börjar vi|går vi över|över|ämne är|fråga|frågan|till sist|till|nu|lite om)$/u,
};
