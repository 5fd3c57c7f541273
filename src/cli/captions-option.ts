import { InvalidArgumentError, Option } from 'commander';
import { languageTag } from '../transcripts/language-tag.ts';

/** `--captions LANG`: in which language the captions of a video link are read. */
export function captionsOption(): Option {
  return new Option('--captions <language>', 'which captions of a video link, such as en or pt-BR').argParser(
    (text) => {
      const language = languageTag(text);
      if (language === null) throw new InvalidArgumentError('Give a language as a tag, such as en, de or pt-BR.');
      return language;
    },
  );
}
