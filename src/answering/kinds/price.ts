import { anywhere, ending, upTo, word, words } from '../../transcripts/reading/phrase-forms.ts';

const english = [
  `how (much|expensive)( money)?( ${word}){0,6} (costs?|pay|paid|charged?|spend|spent|earns?|worth)`,
  `how much (did|do|does) ${upTo(40)} (sell|sold|go) .{0,20}for`,
  'how much (money|compensation|rent|salary|wages?|pay|tax|interest|deposit|funding|subsidy|damages|prize money|pocket money)',
  'how (expensive|cheap)',
  // What it costs
  'what price',
  "what(['’]s| is| was) the price",
  `what (do|does|did|will|would|has|is) (${upTo(60)} )?(cost|the price)`,
  `what (it|that|they|s?he|this|the ${word}) (costs?|paid|pays|charges?)`,
  `what (did|do|does|has|have|had|will|would) ${words(1, 4)}(pay|paid|charge)(?= for(?!\\p{L})|\\W*$)`,
  // In so much money; by themselves pounds are a weight
  'how many (euros?|dollars?|bucks|quid|cents|francs)',
  `how many pounds(?= (sterling|(did|does|do) ${upTo(40)} (cost|pay|spend|charge)))`,
];

const german = [
  'wie ?(teuer|viel geld)',
  `wie ?viel .{0,60}(kost${ending}|(be|ge)?zahl${ending}|verdien${ending})`,
  `wie hoch (ist|war|sind|waren) ${word} (${ending}preis|${ending}kosten|miete|gebühr${ending})`,
  `was kost${word}`,
  `was (hat|haben|wird|würde) ${upTo(60)}(gekostet|kosten|(be|ge)zahlt|verlangt)`,
  'welche[mnr]? preis',
];

/** What is paid for something. */
export const asksPrice = anywhere([...english, ...german]);

/** What asks how much something is: mostly for money, but it may be a dose. */
export const mayAskPrice = anywhere([
  'how much (is|are|was|were)(?! (left|too|enough|more|less|needed)(?!\\p{L}))',
  'wie ?viel (ist|sind|war|waren)',
]);
