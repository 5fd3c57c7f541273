import { describe, expect, test } from 'vitest';
import { tongueOf } from '../../spoken/tongue.ts';
import { claimFaults } from './claim-faults.ts';
import { seemsFalse } from './learned-check.ts';
import { saidWords } from './said-words.ts';

const faultsOf = (claim: string, said: string, question = 'What is said?') =>
  claimFaults(claim, {
    own: [said],
    around: [said],
    titles: '',
    question,
    hosts: new Set(),
    video: saidWords(said),
    seemsFalse,
    language: null,
    tongue: tongueOf(null, said.split(' ')),
    foreign: null,
  }).map(({ kind }) => kind);

describe('what is said in other words stands', () => {
  test.each([
    [
      'Give the seedlings 250 ml of water.',
      'you want about two hundred and fifty millilitres of water for the seedlings',
    ],
    ['The varnish dries for 90 minutes.', 'Then the varnish has to dry for an hour and a half.'],
    ['The nineties were good for the kiln trade.', 'the kiln trade was good in the nineties'],
    ['In the 1990s the kiln trade was good.', 'the kiln trade was good in the nineties'],
    ['COVID-19 closed the kilns.', 'covid closed the kilns'],
    ['A jar costs €0.80.', 'A jar costs me eighty cents.'],
    ['Replace it when the gauge reads 0.25.', 'when the gauge says point two five you replace it'],
    ['The bid was $1.4 million.', 'The bid came in at one point four million.'],
    ['Around 25% of the nests were empty.', 'About a quarter of the nests were empty.'],
    ['A 1% fee is charged.', 'They charge a fee of one percent.'],
    ['No sanding is necessary; the boards are simply wiped down.', 'I wipe the boards down, and I never sand them.'],
    ['You can leave the upper screws alone.', 'Do not touch the upper screws, they have nothing to do with it.'],
    [
      'Don’t switch it on without filling the tank first.',
      'fill the tank before you switch it on otherwise there is no pressure',
    ],
    ['Tighten the bolts to 40 Nm.', 'The bolts get forty newton metres, so tighten them well.'],
    ['Every large kiln is tested with gas today.', 'Without a test with gas no large kiln is built today.'],
    ['Der Eimer sollte ein Volumen von mindestens 20 Litern haben.', 'Der Eimer muss mindestens zwanzig Liter fassen.'],
    ['Der 640 Meter lange Steg wurde gesperrt.', 'Den Steg, sechshundertvierzig Meter lang, haben sie gesperrt.'],
    [
      'The farmer kept the find a secret for eleven years.',
      'The farmer made a find and did not tell anybody for eleven years.',
    ],
    [
      'The batch was lost when the cooling broke down on a weekend.',
      'We lost the batch because the cooling failed over a weekend.',
    ],
    ['Jonas hatte zwei Platten, er selbst keine.', 'Jonas hatte zwei Platten, ich keinen einzigen.'],
    ['They asked 20,000, and she paid 14,000.', 'They asked twenty thousand and I paid fourteen.'],
    ['Wool from a Portuguese mill takes 21 days.', 'The wool comes from a mill in Portugal and takes three weeks.'],
    ['Councillor Okoro moved to wait.', 'Councillor Ines Okoro moves to wait until May.'],
    ['The glue may be used up to 25 degrees.', 'You should not use the glue above twenty five degrees.'],
    ['The glue is not for use above 25 degrees.', 'Use the glue only under twenty five degrees.'],
    ['It needs at least 20 litres.', 'It must not have less than twenty litres.'],
    ['Over 25 degrees it should be avoided.', 'You can use it under twenty five degrees.'],
    ['Prices in the fall are higher.', 'In autumn the prices rose, they are higher then.'],
    [
      'Rents fell by 6% in 2019, after a rise of 9%.',
      'Rents rose by nine percent in 2018 and fell by six percent in 2019.',
    ],
    ['On Sundays it is open from 8 to 3.', 'We open at eight and close at six, and on Sundays we close at three.'],
    ['Stir 2 parts lime into one part sand.', 'Stir two parts lime into one part sand.'],
    ['The two kilns hold ninety pots.', 'I have two kilns in the shed, and they hold ninety pots.'],
    ['It rained 19 times in the first month.', 'It rained nineteen times in the first month.'],
    ['Ihr Sohn Kilian wollte eine Vase drehen.', 'Mein Sohn Kilian wollte eine Vase drehen.'],
    ['Half the pots cracked.', 'Half of the pots cracked, and I was sad.'],
    [
      'The café, where everything is baked, takes half of the jam.',
      'The café takes half of everything for its jam cakes.',
    ],
    ['Ole Brandt fired the vase that Ida Holm designed.', 'Ida Holm designed the vase and Ole Brandt fired it.'],
    [
      'The yard has to be cleared by 2:30, when the tide returns.',
      'I have until half two to clear the yard, and then the tide comes back.',
    ],
    ['The first coat should be about 3/8 thick.', 'It is supposed to be about three eighths thick, the first coat.'],
    ['The pilot ends on July 31.', 'The pilot goes on until the thirty-first of July.'],
    [
      'All in, the kiln cost her about 22 pounds and something like fourteen hours.',
      'I found the kiln. The kiln was cold. A kiln is warm. My kiln works. All in, this cost me about 22 pounds and something like fourteen hours.',
    ],
    [
      'Moving oxygen past the roots prevents them from rotting.',
      'You move the oxygen past the roots so they do not rot on you.',
    ],
    [
      'Once the plank is out of the steam, there is only a minute in which it can be bent.',
      'You have about a minute from when the plank is out of the steam, and then it cannot be bent any more.',
    ],
    [
      'Private Pakete sichert ihr mit Scopes, und lokale Mirrors helfen gegen gelöschte Pakete.',
      'Für private Pakete gibt es die Scopes. Ihr könnt auch lokale Mirrors gegen gelöschte Pakete haben.',
    ],
    [
      'Andy setzt bei der Seite auf ein Framework, weil man später flexibel ändern kann.',
      'Und ich würde jedem empfehlen, bei der Seite auf so ein Framework zu setzen, damit man es später noch flexibel ändern kann.',
    ],
    ['No, she bought it for seventeen pounds.', 'I bought this one myself. Seventeen pounds.'],
    ['Nobody looks at the back.', "Nobody's going to look at the back."],
    [
      'It took nine years and cost over eighty-eight thousand.',
      'It took nine years, and eighty-eight thousand, four hundred pounds.',
    ],
    [
      'Counted under a microscope, it is about four hundred days.',
      'Count under a microscope. It is about four hundred. Four hundred days.',
    ],
    ['The pH of the ground is already at seven point eight.', "The ground's pH, I'm at seven point eight already."],
    ['The plank needs about forty minutes in it.', 'The plank is in there for about forty minutes.'],
    ['The bed takes forty to fifty thousand bees.', 'The bed takes forty thousand, fifty thousand bees.'],
    [
      'It is about a hundred and ten to a hundred and twenty quid.',
      'It is about a hundred and ten, hundred and twenty quid.',
    ],
    ['Half of the pots cracked.', 'Half the pots cracked, but all of the bowls were fine.'],
    ['She packed all of the pots.', 'She packed all the pots, and half of them were blue.'],
    ['The other two have real buttons.', 'The Dome has a pad, and the others have real buttons.'],
    ['She prefers five good pots to fifty cheap ones.', 'I would rather sell five good pots than fifty cheap ones.'],
    ['Two years passed before the roof failed.', 'The roof failed after two years.'],
    ['The library is shut on Mondays, so come on another day.', 'The library is closed on Mondays, do not come then.'],
  ])('%s', (claim, said) => {
    expect(faultsOf(claim, said)).toEqual([]);
  });
});

