import { parseAssociations } from './associations.ts';
import { associationsTable } from './associations-table.ts';
import { learnedWeights } from './learned-weights.ts';
import { type AnsweringModel, parsePresences, parseWeights } from './model.ts';

let learned: AnsweringModel | undefined;

/** The model that comes with the engine. */
export function learnedModel(): AnsweringModel {
  learned ??= {
    associations: parseAssociations(associationsTable),
    presences: parsePresences(learnedWeights.presences),
    ranker: parseWeights(learnedWeights.ranker),
    decliner: parseWeights(learnedWeights.decliner),
    threshold: learnedWeights.threshold,
  };
  return learned;
}
