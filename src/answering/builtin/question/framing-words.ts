import { listed } from '../../spoken/listed.ts';

/** Words that speak of the video or of asking, and not of what is said in it. */
const framing = listed(`video videos clip transcript youtuber presenter narrator
talk talks talked talking say says saying said tell tells told speak speaks spoke speaking speaker
mention mentions mentioned explain explains explained describe describes described cover covers covered
discuss discusses discussed discussing discussion discussions opinion opinions attitude regarding
suggest suggests suggested propose proposes proposed elaborate elaborates elaborated contribute contributed
decide decides decided consider considers considered think thinks thought
name names call called list lists give gives given mean means happen happens happened use used kind type
question answer example examples idea ideas info information details status purpose purposes functionality
functionalities importance significance encountered
advantage advantages disadvantage disadvantages instead true exactly according based
sprecher sprecherin sprechers sagen sagst redet reden spricht sprechen sprach erzählt erzählen erklärt erklären erwähnt erwähnen
denkt meint hält nennt nennen genannt geht gehts handelt lautet lauten lautete bedeutet heißt heißen passiert behandelt
frage antwort beispiel vorteil vorteile nachteil nachteile zweck meinung
welchen welchem wessen womit wofür wodurch woran worauf`);
/** Framing words that are things after an article: the spoke of a wheel. */
const alsoThings = listed('spoke spokes cover covers mean name names use sagen');
/** And words that are framing after some others alone: `an welcher Stelle`. */
const places = listed('stelle stellen');
const which = /^welche[rn]?$/i;
const article = /^(?:the|a|an|this|that|my|his|her|der|die|das|ein|eine)$/i;

/** Whether a word (folded) only frames what is asked for, after the word that stands before it. */
export function isFraming(folded: string, previous: string): boolean {
  if (places.has(folded)) return which.test(previous);
  return framing.has(folded) && !(alsoThings.has(folded) && article.test(previous));
}
