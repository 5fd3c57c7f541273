import { clausesIn, isTopic, type Token, tokensOf } from '../../claim-tokens.ts';
import { stem } from '../../spoken/stem.ts';
import type { Fault } from '../../support.ts';

/**
 * Words of which one is not the other, a kind a row; `|` parts words for the same, and `=` stands before one that is meant in this
 * form alone (`fell` is not `fall`). Those after `+` say many things: they count where the same is said after both. English, then German.
 */
const kinds = `open|opens|opened closed|closes|shut
spring summer autumn winter
northern|north southern|south eastern|east western|west
morning|mornings afternoon|afternoons evening|evenings|night
accept|approve|agree reject|refuse|deny|decline|oppose
allow|permit forbid|prohibit|ban
won|win|wins lost|lose|loses
rise|rose|risen|increase|grew|grow|doubled decrease|dropped|shrink|shrank|declined|halved|=fell|=fallen
=profit|=profits =loss|=losses|=deficit
safe dangerous|unsafe|risky
easy|simple difficult|tricky
love|loves|loved hate|hates|hated|dislike
succeed|success|successful fail|failed|failure
+ =passed|=passes =failed|=fails|=flunked
wet dry
hot|warm|heat|boiling cold|cool|chilled|frozen
cheap|inexpensive|affordable expensive|pricey|dear
best worst
minimum maximum
always rarely sometimes
bought|buy sold|sell
black white red green blue yellow brown pink purple orange
father|dad mother|mum|mom brother sister husband wife son daughter uncle aunt grandfather grandmother
yesterday tomorrow
full empty
indoors|inside outdoors|outside
offen|geöffnet geschlossen
frühling|frühjahr sommer herbst winter
norden|nördlich süden|südlich osten|östlich westen|westlich
morgens|vormittags mittags nachmittags abends|nachts
montag|montags dienstag|dienstags mittwoch|mittwochs donnerstag|donnerstags freitag|freitags samstag|samstags|sonnabend sonntag|sonntags
januar februar märz april mai juni juli august september oktober november dezember
erlaubt verboten|untersagt
gewonnen verloren
gestiegen|stieg|gewachsen gesunken|gefallen|geschrumpft
sicher gefährlich
einfach|leicht schwierig|schwer
nass|feucht trocken
heiß|warm kalt|kühl
billig|günstig teuer
immer selten manchmal
gekauft verkauft
schwarz weiß rot grün blau gelb braun
vater mutter bruder schwester sohn tochter onkel tante
voll leer
gewinn|gewinne =verlust|=verluste
viel|viele wenig|wenige`;

/** A word among those of which one is not the other. */
export interface Place {
  kind: number;
  member: number;
  isOfSame: boolean;
}

let known: Map<string, Place[]> | undefined;

/** Words of a claim in whose stead its passages say another of the same kind: `closed` where it is open. */
export function exclusiveFaults(text: string, { own, around }: { own: string; around: string }): Fault[] {
  const said = new Set(tokensOf(around).flatMap(placesOf).map(nameOf));
  const cited = plainly(own);
  return plainly(text).flatMap((clause) =>
    clause.flatMap((token, at): Fault[] => {
      const places = placesOf(token);
      const after = clause.slice(at + 1);
      const isOther = places.some((place) => cited.some((other) => saysOther(place, after, other)));
      return isOther && !places.some((one) => said.has(nameOf(one))) ? [{ kind: 'content', text: token.word }] : [];
    }),
  );
}

/** Whether a clause says another of the kind; of words for many things, before a topic that the claim has after its own. */
function saysOther({ kind, member, isOfSame }: Place, after: readonly Token[], clause: readonly Token[]): boolean {
  const at = clause.findIndex((token) => placesOf(token).some((one) => one.kind === kind && one.member !== member));
  const topics = new Set(clause.slice(at + 1).flatMap((token) => (isTopic(token) ? [token.key] : [])));
  return at >= 0 && (!isOfSame || after.some(({ key }) => topics.has(key)));
}

/** The clauses in which nothing is denied: where something is, the opposite says the same. */
function plainly(text: string): Token[][] {
  return clausesIn(tokensOf(text)).filter((clause) => !clause.some(({ isNegation }) => isNegation));
}

/** The kinds that a word is of, and which of each it is. */
export function placesOf({ folded }: Token): readonly Place[] {
  known ??= readKinds();
  return [...(known.get(`=${folded}`) ?? []), ...(known.get(stem(folded)) ?? [])];
}

function nameOf({ kind, member }: Place): string {
  return `${kind} ${member}`;
}

function readKinds() {
  const places = new Map<string, Place[]>();
  kinds.split('\n').forEach((row, kind) => {
    const isOfSame = row.startsWith('+ ');
    row
      .replace('+ ', '')
      .split(' ')
      .forEach((words, member) => {
        for (const key of new Set(words.split('|').map((word) => (word.startsWith('=') ? word : stem(word)))))
          places.set(key, [...(places.get(key) ?? []), { kind, member, isOfSame }]);
      });
  });
  return places;
}
