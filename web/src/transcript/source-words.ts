import { formatLanguage } from '../i18n/formats.ts';
import { t } from '../i18n/messages.ts';
import type { Transcript } from './transcript-query.ts';

/** Where the words of a transcript come from, in a line; null where nobody knows. */
export function sourceWords({
  kind,
  language,
  recogniser,
  file_name: fileName,
}: Pick<Transcript, 'kind' | 'language' | 'recogniser' | 'file_name'>): string | null {
  const name = formatLanguage(language);
  switch (kind) {
    case 'manual':
      return name === null ? t('transcript.fromManual') : t('transcript.fromManualIn', { language: name });
    case 'automatic':
      return name === null ? t('transcript.fromAutomatic') : t('transcript.fromAutomaticIn', { language: name });
    case 'recognised': {
      const by = recogniser ?? t('transcript.aRecogniser');
      return name === null
        ? t('transcript.heardBy', { recogniser: by })
        : t('transcript.heardByIn', { recogniser: by, language: name });
    }
    case 'file':
      return fileName === null ? t('transcript.fromYourFile') : t('transcript.fromFile', { name: isolated(fileName) });
    default:
      return null;
  }
}

/** Within a sentence a name that is written from right to left keeps its order, as in a `bdi`. */
const isolated = (name: string) => `\u2068${name}\u2069`;
