/** Verbs of what somebody sets out to do by which it is counted how much is shown (`handWork`): that was learned with these. */
const counted = new Set(
  `adapt add adjust align allocate animate apply arrange assemble assign attach automate back bake balance blanch bleach bleed blend block
boil bond book boost braid braise brew brine brush budget build butter calculate calibrate caramelize carve caulk center centre change
charge choose chop clean clear clone coat combine compare compile compose compost compress configure connect construct contour control
convert cook cool copy correct cover crack create crimp crochet crop cure customize cut cycle damp darken debug decorate define
defragment defrost deglaze delete deploy design detect develop diagnose dice disassemble disconnect dismantle display distribute divide
document download draft drain draw dress drill dry duplicate dye edit emulsify enable encrypt enlarge enter erase estimate etch exercise
expand export expose extend extract fade fasten feed ferment file fill film filter finish fire fit fix flatten flip float fold format
frame free freeze frost fry fuse garnish generate glaze glue grade graft grate grease grill grind group grout grow harvest heat hem hide
hydrate identify import improve increase inflate insert inspect install insulate integrate invert iron isolate join keep knead knit knot
label lace laminate lay layer level lighten limit link list load lock loosen lubricate maintain make manage marinate mark mash mask
match measure melt mend merge mill minimize mirror mix model modify mold monitor mount mow mulch mute name navigate network notch oil
optimize order organize outline overlay paint pair parse patch pave peel perform pickle pitch plan plant plaster plate play plot poach
polish position practice preheat prepare preserve prevent prime print process program propagate protect prove prune publish pull pump
purify quilt raise read rearrange reassemble rebuild recolor record recover reduce refactor reference refill refine refinish reflow
refresh regrease reheat reinforce reinstall relocate remove rename render renew repair repeat replace replant repot research reset
reshape resize resolve restart restore retouch reuse reveal reverse review revive rig rinse rip roast roll rotate route sand saute save
saw scale scan schedule score scrape screen scrub sculpt seal sear season secure sell separate serve service set sew shade shape share
sharpen shave shell shift shoot shorten show shred shrink shuffle silence simmer simplify sketch skin skip slice smoke smooth soak
soften solder solve sort speed splice split spray sprout square stabilize stack stain start steam sterilize stiffen stitch stop store
straighten strengthen stretch string strip style subtract support swap sweeten switch synchronize tack tailor tape taper temper tension
test texture thaw thicken thin thread tidy tighten tile tilt time toast toggle tone track train transcribe transfer transform translate
transplant trim troubleshoot true tune turn unclog undo ungroup unlock unmask update upgrade upload varnish ventilate verify warm warp
wash water wax weave weigh weld whip whisk whiten widen winterize wire wrap write zest zoom`.split(/\s+/),
);

/** Verbs of the single acts by which it is done. */
const means = new Set(
  `bend bring check clamp click clip close come crank crush dab dip drag drop find flick gather get give go grab grip hang hit hold hook
hover jiggle kick land lean lift look lower move nudge open pat pick pinch place plug poke pop pour press push put reach release rest
rub run scroll select send shake slide slip snap snip spin spread sprinkle squeeze stick stir strike swing take tap tear throw tie tip
toss touch tuck twist type unhook unscrew use wiggle wind wipe`.split(/\s+/),
);

/** Whether a word (lower case) is a verb by which it is counted how much is shown. */
export function isCounted(word: string): boolean {
  return counted.has(word) || means.has(word);
}
