import { anywhere, atBegin, ending, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { asksForWholeElsewhere } from '../../kinds/whole-elsewhere.ts';
import { listed } from '../../spoken/listed.ts';
import { wordsOfText } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';

/** Words that ask what the whole video is about. */
const ofTheWhole = listed(`about gist tldr main point points takeaway takeaways highlights
summary summarise summarize summarised overview topic topics subject
worum darum wovon zusammenfassung zusammenfassen fasse fass zusammen überblick thema themen hauptpunkte kernaussage kernaussagen
resumen resumir resumo riassunto riassumi samenvatting sammanfattning sammanfatta streszczenie podsumuj shrnutí резюме итоги перескажи
підсумок özet özetle περίληψη סיכום סכם ملخص لخص सारांश ringkasan rangkum สรุป 요약 要約 总结 總結 概括`);
/** Words that do so where nothing else is asked for. */
const alsoOfTheWhole =
  listed(`key brief briefly short quick quickly important most outline chapter chapters contents message bullet
kurz kurze kurzfassung punkte kapitel inhalt inhalte gib wichtig wichtigste wichtigsten`);

/** Whether a word (folded) asks what the whole video is about. */
export function asksOfWhole(folded: string): boolean {
  return ofTheWhole.has(folded);
}

/** Whether a word (folded) does so where nothing else is asked for. */
export function mayAskOfWhole(folded: string): boolean {
  return alsoOfTheWhole.has(folded);
}

/** Where something is asked of these words they are a thing: `Where is the key?` */
const asksOfThing = atBegin(['where|how|who|when|why|which', 'wo|wie|wer|wann|warum']);
/** And where it is said of something: `Is it important?` */
const ofSomething = atBegin(['(is|are|was|were|ist|sind|war) (it|that|this|they|es|das)']);

/** Whether a question asks of a thing, though it be named by words that may ask of the whole: `Where is the key?` */
export function asksOfOne(question: string): boolean {
  return asksOfThing.test(question) || ofSomething.test(question);
}

const video = '(this|the) (video|talk|clip)';
/** Other ways to ask what the whole video is about. */
const wholeForms = anywhere([
  'tl;? ?dr',
  `(describe|explain) ${video}`,
  `what (does|do) ${video} cover`,
  `what(['’]s| is)? (happens|happening|going on)( (here|in ${video}))?\\W*$`,
  '(what|which) (do|does|did|will|can|could|would) (i|you|we|one) learn' +
    '( here| (in|from) (this|the|here)( (video|talk|clip|lecture|episode))?)?\\W*$',
  // Whether to watch it
  '(is|if) (it|this|that|(this|the) (video|talk)) worth (watching|my time|a watch)',
  'should i watch( (this|the (video|talk|clip)))?\\W*$',
  // What is done in it, one after the other
  '(what are|what were|list|name|show me|give me|sum up|summari[sz]e|recap|outline|go (over|through)) (all )?(of )?(the )?' +
    `((main|basic|key|single|whole) )?(steps|process|procedure)( for (me|us))?( (here|involved|to (take|follow)|in ${video}))?\\W*$`,
  '(walk|take|talk) me through (it|this|the (steps|process)|the whole (thing|process))\\W*$',
  // In German
  'was sind die( einzelnen)? schritte\\W*$',
  'um was geht',
  'was passiert( (hier|im video|in dem video))?\\W*$',
  `was lern${ending} (ich|man|wir) (hier|(in|aus|von) (diesem|dem) (video|vortrag))\\W*$`,
]);

/** Whether a question asks what the whole video is about in other words than those: `What will I learn?` */
export function asksForWhole(question: string): boolean {
  return wholeForms.test(question) || asksForWholeElsewhere(question);
}

/** At most so many words of a kind are read before the one that they lead to, and so many times how brief it should be. */
const inARow = 9;
const mostBriefs = 20;
const count = oneOf([
  '\\d+',
  'one|two|three|four|five|six|seven|ten|a few|some',
  `ein${ending}|zwei|drei|vier|fünf|sechs|wenigen|ein paar`,
]);
/** How long what is told of the whole should be: `in three bullet points`. */
const howBrief = anywhere(
  [
    '(?<!(about|of|on|über|von) )' +
      `((in|into|as|to|with|auf|mit) )?(${count} )?((short|quick|main|key|brief|bullet|kurzen|simple) ){0,${inARow}}` +
      oneOf([
        'bullet ?points?|bullets|points|sentences?|words|lines|paragraphs?|takeaways|minutes?',
        'sätzen?|punkten?|stichpunkten?|worten|minuten',
      ]),
  ],
  'giu',
);

/** What somebody says of a talk is of another one: `What did he say about the interview?` */
const spokenOf = `(say|says|said|think|thinks|thought|talk|talks|talked|speak|know|mention${ending}|is|was|ask${ending}) (about|of|on) `;
/** A talk by what it is, where it is asked for as a whole: `What is this lecture about?` */
const theTalk = anywhere(
  [
    `(?<!${spokenOf})((this|the|that|our|whole|entire|of) ){1,${inARow}}` +
      oneOf([
        'meeting|session|conversation|discussion|call|interview|review',
        'lecture|tutorial|webinar|speech|sermon',
        'podcast|episode|recording|documentary|stream',
      ]) +
      '(?=\\s+(is )?about\\W*$|\\W*$)',
    `(dies${ending}|der|die|das|dem|des) ` +
      oneOf([
        `${ending}sitzung|vortrag${ending}|interview${ending}|gespräch${ending}`,
        'podcasts?|folge|episode|anleitung|besprechung|aufnahme|vorlesung|predigt|rede',
      ]) +
      '(?=\\W*$)',
  ],
  'giu',
);

/** A text that asks for the whole, without what the talk is called and how briefly it is to be told. */
export function asWhole(text: string): string {
  if (asksForWholeElsewhere(text)) return ' about ';
  const asked = withoutBrevity(text.replace(wholeForms, ' about '));
  return holdsOfWhole(asked) ? asked.replace(theTalk, ' video') : asked;
}

/** How brief it should be is no topic where anything else asks for the whole, or it does so itself at the end. */
function withoutBrevity(asked: string): string {
  let read = 0;
  return asked.replace(howBrief, (brief, at: number) => {
    read += 1;
    if (read > mostBriefs) return brief;
    const isLast = !/\p{L}/u.test(asked.slice(at + brief.length));
    return holdsOfWhole(isLast ? asked : asked.replace(brief, ' ')) ? ' points ' : brief;
  });
}

function holdsOfWhole(text: string): boolean {
  return wordsOfText(text).some((word) => ofTheWhole.has(fold(bareWord(word.text))));
}
