import { listed } from '../../spoken/listed.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { synonymsOf } from '../../spoken/synonyms.ts';
import type { Query } from './query.ts';
import type { Sought } from './topics.ts';

/** What only says of what sort the things are that are asked for. */
const sorts =
  listed(`ingredient ingredients tool tools equipment gear thing things item items mistake mistakes error errors reason reasons advice tip tips step steps
option options example problem problems issue issues aspect aspects approach approaches method methods way ways fact facts detail details part parts section
material materials supplies product products role factor factors point points suggestion suggestions recommendation recommendations software setting settings
zutat zutaten werkzeug werkzeuge gerät geräte fehler grund gründe tipp tipps schritt schritte möglichkeit möglichkeiten problem probleme aspekt aspekte
ansatz ansätze methode methoden teil abschnitt punkt punkte einstellung einstellungen`);
/** What says which of several, or when, and is seldom said so where it is told. */
const narrowing =
  listed(`first last next biggest largest greatest smallest highest lowest hardest easiest favourite favorite nowadays currently presently originally
initially beforehand previously afterwards afterward eventually finally recently try tries tried trying attempt attempted react reacted
größte größter größtes größten kleinste kleinster heutzutage derzeit ursprünglich zuerst anfangs vorher nachher schließlich kürzlich versucht versuchte`);
/** What those who ask call from outside what is done in a talk, or how it stands: who does it seldom says so. */
const fromOutside =
  listed(`analysis analyses evaluation evaluations assessment assessments consideration considerations comparison comparisons introduction presentation
optimization optimisation minimization minimisation incorporation replacement arrangement arrangements strategy strategies style styles perspective overview
importance significance relevance necessity legitimacy feasibility ease appearance due attention forward midst amid appropriate desired pragmatic particular specific
current upcoming various certain achieve achieved expected instance instances scenario scenarios circumstance circumstances potential potentially
analyse analysen auswertung auswertungen bewertung bewertungen betrachtung überlegung überlegungen vergleich vergleiche einführung vorstellung verbesserung
bedeutung wichtigkeit notwendigkeit strategie stil sichtweise angesichts bestimmte bestimmten aktuelle aktuellen jeweilige jeweiligen`);
/** What only says that it is wanted. */
const wanting = listed(`need needs needed require requires required want wants wanted get gets got getting
know avoid made done often commonly usually main vermeiden mögen soll
brauche brauchst braucht brauchen benötige benötigt benötigen nötig bekommt bekommen`);

/** What says how something is asked for, and need not be said where it is. */
const askingOnly =
  listed(`whole entire supposed introduced wrong afterwards afterward version versions agree agreed agreement recommend recommended worth buy buying verdict good better worse prefer prefers preferred together
altogether total overall best worst review main inside conclusion bottom line difference differences different compare compared normal normally usual usually average typical pros cons
possible possibly additional additionally available various certain specific specifically particular general generally individual actual actually mostly easily quickly
simply manually directly correctly properly completely effectively efficiently effective efficient correct proper relevant suitable preferable
utilize utilizes utilized utilizing utilise utilised usage utility function functions functioning procedure procedures process processes manner technique techniques
purpose benefit benefits limitation limitations role situation situations majority rest others similar multiple several result results entail entails
obtain obtained determine modify modifying access accessing accomplish accomplished perform performed performing ensure allow allows enable enables involve involves
involved provide provides include includes help helps everything anything alot etc type types sort sorts
final ultimate level levels degree degrees extent exact exactly precise precisely necessary essential
möglich möglichen zusätzlich zusätzliche verfügbar verschiedene einzelne eigentlich meistens einfach schnell richtig funktion funktionen vorgang verfahren nutzen rolle
falsch version versionen besser insgesamt empfehlen empfiehlt lohnt`);

/** Whether a word is not missed where it is never said, since it only says how something is asked for. */
export function isAskingOnly(folded: string): boolean {
  return askingOnly.has(folded);
}

/** Whether a word only says that something is wanted. */
export function isWanting(folded: string): boolean {
  return wanting.has(folded);
}

/** Whether a word only says of what sort things are. */
export function isSort(folded: string): boolean {
  return sorts.has(folded);
}

/**
 * How far from a question's own words is looked: at words of every day, which tell whether there is an answer at all, or at the
 * whole thesaurus, which tells where.
 */
export type Reach = 'everyday' | 'thesaurus';

/**
 * The words of a question without those that merely frame it, as far as others are left: the sort of thing that is asked for where the
 * video does not name it so, what is called so from outside, and that it is wanted.
 *
 * @param reach a word from outside is left out, by `everyday`, wherever it is not said itself, and by `thesaurus` where no other word for it is
 */
export function settledWords(query: Query, { spread, entries }: Spoken, reach: Reach): Sought[] {
  const isUnsaid = ({ folded, stem }: Sought) =>
    !spread.has(stem) &&
    (isSort(folded) ||
      narrowing.has(folded) ||
      (fromOutside.has(folded) &&
        (reach === 'everyday' || ![...synonymsOf(folded)].some((other) => entries.has(other)))));
  return without(without(query.sought, isUnsaid), ({ folded }) => wanting.has(folded));
}

function without(sought: readonly Sought[], isIdle: (one: Sought) => boolean): Sought[] {
  const left = sought.filter((one) => !isIdle(one));
  return left.some(({ weight }) => weight === 1) ? left : [...sought];
}
