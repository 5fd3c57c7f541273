import { english } from './germanic.ts';
import type { Phrases } from './phrases.ts';

/**
 * For questions in a language that none of these is: quotes with their moments and names, and no words of ours around them. What has to
 * be said, above all that the video does not say it, is said in English.
 */
export const wordless: Phrases = {
  ...english,
  leads: {
    what: '',
    why: '',
    reason: '',
    how: '',
    number: '',
    moment: '@:',
    where: '',
    who: '',
    list: '',
    yesNo: '',
    summary: '',
    next: '@:',
    more: '',
    unsure: '≈ @:',
  },
  leadsBy: {
    what: '%:',
    why: '%:',
    reason: '%:',
    how: '%:',
    number: '%:',
    moment: '@, %:',
    where: '%:',
    who: '%:',
    list: '%:',
    yesNo: '%:',
    summary: '%:',
    next: '@, %:',
    more: '%:',
    unsure: '≈ @, %:',
    asked: '%:',
  },
  seeAlso: '→ {moments}',
  inOrder: '',
  elsewhere: '',
  discussed: { sure: '{from}–{to}{also}:', unsure: '≈ {from}–{to}{also}:', also: ', {moments}' },
  // Of its words nobody knows which only ask.
  missing: '',
  nearest: '≈',
  nearestBy: '≈ %:',
  overview: '',
  recap: '',
  parts: '',
  there: '',
  readAs: '{written} → {meant}',
};