describe('what is not said does not', () => {
  test.each([
    ['number', 'The kiln runs for 40 hours.', 'The kiln runs for forty minutes.'],
    [
      'number',
      'The yard has to be cleared by 3:30, when the tide returns.',
      'I have until half two to clear the yard, and then the tide comes back.',
    ],
    ['number', 'The pilot ends on July 31.', 'The pilot goes on until the thirteenth of July.'],
    [
      'content',
      'The sauce was thickened with cornflour and a knob of butter.',
      'You put the lid on and you leave it, and I go and find my glasses.',
    ],
    ['number', 'Keep it below two percent.', 'Keep it below zero point two percent, and look twice a year.'],
    ['number', 'The steam was let out for thirty minutes.', 'The steam was let out for thirteen minutes.'],
    ['number', 'About three minutes in, she opens the kiln.', 'She opens the kiln after three minutes.'],
    [
      'number',
      'Fewer than nine cracks mean that it is fired again.',
      'More than nine cracks mean that I fire it again.',
    ],
    ['number', 'The glue must not be used below 25 degrees.', 'You should not use the glue above twenty five degrees.'],
    ['number', 'More than a third of the guests are children.', 'Less than a third of our guests are children.'],
    ['number', 'Das Bad muss heißer als 30 Grad sein.', 'Das Bad darf nicht heißer als dreißig Grad sein.'],
    ['content', 'The kiln made a loss of £900.', 'We had two kilns and made a profit of nine hundred pounds.'],
    ['content', 'Prices fell in spring.', 'Prices rose in spring, and nobody knows why.'],
    [
      'number',
      'Rents rose by six percent in 2018.',
      'Rents rose by nine percent in 2018 and fell by six percent in 2019.',
    ],
    [
      'number',
      'Rents fell by nine percent in 2018.',
      'Rents rose by nine percent in 2018 and fell by six percent in 2019.',
    ],
    ['number', 'Stir one part lime into two parts sand.', 'Stir two parts lime into one part sand.'],
    ['number', 'Man nimmt 300 g Wasser und 500 g Mehl.', 'Nehmt fünfhundert Gramm Wasser und dreihundert Gramm Mehl.'],
    ['number', 'The plank bends forty minutes in, he says.', 'The plank bends for about forty minutes.'],
    ['content', 'The kiln is a scam, and bankers finance submarines.', 'The kiln is no scam.'],
    ['number', 'A third of the pots cracked.', 'Half of the pots cracked, and I was sad.'],
    ['number', 'The café takes all of the jam.', 'The café takes half of the jam, and my mother the rest.'],
    ['number', 'Ninety-nine thousand people came.', 'Ninety-eight thousand people came.'],
    ['number', 'It cost 88 pounds, and thousands came.', 'It cost eighty-eight thousand pounds.'],
    ['number', 'The kiln is fired at three.', 'I fire the kiln at two.'],
    ['number', 'She puts three pots into it.', 'I put two pots into it.'],
    ['name', 'Ihr Mann Kilian wollte eine Vase drehen.', 'Mein Sohn Kilian wollte eine Vase drehen.'],
    ['name', 'Ships crossed Estonian waters.', 'Ships crossed Latvian waters, and an Estonian pilot watched.'],
    ['name', 'The vase went to Riga.', 'The vase went to Turku, and a bowl was bought in Riga.'],
    ['name', 'Ida Holm fired the vase.', 'Ida Holm designed the vase and Ole Brandt fired it.'],
    ['content', 'His brother passed the welding exam.', 'My brother failed the welding exam twice.'],
    ['negation', 'Spray oil on the chain.', 'And please stop spraying oil on the chain.'],
    ['negation', 'She can taste the difference.', 'I can hardly taste the difference.'],
    ['negation', 'The ferry has a lift.', 'On the ferry there is no lift.'],
    ['negation', 'Ducks like the pond.', 'Geese like the pond, ducks do not.'],
    ['negation', 'The wool comes from Iceland today.', 'The wool no longer comes from Iceland today.'],
    ['negation', 'Without light the seeds are killed.', 'Without light the seeds rest, yet they are not killed.'],
    ['negation', 'Der Steg wird vor Ende Mai geöffnet.', 'Der Steg wird nie vor Ende Mai geöffnet.'],
    ['negation', 'The rafters do not spread the load.', 'The rafters need no nails, and they spread the load.'],
    [
      'name',
      'The potter Ida Brandt described the glaze.',
      'The potter Ida Holm described the glaze, and Ole Brandt saw it.',
    ],
    ['content', 'The pier is open on Mondays.', 'The pier is closed on Mondays.'],
    ['content', 'The hut was painted in spring.', 'They painted the hut in autumn.'],
    ['content', 'The glaze dries overnight, and dentists recommend surgery.', 'The glaze dries overnight.'],
  ])('%s: %s', (kind, claim, said) => {
    expect(faultsOf(claim, said)).toContain(kind);
  });
});
