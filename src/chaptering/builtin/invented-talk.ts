import type { Segment } from '../../transcripts/transcript.ts';

/** An invented talk for the tests: four topics of two minutes each, a sentence every six seconds. */
export const bread =
  'Bread begins with a starter. The sourdough starter is only flour and water. Wild yeast lives on the flour. A sourdough starter needs feeding every day. Whole rye flour feeds the yeast best. The starter smells of apples when it is ripe. Cold water slows the yeast down. A ripe starter floats on water. Bakers weigh the flour and the water. The sourdough rises overnight in a bowl. Salt goes in after the flour. Folding the dough makes it strong. The oven must be hot for the loaf. Steam gives the loaf its crust. The crust sings while the loaf cools. Stale bread makes good toast. Rye bread keeps for a week. The baker keeps a spoon of starter back. Yeast and flour are all there is to it. That is how a sourdough loaf is baked.';

const bicycles =
  "Now let's talk about bicycles. A bicycle chain wears out quietly. The chain stretches with every mile. A worn chain eats the gears. Oil the chain after every ride in the rain. The brakes of a bicycle want clean rims. Brake pads cost little. A squeaking brake is a dirty brake. Tyres lose air while the bicycle stands. Pump the tyres once a week. The saddle should be level. A low saddle hurts the knees. Spokes hold the wheel in tension. A loose spoke makes the wheel wobble. The gears shift better with a new cable. Pedals have a left thread and a right one. Bicycle lights need charged batteries. The bell of a bicycle warns other riders. Mudguards keep the rider and the chain dry. A bicycle looked after lasts for decades.";

const telescopes =
  'Moving on to telescopes. A telescope gathers light with a mirror. The mirror of a telescope is a shallow bowl. The telescope shows galaxies in dark skies. The moon in a telescope is best at half phase. Saturn shows its rings in a small telescope. An eyepiece makes the image larger. Too much magnification makes galaxies dim. Cool the mirror before you look at planets. Stars twinkle because of moving air. Astronomers wait for steady nights. A red lamp keeps the eyes adapted. Nebulae glow in the winter sky. The tripod must not shake. Comets come without much warning. A star chart helps to find galaxies. Clouds end many nights early. The mirror needs cleaning once in years. Binoculars show more stars than you think. Every telescope loves a dark sky.';

const parliament =
  'The next topic is parliament. The parliament votes on the budget in autumn. A committee reads the budget first. Members of parliament ask the minister questions. The minister answers in writing. The opposition proposes amendments to the law. An amendment needs a majority. The speaker of parliament calls the members to order. Elections come every four years. Voters choose a candidate and a party. The coalition signs a contract. The budget law passes in December. A second chamber may delay the law. The court can strike a law down. Petitions reach a committee of their own. Lobbyists register with parliament. Journalists watch from the gallery. The minister resigns when the majority is lost. Voters forget the amendments. The parliament rests in summer.';

export const talk: Segment[] = [bread, bicycles, telescopes, parliament].flatMap((topic, place) =>
  topic
    .split(/(?<=\.) /)
    .map((text, index) => ({ start: place * 120 + index * 6, end: place * 120 + index * 6 + 6, text })),
);

const river =
  '河流从高山流下来。河水带着泥沙。泥沙在河口沉积。河口形成三角洲。三角洲的土地很肥沃。洪水每年淹没河岸。河岸的树木保护土壤。河水灌溉农田。农田依靠河流。水库储存河水。';
const music =
  '接下来我们来看钢琴。钢琴有八十八个琴键。琴键敲动琴弦。琴弦产生声音。钢琴的踏板延长声音。作曲家为钢琴写奏鸣曲。奏鸣曲有三个乐章。演奏家每天练习钢琴。音乐厅的钢琴需要调音。调音师听琴弦的声音。';

export const chinese: Segment[] = [river, music].flatMap((topic, place) =>
  topic
    .split(/(?<=。)/)
    .map((text, index) => ({ start: place * 120 + index * 12, end: place * 120 + index * 12 + 12, text })),
);
