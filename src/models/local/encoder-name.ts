import { createHash } from 'node:crypto';
import { type LocalModel, localModels } from './catalogue.ts';
import { centresOf, spellCentres } from './encoder-centres.ts';

/** What is kept with the vectors that an encoder makes: it changes with its weights, and with what is taken away from its vectors. */
export function encoderName(model: LocalModel): string {
  const { name, files } = model;
  const centres = centresOf(model);
  const weights = files[0]?.hash ?? '';
  const hash = centres
    ? createHash('sha256')
        .update(`${weights} ${spellCentres(name, centres)}`)
        .digest('hex')
    : weights;
  return `${name}-${hash.slice(0, 12)}`;
}

/** The name of several encoders of which the language of a reading chooses. */
export function choiceName(names: readonly string[]): string {
  return names.toSorted().join(' ');
}

/** The names of all choices that there can be among some encoders. */
export function choicesAmong(names: readonly string[]): string[] {
  const sets: string[][] = [[]];
  for (const name of names) sets.push(...sets.map((one) => [...one, name]));
  return sets.filter((one) => one.length > 0).map(choiceName);
}

/** The names of all choices that there can be among the encoders of the catalogue. */
export function encoderChoices(models: readonly LocalModel[] = localModels): string[] {
  return choicesAmong(models.filter(({ encoder }) => encoder).map(encoderName));
}
