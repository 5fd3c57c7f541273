import { matching, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import type { Sentence } from '../../../transcripts/reading/sentences.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Word } from '../../../transcripts/reading/words.ts';

/** Kinds of phrases by which speakers mark where something begins or ends. */
export const cueKinds = ['turn', 'soft', 'ask', 'sponsor', 'return', 'greet', 'close', 'list', 'continue'] as const;
export type CueKind = (typeof cueKinds)[number];

/** Phrases at the opening of a sentence, in lower case, `|` between them. Fillers before them are skipped. */
const openingPhrases: Record<Exclude<CueKind, 'continue'>, string> = {
  turn: `let's talk about|let's talk|let's move|let's get to|let's get into|let's turn to|let's go to|let's start|let's begin|let's dive|let's look at|let's take a look|let's switch|let's do|let's shift|let's bring|let's discuss|let's
pivot|let us|moving on|move on|turning to|i want to talk about|i wanted to talk about|i want to turn|i want to get to|i want to move|i want to shift|i want to ask you about|i wanted to ask you|i want to ask you|i'd like to talk|i'd
like to ask|i'd like to move|i would like to|i'd love to talk|speaking of|the next thing|the next topic|next topic|the next question|next question|next up|next we|another question|another topic|another thing i|a different topic|
changing topics|switching gears|shifting gears|with that said|on a different note|on another note|before we go|before we get|before we move|now i want to|now let's|now we're going to|now we are going to|now we will|we're going to
talk about|we'll talk about|we will talk about|we need to talk about|can we talk about|can you talk about|can you tell us|tell me about|tell us about|talk to me about|talk to us about|talk about|what about|how about|when it comes to|the second|the third|the first|in other news|in
this video|in this section|in the next|in this episode|joining us|joining me|we're joined by|we are joined by|our next|my next|my guest|our guest|here's what we|meanwhile
|kommen wir|lass uns|lasst uns|reden wir|sprechen wir|gehen wir|schauen wir|machen wir|fangen wir|starten wir|steigen wir|wechseln wir|die nächste frage|nächste frage|nächstes thema|das nächste thema|ein anderes thema|der nächste punkt|nächster punkt|
jetzt kommen wir|jetzt haben wir|dann kommen wir|dann lass uns|jetzt würde mich|was mich interessiert|was mich noch|mich würde interessieren|mich würde noch|zum thema|bevor wir|wenn wir jetzt|das führt uns|das bringt uns|jetzt ist die frage|
接下来|下面|我们来看|那么我们|下一个|首先|最后|好|今天我们|次に|では|それでは|さて|まず`,
  soft: 'so|now|okay|ok|all right|alright|well|anyway|anyways|finally|lastly|again|today|right|look|listen|jetzt|nun|gut|okay|also|übrigens|apropos|grundsätzlich|那么|那',
  ask: `what|why|how|who|where|when|which|do you|did you|does|are you|is there|is it|can you|could you|would you|will|have you|should|tell me|give me|explain|was|wie|warum|wieso|wer|wo|wann|welche|welcher|hast du|habt ihr|kannst du|gibt es|würdest du|was|什么|为什么|怎么`,
  sponsor: `this episode is brought|this episode of|this podcast is brought|this video is brought|this video is sponsored|this show is brought|today's episode is brought|today's sponsor|today's video is sponsored|is brought to you|brought to you
by|our sponsor|i'd like to take a quick break|i'd like to take a brief break|i'd like to quickly take|let's take a quick break|let's take a break|we'll take a quick break|we're going to take a|we'll be right back|quick break|take a quick break|
a quick word|a word from|support for this|support for the show|before we continue|before we get started|werbung|diese episode wird|diese folge wird|ein kurzer hinweis|dieser podcast wird`,
  return:
    "welcome back|we're back|we are back|and we're back|back to the|back to our|now back|let's get back|getting back|returning to|willkommen zurück|zurück zum",
  greet:
    'welcome to|hello and welcome|hello everyone|hello everybody|hi everyone|hey everyone|hey everybody|hey guys|good morning|good evening|good afternoon|thanks for joining|thank you for joining|thank you for being|thanks for being|great to have|great to see you|good to see you|welcome|herzlich willkommen|willkommen|hallo|guten tag|guten morgen|大家好|同学们好|皆さんこんにちは',
  close: `thanks for watching|thank you for watching|thanks for listening|thank you for listening|thanks so much|thank you so much|thank you very much|thank you for|that's it for|that's all for|that's our show|that is our show|that does it|see you next|see you in|until next time|don't
forget to subscribe|in conclusion|to wrap up|to sum up|to summarize|last question|final question|one last|one final|vielen dank|danke fürs|das war's|bis zum nächsten|zum abschluss|zum schluss|letzte frage|abschließend|再见|谢谢大家|ありがとうございました`,
  list: `number one|number two|number three|number four|number five|number six|number seven|number eight|step one|step two|step three|step four|step five|first of all|first off|secondly|thirdly|fourth|part one|part two|part three|chapter|question
number|our first|our second|our third|the first thing|the second thing|the third thing|the last thing|tip number|erstens|zweitens|drittens|schritt eins|punkt eins|第一|第二|第三|一つ目|二つ目`,
};

/** Openings that carry on with what was said. */
const continuing = new Set(
  'and but because or which it he she they that this those these also then yeah yes no exactly of to as if with for like than und aber weil oder denn er sie es das die ja nein genau dass sondern 但是 因为 所以 而且'.split(
    ' ',
  ),
);
const fillers = new Set(
  'and so okay ok all right alright well um uh yeah but now oh hey look great good cool perfect also und aber ja gut okay dann jetzt genau super cool'.split(
    ' ',
  ),
);

/** Phrases anywhere in a sentence. */
const innerPhrases: Partial<Record<CueKind, RegExp>> = {
  turn: matching(
    [
      `\\b${oneOf([
        "let's (talk|move|go|get|turn|start|dive|switch|shift|jump)",
        'want(ed)? to (talk|ask|turn|move|get|shift) (to|about|into|on|you)',
        'talk about|ask you about',
        'next (topic|question|story|segment|item|up)',
        'move on|moving on|another topic|lass uns|kommen wir',
        'nächste[ns]? (frage|thema|punkt)',
        'thema',
      ])}\\b`,
      '接下来|下面我们|我们来',
    ],
    'u',
  ),
  sponsor: matching(
    [
      `\\b${oneOf([
        'brought to you by',
        'sponsor(s|ed|ing)?',
        'promo code|discount code',
        'code \\w+ (at|for)',
        'free trial|% off|percent off|dot com slash|\\.com\\/|quick break|right back|terms apply',
        'money back|werbepartner|rabattcode|gutscheincode',
      ])}`,
    ],
    'u',
  ),
  close:
    /\b(?:thanks? (?:you )?(?:so much )?for (?:watching|listening|joining|coming|being)|see you (?:next|in)|bis zum nächsten mal|subscribe|fürs zuhören)\b/u,
  greet:
    /\b(?:welcome (?:to|back)|my guest|joined by|joins (?:me|us)|my name is|(?:i'm|i am) your host|willkommen (?:bei|zu)|mein name ist|zu gast)\b/u,
};

const kindsByPhrase = new Map<string, CueKind[]>();
for (const [kind, phrases] of Object.entries(openingPhrases)) {
  for (const phrase of phrases.replace(/\s*\n\s*/g, ' ').split('|')) {
    const key = phrase.trim();
    kindsByPhrase.set(key, [...(kindsByPhrase.get(key) ?? []), kind as CueKind]);
  }
}

/** Which kinds of cue the sentence holds: 1 at its opening, ½ further in. */
export function cuesOf(sentence: Sentence, words: readonly Word[]): Partial<Record<CueKind, number>> {
  const opening: string[] = [];
  for (let at = sentence.from; at < Math.min(sentence.to, sentence.from + 14); at++) {
    opening.push(spelled(words[at]?.text ?? ''));
  }
  return cuesIn(opening, sentence.text.slice(0, 400).toLowerCase().replaceAll('’', "'"));
}

/** The cues of a sentence as it is said and as it would be in English (`cueWords`), the stronger of each. */
export function cuesInEnglishToo(
  sentence: Sentence,
  words: readonly Word[],
  english: readonly string[],
): Partial<Record<CueKind, number>> {
  const cues = cuesOf(sentence, words);
  const others = cuesIn(english.slice(0, 14), english.join(' '));
  for (const kind of cueKinds) {
    const most = Math.max(cues[kind] ?? 0, others[kind] ?? 0);
    if (most > 0) cues[kind] = most;
  }
  return cues;
}

function cuesIn(opening: readonly string[], text: string): Partial<Record<CueKind, number>> {
  const cues: Partial<Record<CueKind, number>> = {};
  if (continuing.has(opening[0] ?? '')) cues.continue = 1;
  let begin = 0;
  do {
    for (let length = 1; length <= 5; length++) {
      const phrase = opening.slice(begin, begin + length);
      const kinds = kindsByPhrase.get(phrase.join(' ')) ?? kindsByPhrase.get(phrase.join(''));
      for (const kind of kinds ?? []) cues[kind] = 1;
    }
  } while (fillers.has(opening[begin++] ?? '') && begin < 5);
  for (const [kind, pattern] of Object.entries(innerPhrases)) {
    if (pattern.test(text)) cues[kind as CueKind] ??= 0.5;
  }
  return cues;
}

function spelled(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return lower.includes("'") ? lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') : bareWord(lower);
}
