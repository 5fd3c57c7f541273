import type { Sense } from './senses.ts';

/** Names by which nobody is known to strangers, in the languages of Latin letters we hear most. Lower case. */
const given = new Set(
  `aaron adam alan albert alex alexander alexandra alice alison allison amanda amy andrea andreas andrew andy angela anna anne annie anthony antonio arthur ashley barbara ben benjamin bernd bernie beth bill billy bob
bobby brad brandon brenda brian bruce bryan caitlin carl carlos carol caroline catherine charles charlie chloe chris christian christina christine christopher claire clara claudia connor craig cynthia dan daniel danny
dave david dean debbie deborah dennis derek diana diane dirk don donna doug dylan ed eddie edward elena eli elizabeth ellen emily emma eric erica erik eva evan fabian felix florian frank fred gary george glen glenn grace
graham greg gregory hannah harry heather heidi helen henry holly howard ian isaac jack jackie jacob jake james jamie jan jane janet jason jay jean jeff jeffrey jen jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan
joe joel johannes john johnny jon jonas jonathan jordan joseph josh joshua juan judy julia julian julie justin karen karl kate katherine kathy katie keith kelly ken kenneth kevin kim kurt kyle larry laura lauren lee leo leon
leonard lewis liam lily linda lisa liz louis lucas lucy luis lukas luke lynn marc marco marcus margaret maria marie mario mark markus martha martin mary matt matthew matthias max megan melissa michael michelle miguel mike
molly nancy naomi natalie nate nathan neil nicholas nick nicole noah nora oliver olivia oscar pamela pat patricia patrick paul pedro pete peter phil philip philipp rachel ralph randy ray rebecca richard rick rita rob robert
robin roger ron ronald rosa rose ross russell ruth ryan sam samantha samuel sandra sara sarah scott sean sebastian seth sharon simon sofia sophia sophie stefan stephanie stephen steve steven stuart sue susan tara ted teresa
theo theresa thomas tim timothy tina todd tom tommy tony tyler victor victoria vincent walter wayne wendy wes will william wolf wolfgang zach zachary`.split(
    /\s+/,
  ),
);

/** Whether a word (lower case) is a given name. */
export function isGivenName(word: string): boolean {
  return given.has(word);
}

/** Of each given name that is said (bare), the place of the word with which it is most often said in full. */
export function surnamesOf(senses: readonly Sense[]): ReadonlyMap<string, number> {
  const votes = new Map<string, Map<string, { count: number; at: number }>>();
  senses.forEach((sense, at) => {
    const next = senses[at + 1];
    if (sense.part !== 'name' || sense.closes || next?.part !== 'name' || !given.has(sense.bare)) return;
    if (given.has(next.bare) || next.bare.length < 3) return;
    const own = votes.get(sense.bare) ?? new Map<string, { count: number; at: number }>();
    const vote = own.get(next.bare) ?? { count: 0, at: at + 1 };
    vote.count++;
    own.set(next.bare, vote);
    votes.set(sense.bare, own);
  });
  return new Map(
    [...votes].map(([name, own]) => [name, [...own.values()].sort((a, b) => b.count - a.count)[0]?.at ?? 0]),
  );
}
