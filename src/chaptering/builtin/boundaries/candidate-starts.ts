import { matching, oneOf, word } from '../../../transcripts/reading/phrase-forms.ts';
import type { Sentence } from '../../../transcripts/reading/sentences.ts';
import type { Candidate } from './lattice.ts';

/** So many seconds before anybody speaks are music and pictures: a chapter of their own, as most creators have it. */
const fewestSilent = 10;
/** What the first word is worth then, beside other beginnings' log-odds; after more than a minute something said may have been left out. */
const afterSilence = 7;
const afterLongSilence = 4;
const longSilence = 60;
/** What follows the words that end an introduction is worth so much. */
const afterHandover = 6;
/** An introduction ends within so many seconds. */
const longestIntroduction = 300;

/** `… and here are today's top stories.` `Es folgen die Meldungen.` After this a programme's first matter begins. */
const headlines =
  /\b(?:here (?:are|is)|here['’]s|these are)\b.*\b(?:top stor(?:y|ies)|headlines|news)\b|\b(?:hier (?:sind|ist|kommen)|es folgen) .*\b(?:nachrichten|schlagzeilen|meldungen)\b/iu;
/** `And now, dear friends, here's Ada Fink.` After this a guest speaks. */
const guest =
  /^(?:[Aa]nd |[Uu]nd )?(?:[Nn]ow|[Nn]un)\b.{0,30}\b(?:here(?:['’]s| is)|hier ist) \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*[.!]?$/u;

/** `This episode is brought to you by Fink.` What is paid for begins a chapter; in the first seconds it does so anyway. */
const sponsored = matching([
  `\\b(this|today's|our|dieses?|diese|das heutige) (${word} )?(video|episode|podcast|show|stream|portion|segment|series|broadcast|folge|sendung)\\b.{0,40}\\b(is|was|are|wird|wurde|'s) (also |being )?${oneOf(
    [
      '(sponsored|brought to you|supported|made possible|paid for)( in part)? by',
      '(gesponsert|präsentiert|unterstützt) von',
      '(von|durch) .{2,40} (gesponsert|präsentiert|unterstützt)',
    ],
  )}\\b`,
  // Other languages: whose this video is, and never one sponsor among others
  '(este|el) (v[ií]deo|episodio|programa) (de hoy )?(está|es) (patrocinado|ofrecido) (por|gracias)|(est[ea]|esse|o) (v[ií]deo|episódio|programa) (de hoje )?(é|tem o) (patrocinado|oferecido|patrocínio) (por|pel|d)',
  'cette (vidéo|émission) est (sponsorisée|offerte|proposée) (par|en partenariat)|cet épisode est (sponsorisé|offert) par|quest[oa] (video|puntata|episodio) è (sponsorizzat|offert|presentat)[oa] da',
  '(deze|dit) (video|aflevering|uitzending|podcast|journaal) (wordt|is) (mede )?(gesponsord|mogelijk gemaakt|aangeboden) door|sponsorem (tego|dzisiejszego) (odcinka|filmu|materiału) jest',
  'спонсор (этого|сегодняшнего|нашего) (выпуска|видео|ролика|подкаста)|bu (videonun|bölümün) sponsoru|bu (video|bölüm) .{2,40} (katkılarıyla|sponsorluğunda)',
  '本(期|集)?(视频|影片|节目|節目)?由.{2,16}(赞助|贊助|冠名|提供)|この(動画|番組)は.{2,24}(の提供|提供で)|(이|오늘) 영상은 .{2,24}(의|에서) (광고|협찬|제공|지원)(입니다|으로|을 받)',
  '(هذه|هذا) (الحلقة|الفيديو) برعاية|(यह|ये) (वीडियो|एपिसोड) .{2,40} (द्वारा प्रायोजित|की ओर से)',
  `\\b(quick |brief )?(word|message) from ${oneOf([
    "our|today's",
    "this (week|month|episode|video)'s",
  ])} (${word} )?sponsors?\\b`,
]);
const afterWhichSponsored = 10;
const ofSponsored = 3;

/**
 * Where chapters may begin, ascending: at the sentences, with their `values` (log-odds up to a constant), the first of them at 0; where nobody
 * speaks at first, at 0 and at all of them.
 */
export function candidatesOf(
  sentences: readonly Pick<Sentence, 'start' | 'text'>[],
  values: ArrayLike<number>,
  durationSeconds: number,
): Candidate[] {
  const candidates = sentences.map(({ start }, place) => ({ start, value: values[place] ?? 0 }));
  const handing = sentences.findIndex(
    ({ start, text }) => start < longestIntroduction && (headlines.test(text) || guest.test(text)),
  );
  const next = handing < 0 ? undefined : candidates[handing + 1];
  if (next) next.value = Math.max(next.value, afterHandover);
  for (const [place, { start, text }] of sentences.entries()) {
    const candidate = candidates[place];
    if (candidate && start >= afterWhichSponsored && sponsored.test(text))
      candidate.value = Math.max(candidate.value, ofSponsored);
  }
  const [first, ...others] = candidates;
  if (!first) return [];
  const opening = { start: 0, value: first.value };
  if (first.start < fewestSilent || first.start * 2 > durationSeconds) return [opening, ...others];
  return [
    opening,
    { start: first.start, value: first.start > longSilence ? afterLongSilence : afterSilence },
    ...others,
  ];
}
