import { anywhere, matching, oneOf, word } from '../../../../transcripts/reading/phrase-forms.ts';
/**
 * Stages of work that is shown, a line each: what it is called; the verbs that do it; other words by which it is heard; and, after another
 * semicolon, expressions (a regular expression). What is called after a star is not followed by what it is done to; what is called after
 * `>` comes in the last half of a video, after `>>` in its last third, after `<` in its first half. Written from knowledge of such work.
 */
export const stageList = `
Cleaning: clean wipe scrub wash rinse degrease dust vacuum hoover swab descale ; detergent suds toothbrush vinegar gunk grime muck mucky crud limescale filth filthy degreaser spotless disgusting ; clean(?:ed|ing)? (?:it|that|this|them|everything) up
Sanding: sand scuff ; sandpaper grit sander
Painting: paint repaint ; emulsion roller coat coats brush brushstroke
Priming: prime ; primer undercoat
Varnishing: varnish lacquer ; varnish beeswax shellac lacquer polyurethane
Oiling: oil lubricate grease ; oil grease lube lubricant
Gluing: glue ; glue epoxy superglue clamp clamps
Cutting: cut saw slice snip ; saw jigsaw scissors offcut
Carving: carve whittle chisel ; gouge mallet chisel
Drilling: drill countersink ; drill pilot
Measuring: measure ; measurement measurements length width size divide divided ruler calliper callipers caliper calipers
Marking out: mark scribe ; pencil chalk ruler
Sharpening: sharpen hone strop ; stone burr bevel
Soldering: solder desolder ; solder flux
Welding: weld ; welder
Wiring: crimp ; wire wires terminal terminals neutral live conductor earth ground ; wire (?:it|this|that|them) up
Sewing: sew stitch topstitch backstitch ; seam seams stitch stitches bobbin presser
Pinning: pin tack baste ; pin pins
Ironing: iron press ; iron steam
Knitting: knit purl ; stitches needles
Tightening: tighten torque ; snug newton tight
Adjusting: adjust align tweak ; adjustment alignment
Levelling: level shim ; bubble level slope
Mixing: mix stir whisk blend combine ; lump lumps consistency powder batch
Kneading: knead ; gluten
Chopping: chop dice mince peel ;
Grating: grate ; grater
Marinating: marinate ; marinade marination
Frying: fry saute sear ; sizzle sizzling golden oil pan
Baking: bake ; oven crust preheat
Boiling: boil simmer blanch ; boiling
Grilling: grill ; coals charcoal
Draining: drain ; dribble ; (?:water|rest|lot) (?:comes?|runs?|drips?|pours?) out
Flushing: flush ; hose
Filling: fill refill ; ; top (?:it|them) up
Straining: strain sieve ; strainer sieve muslin cheesecloth curd curds whey
Rolling out: ; rolling ; roll (?:it|them|this|that) out
Shaping: shape ;
Pressing: press ; weight weights
Whipping: whip ; peaks
Decorating: decorate frost ice ; icing frosting buttercream piping
Seasoning: season ; seasoning
Planting: plant sow transplant ; seed seeds seedling seedlings
Potting: repot ; pot pots compost
Digging: dig ; spade shovel trench hole
Pruning: prune ; secateurs loppers bud buds
Weeding: weed ; weeds
Mowing: mow ; mower
Bleeding: bleed ; hiss bubbles
Plastering: plaster skim ; trowel hawk coat
Tiling: tile ; spacer spacers
Grouting: grout ; grout joints sponge
Sealing: caulk seal ; caulk sealant silicone nozzle bead
Insulating: insulate ; insulation
Folding: fold crease ; crease
Tying: tie ; knot knots loop
Tuning: tune ; note octave
Stringing: restring ;
Charging: charge ; charger
Calibrating: calibrate ; calibration
Downloading: download ;
Recording: record ; microphone mic
Exporting: export render ;
Dyeing: dye bleach ;
Bottling: bottle ; funnel
Packing: pack ;
Trimming: trim ;
Scraping: scrape ; scraper
Soaking: soak ; overnight bucket ; (?:leave|let) (?:it|that|this|them) (?:in|to soak)
Slicing: slice carve ; slices
Stapling: staple ; staples stapler
Tracing: trace transfer ; tracing carbon
Inking: ink ; ink inks brayer roller
Printing: print ; print prints
Stretching: stretch ; taut
Upholstering: upholster reupholster ; webbing wadding hessian
Steaming: steam ; steam steamer
Wrapping: wrap ; wrapper wrappers wrapping
Stuffing: stuff ; stuffing
Freezing: freeze ; freezer frozen
Plating: ; plate plates garnish
> * Tasting: taste ; delicious flavour flavor yum tangy crunchy tender crispy chewy mm mmm ; (?:have|take|took) a bite|let me try (?:one|it|some)|dip (?:it|one|this) in
< * Taking it apart: dismantle disassemble unscrew unbolt undo unhook unplug ; screw screws bolt bolts nut nuts clips nails ; (?:comes?|came|coming|lifts?|pulls?|slides?|pops?|flips?) (?:right |straight |clean |on )?(?:off|out|apart|away|free)|(?:take|taking|pull|pry|prise|lift|get|wiggle) (?:it|this|that|them|these|the \\p{L}+) (?:off|out|apart)|\\p{L}+(?:['’]s| is)? (?:off|out)(?=[.,!])|undone
> * Putting it back together: reassemble refit ; ; (?:goes|go|going|put|pop|screw|clip|bolt)(?: \\p{L}+){0,2} back(?: (?:on|in|together))?|\\p{L}+ back(?: (?:on|in|together))?(?=[.,!])|(?:other way round|(?:reverse|opposite) order|back together)
>> * Testing it: test ; leak leaks beep ; moment of truth|fingers crossed|here goes|let['’]?s (?:see|find out)(?: (?:if|whether|how|what))?|(?:does|did|will|is) (?:it|she|he) (?:work|light|run|fit|hold|start|turn|leak|straight|level|hot)|(?:try|switch|turn|power|plug)(?:ing|ed)? (?:it|her|him|the \\p{L}+) (?:back )?(?:on|in|out|up)|(?:water|power|gas|heating|breaker|electric|light|switch)(?:['’]s| is| goes)? (?:back )?on|it(?:['’]?s)? work(?:s|ing)|no leaks?
* Setting it up: configure pair connect ; setup password wifi account settings app login username
* Unboxing: unbox ; packaging manual leaflet ; in the box
< * Safety first: ; safety goggles gloves mask danger dangerous
* Waiting: wait ; ; patience|overnight|tomorrow|hands off|nothing to do|(?:leave|let) (?:it|that|this|them|him|her)(?: to)?(?: alone| be| dry| rest| rise| prove| proof| cool| sit| chill)|(?:till|until) (?:the )?(?:morning|tomorrow)|(?:twenty[- ]four|twelve|eight|an|few|couple of|two|three|four) hours?|do(?:n['’]t| not) touch
`;

