import { parseForest } from '../../../trees/tree-text.ts';
import { parseAssociations } from './associations.ts';
import { associationsTable } from './associations-table.ts';
import { type AnsweringModel, parseEvidence, parseWeights } from './model.ts';
import { learnedWeights } from './weights-table.ts';

let learned: AnsweringModel | undefined;

/** The model that comes with the engine. */
export function learnedModel(): AnsweringModel {
  learned ??= {
    associations: parseAssociations(associationsTable),
    evidence: parseEvidence(learnedWeights.evidence),
    usualEvidence: [...parseEvidence(learnedWeights.usualEvidence).values()],
    ranker: parseWeights(learnedWeights.ranker),
    decliner: parseForest(learnedWeights.decliner),
    lead: learnedWeights.lead,
    threshold: learnedWeights.threshold,
  };
  return learned;
}
