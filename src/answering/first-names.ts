import { fold } from './spoken/stem.ts';

/** First names that are common in English or German and are no other word of either. */
export const firstNames = new Set(
  `adam alex alexander alexandra alice amanda amelia amy andrea andreas andrew angela anja anke anna anne annika anton antonia axel barbara
beate ben benjamin bernd bernhard bettina bianca birgit björn brian brigitte bruno carl carla carolin caroline catherine charles charlotte chris christa
christian christiane christina christine christoph claudia clara daniel daniela david dennis diana dieter dirk doris dorothea edward elena elisabeth elizabeth
elke ella emil emily emma erich eva fabian felix fiona florian franz franziska friedrich fritz gabriele georg george gerd gerhard gisela günter günther hanna
hannah hannes hans harald heidi heike heinrich heinz helen helena helga helmut henry herbert hermann holger horst ingrid isabella jack jakob james jan jane
janina jennifer jens jessica joachim joanna johann johanna johannes john jonas jonathan jörg josef joseph judith julia julian jürgen karin karl katharina
katja katrin kevin kirsten klaus konrad kristina lara laura lea lena leon lisa lothar louis louise lucas lucy ludwig luisa lukas magdalena manfred manuel
manuela marco marcus margarete maria marie marina mario marion markus martha martin martina mary matthias maximilian melanie michael michaela mike monika
moritz nadine natalie nicholas nicole nina noah norbert oliver olivia oskar otto patricia patrick paul paula peter petra philip philipp rachel ralf rebecca
regina reinhard renate richard rita robert roland rolf rosalind rudolf rüdiger ruth sabine samuel sandra sara sarah sebastian silke silvia simon simone sofia
sophia sophie stefan stefanie steffen stephen steven susan susanne sven sylvia tanja thomas thorsten tim timo tobias torsten udo ulrich ulrike ursula ute
uwe vanessa verena veronika victor victoria viktor walter werner wilhelm william wolfgang yvonne`
    .split(/\s+/)
    .map(fold),
);