/** Tools and stuff: where many are named they are laid out, and one of them is seldom what a chapter is about. */
const tools = new Set(
  `screwdriver pliers wrench spanner hammer drill pencil scissors knife ruler clamp glove goggles rag towel tape chisel
sandpaper mallet needle thread thimble glue screw nail washer socket ratchet jack oil grease sponge cloth scraper trowel
spatula bowl whisk thermometer pan tray sieve jar marker cutter stripper tester multimeter solder cable adapter
charger tripod torch flashlight ladder sprayer vinegar soap soda spade shovel rake fork secateurs loppers shears hose crowbar
tweezers awl punch comb clippers razor cape hex allen torx puller splitter lube degreaser filler primer roller sealant silicone caulk
toothbrush toothpick cardboard newspaper straw grips worktop pins funnel hacksaw jigsaw grinder spacers router planer calipers callipers
stove kettle tongs funnel jug tablespoon teaspoon foil nozzle saucepan
pallet plank bench fabric yarn trimmer microphone mic headphones`.split(/\s+/),
);

/** What else is named where work is shown, and is no tool. */
export const stuff = new Set('oven lid fridge freezer dough flour salt pepper garlic onion butter'.split(' '));

/** Tools by words that mean much else. */
const ambiguousTools = new Set(
  `bit file level square pin hook bolt jack stand key lever pump scale scales spoon pot board
staple stapler gouge brayer dowel rasp plane skillet wok chopsticks colander peeler grater parchment foundation concealer mascara dumbbell kettlebell pen string iron battery bag box spray bottle
stake peg clip sheet cup mug bucket light gauge machine mask stands lighter stone ring receipt brush pad saw wire vice`.split(
    /\s+/,
  ),
);

/** Whether a word (lower case) names a tool, and hardly anything else. */
export function namesTool(word: string): boolean {
  return tools.has(word) || tools.has(word.replace(/s$/, ''));
}

/** Whether a word (lower case) may name a tool. */
export function mayNameTool(word: string): boolean {
  return namesTool(word) || ambiguousTools.has(word) || ambiguousTools.has(word.replace(/s$/, ''));
}

/** What is turned off before work, */
export const supplies =
  /\b(?:water|stopcock|stop (?:tap|valve)|power|breaker|electric(?:ity|s)?|mains|gas|heating|boiler)\b/g;

/** and what it is called where that is turned off. */
export function supplyOf(word: string): string {
  if (/^(?:water|stop)/.test(word)) return 'water';
  if (/^(?:heating|boiler)$/.test(word)) return 'heating';
  return word === 'gas' ? 'gas' : 'power';
}

/** How it is said to be turned off. */
export const turnedOff = anywhere([
  '(turn|shut|switch)(ed|s|ing)?\\b(?! (themsel|itself))[^.!?,]{0,25} off',
  '(shut|isolate|kill|trip|flip)\\b[^.!?,]{0,25}\\b(valve|water|power|breaker|gas|mains)',
  "(water|power|breaker|gas|heating|boiler|electric|mains|pump)('s| is)? off",
]);

