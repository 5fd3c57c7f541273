/**
 * English words that end like a form of another one and are none: `corner` is no form of `core`, nor `caring` of `car`. Each is its own
 * stem, with the forms that it has.
 */
const words = `
abuse apartment apply argument assembly banner bare barren base basement bass batter battery bearing better bite bitter bone bother brother
browser burden butter cancer canner cape care career ceiling cement chapter charter cheer chicken cited coffin comment compartment comply cone
corner counter cover cracker crane cube cure curse cute darling dense department dime dine dinner document dose dresser early easter element
evening family famine fare fate father feather fender fibre file filter finger fire flower folder former free fuse garment garden gender grade
grape gravy greed greet grocer hammer hardly hare harness hate heaven hide hive hope hose huge hunger immense infant inner intense kite ladder
lane laser lately later lather latter layer lean lease leather letter license linen liner listen litter liver loser mane manner mare mass master
mate matter menu mere mile mine misery mode modern moment monster mother mute namely nearly news node note number nurse offense offer often omen
order ornament oven pace pale pane pass pare partner patter pattern pavement paper pepper pile pine pipe plane plaster plate player pole ponder
pope pose poster power proper prayer press price prime process pulse purse quite rage rape rate rather raven reply ride ripe river robe rode role
rope rose rubber rudder rule sale saucer scare scrape sense series setter settlement seven severe shoulder shower sire siren site sitter slate
slave slice slipper slope sober soccer sole sore spare species spine spite spring stage staple stare statement stole string stripe stress suite
summer supper supply suspense tale tape tender tense thunder tile timber tire token tone tower treat trade tripe tube tune twine unite upper
utter verse wage wane warden waste waver weather wedding whether white whiter wine winter wipe witness wonder wore`
  .trim()
  .split(/\s+/);

const formsOf = (word: string) => {
  const bare = word.replace(/e$/u, '');
  const soft = word.replace(/y$/u, 'ie');
  return [word, `${soft}s`, `${soft}d`, `${bare}es`, `${bare}ed`, `${bare}ing`];
};

/** The stem of each of them by the word and its forms (folded). */
export const ownStems: ReadonlyMap<string, string> = new Map(
  words.flatMap((word) => formsOf(word).map((form) => [form, word])),
);
