import { type Token, tokensOf } from '../claim-tokens.ts';
import { stem } from '../spoken/stem.ts';
import type { Fault } from '../support.ts';

/** Words of which one is not the other, a kind a row; `|` parts words for the same. English, then German. */
const kinds = `open|opens|opened closed|closes|shut
spring summer autumn winter
northern|north southern|south eastern|east western|west
morning|mornings afternoon|afternoons evening|evenings|night
accept|approve|agree reject|refuse|deny|decline|oppose
allow|permit forbid|prohibit|ban
won|win|wins lost|lose|loses
rise|rose|risen|increase|grew|grow|doubled decrease|dropped|shrink|shrank|declined|halved
safe dangerous|unsafe|risky
easy|simple difficult|tricky
love|loves|loved hate|hates|hated|dislike
succeed|success|successful fail|failed|failure
wet dry
hot|warm|heat|boiling cold|cool|chilled|frozen
cheap|inexpensive|affordable expensive|pricey|dear
best worst
minimum maximum
always never rarely sometimes
bought|buy sold|sell
black white red green blue yellow brown pink purple orange
father|dad mother|mum|mom brother sister husband wife son daughter uncle aunt grandfather grandmother
yesterday tomorrow
full empty
indoors|inside outdoors|outside
everybody|everyone nobody
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
immer nie|niemals selten manchmal
gekauft verkauft
schwarz weiß rot grün blau gelb braun
vater mutter bruder schwester sohn tochter onkel tante
voll leer
viel|viele wenig|wenige
alle|jeder niemand|keiner`;

let known: Map<string, { kind: number; member: number }[]> | undefined;

/** Words of a claim in whose stead its passages say another of the same kind: `closed` where it is open. */
export function exclusiveFaults(text: string, { own, around }: { own: string; around: string }): Fault[] {
  known ??= readKinds();
  const claim = tokensOf(text);
  const cited = tokensOf(own);
  // Where something is denied the opposite says the same.
  if ([...claim, ...cited].some(({ isNegation }) => isNegation)) return [];
  const said = new Set(tokensOf(around).flatMap(placesOf).map(nameOf));
  const there = cited.flatMap(placesOf);
  return claim.flatMap((token): Fault[] => {
    const own = placesOf(token);
    const isOther = own.some(({ kind, member }) => there.some((one) => one.kind === kind && one.member !== member));
    return isOther && !own.some((one) => said.has(nameOf(one))) ? [{ kind: 'content', text: token.word }] : [];
  });
}

function placesOf({ folded }: Token) {
  return known?.get(stem(folded)) ?? [];
}

function nameOf({ kind, member }: { kind: number; member: number }): string {
  return `${kind} ${member}`;
}

function readKinds() {
  const places = new Map<string, { kind: number; member: number }[]>();
  kinds.split('\n').forEach((row, kind) => {
    row.split(' ').forEach((words, member) => {
      for (const key of new Set(words.split('|').map(stem)))
        places.set(key, [...(places.get(key) ?? []), { kind, member }]);
    });
  });
  return places;
}