/** How faults are told. */
export const faults = anywhere([
  'broken?|breaks',
  'crack(s|ed)?',
  'leak(s|ed|ing)?',
  'drip(s|ped|ping)?',
  'squeak(s|ing)?',
  'creak(s|ing|ed)?',
  'rattl(es?|ing)',
  'clunk(s|ing)?',
  'grind(s|ing)',
  'noise|stuck|seized|jammed|dead|faulty|torn|ripped|tore|snapped|rusty|rusted|rotten|worn',
  'bent|damaged?|hole|stone cold',
  'wobbl(es?|ing|y)',
  'quit',
  "(does|do|did|will|would|could|is|can)(n't| not| no) (work|turn|start|close|open|move|fit|run|hold|light)(ing)?",
  'stopped (working|turning)',
  'gave out',
  'fell (off|out|apart)',
  'falling apart',
  'gone (stiff|off|hard)',
  'came (off|loose|apart)',
  "what'?s wrong",
]);

/** How what is needed is told. */
export const needs = anywhere([
  "(you|we|i)('ll| will|'re going to|'re gonna)? (need|want|use|used|bought)",
  "what (i|we|you)('ve)? (got|bought|spent|have)",
  "(i|you)('ve)? (got|bought|use)",
  'tools?|shopping',
  'on the (table|bench|worktop|counter|side)',
  'laid out|a list',
]);

/** How hosts greet, at the beginning of a sentence, */
export const greetings =
  /^(?:(?:well|right|so|um|uh|okay|oh|and|alright),? )*(?:hello|hi|hey|good (?:morning|afternoon|evening)|morning|g['’]day|welcome|howdy|namaste)\b/i;

/** and how they say who they are. */
export const introductions =
  /\b(?:[Mm]y name is|[Mm]y name['’]s|(?:I['’]m|I am|it['’]s) \p{Lu}\p{Ll}+(?=[.,]| and I\b))/u;

/** How they say why they do the work today. */
export const occasions = anywhere([
  'today|this video',
  "((i|we)'(m|re)|i am|we are) (going to|gonna|making|building|fixing|swapping|changing)",
  'so this is',
  `this is (my|our|the ${word} (we|i|that))`,
  "i (bought|got|found|needed|don't own)",
  "i('ve| have) (got|had|been)",
  'customer|landlord',
]);

export const money = /[$€£]\s?\d|\b(?:dollars?|bucks|quid|euros?|pounds?(?! of)|pence|rupees)\b/i;

/** What is said beside prices. */
export const paying = /\b(?:costs?|spen[dt]|paid|pays?|bought|buy|cheap\p{L}*|call it|money|total)\b/iu;

/** Money, and numbers from twelve on that count nothing that is named. */
export const amounts = new RegExp(
  `${money.source}|\\b(?:\\d{2,}|(?:twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)\\b(?![- ](?:and |a |an |half |odd )*(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|degrees?|percent|millimet|centimet|met(?:re|er)|inch|f(?:oo|ee)t|grams?|kilos?|lit(?:re|er)|volts?|watts?|mil|times|per|by|o['’]clock|stitches|rows))`,
  'i',
);

/** How what came of the work is shown. */
export const results = anywhere([
  'look at (that|it|him|her|this)',
  'listen to (that|it|this)',
  '(can )?you (see|hear) (it|that|the)',
  'you hear\\?',
  "can'?t (really |even |hardly )?(see|tell|hear|feel)",
  '(came|come|turned) out',
  'happy with|pleased|proud|later',
  `it's been ${word} (days|weeks)`,
  'not perfect',
  "(that|it)('s| is) (all )?(alright|all right|good|perfect|lovely|beautiful|grand|level|full|gorgeous|brilliant)",
  'before and after|moment of truth|good as new|like new',
  'there (she|he|it) is',
  'what do you think',
  "you'?d never (know|guess)",
  "does(n't| not) (creak|squeak|leak|wobble|rattle|drip)",
  'taste',
]);

/** How what was made or mended is tried. */
export const trials = matching([
  `\\b${oneOf([
    `moment of tr${word}|fingers crossed|here goes|here we go`,
    "let'?s (see|find out|try)",
    '(does|did|will|is|are) (it|she|he|they) (work|light|run|fit|hold|start|turn|leak|done|straight|level|hot|ready)',
    `(switch|turn)(ing|ed)? (it|her|him|them|the ${word}( ${word})?) (back )?on`,
    '(power|fire|start)(ing|ed)? (it|her|him) up',
    'plug(ging|ged)? (it|her|him) (back )?in',
    "(water|power|gas|heating|breaker|electric|plug)('s| is) (back )?(on|in)\\b",
    'no leaks?',
  ])}`,
]);
