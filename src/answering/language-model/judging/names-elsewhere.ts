import { fold } from '../../spoken/stem.ts';

/**
 * Names that other languages write otherwise, one thing a row: what such words begin with, in English, German, Spanish, French,
 * Italian, Portuguese and Dutch. What merely differs in its ending is not listed.
 */
const rows = `german deutsch aleman allemand allemagne tedesc duits
austria österreich autrich oostenrijk
switz swiss schweiz suiz suisse svizzer suíç zwitser
franc french französ frankreich frans
italy itali
spain spani spanisch españ espagn spagn espanh spaan
greece greek griech grec griek
turk türk turq turc
poland polish polen polnisch poloni polon pools
russ rusia ruso rusa rússia rusland
hungar ungar hongr húngar ungher hongaar
denmark danish dän danem danois danimarca danes deens
norw noru noorw
swed schwed suec suèd svez zweed sued
netherlands dutch holland niederl holländ holand nederland
belg
scotland scottish scots schott escoc écoss scozi schot
ireland irish irland irisch irlanda irlande ierland
brit england english engl ingl angl großbrit
wales welsh walis gales galles
europ
africa afrik áfric
america ameri amerik american vereinigte united estados états stati verenigde
japan japon giappon japão
china chines chino chinois cina cinese
india indisch inde indien indian
brazil brasil brésil
mexic mexik méxic messic
egypt ägypt egip égypt egitto
croat kroat croac croaz
czech tschech checo chequ tchèq ceco ceca
roman rumän ruman roumain
iceland island ijsland
finland finn finlan
munich münchen múnich monaco munique
cologne köln colonia colônia keulen
vienna wien viena vienne wenen
zurich zürich zúrich zurigo
geneva genf ginebra genève ginevra genebra
nuremberg nürnberg núremberg norimberga
hanover hannover
london londr
edinburgh edinburg edimb
rome rom roma römer römisch
milan mailand
venice venedig venecia venise venezia veneza venetië
florence florenz florencia firenze florença
naples neapel nápoles napoli
prague prag praga praag
warsaw warschau varsovia varsovie varsavia
copenhagen kopenhagen copenhague copenaghen
brussels brüssel bruselas bruxelles
lisbon lissabon lisboa lisbonne
athens athen atenas athènes atene
moscow moskau moscú moscou mosca
paris parig parís parijs
berlin berlín berlino berlijn
rhine rhein rhin reno rijn
danube donau danubio
alps alpen alpes alpi
baltic ostsee báltico baltique
monday montag lunes lundi lunedì maandag
tuesday dienstag martes mardi martedì dinsdag
wednesday mittwoch miércoles mercredi mercoledì woensdag
thursday donnerstag jueves jeudi giovedì donderdag
friday freitag viernes vendredi venerdì vrijdag
saturday samstag sonnabend sábado samedi sabato zaterdag
sunday sonntag domingo dimanche domenica zondag
january januar jänner enero janvier gennaio
february februar febrero février febbraio
march märz marzo mars maart
april abril avril aprile
may mai mayo maggio
june juni junio juin giugno
july juli julio juillet luglio
august agosto août
september septiembre
october oktober octubre octobre ottobre
november noviembre
december dezember diciembre décembre dicembre
christmas weihnacht navidad noël natale natal kerst
easter ostern oster pascua pâques pasqua páscoa pasen
god gott dios dieu deus
bible bibel biblia
catholic katholi católic
bavaria bayern bayer bairisch baviera
saxony sachsen sächsisch
mediterran mittelmeer
atlantic atlanti
european europä`
  .split('\n')
  .map((row) => row.split(' ').map(fold));
/** A word goes on for so many letters at most behind what it begins with. */
const longestRest = 6;

/** What other languages may call a name (folded), as beginnings of words; itself too. */
export function namesFor(name: string): string[] {
  return rows.filter((row) => row.some((begin) => isOf(name, begin))).flat();
}

/** Whether a word (folded) is a form of what begins so. */
export function isOf(word: string, begin: string): boolean {
  return word.startsWith(begin) && word.length <= begin.length + longestRest;
}
