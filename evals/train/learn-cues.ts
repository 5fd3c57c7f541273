/** Sentences as the places of their runs of words in a vocabulary; row `r` has those from `offsets[r]` to `offsets[r + 1]`. */
export interface Bags {
  offsets: Int32Array;
  grams: Int32Array;
}

/** Rows to learn from: their labels (0 or 1), weights, and the log-odds that are given before any word. */
export interface CueLessons {
  bags: Bags;
  rows: Int32Array;
  labels: Uint8Array;
  weights: Float32Array;
  given: Float32Array;
}

/** How the weights are held small: `lasso` makes most of them 0, `ridge` the others small. In units of marks. */
export interface CueRestraint {
  rounds: number;
  lasso: number;
  ridge: number;
}

/**
 * Logistic regression on runs of words, one weight at a time by a Newton step with a soft threshold (cyclic coordinate
 * descent, Friedman 2010). `allowed` says which runs may count; returns a weight a run. No chance is involved.
 */
export function learnCues(lessons: CueLessons, allowed: Uint8Array, restraint: CueRestraint): Float32Array {
  const { rows, labels, weights, given } = lessons;
  const { offsets, places } = rowsOfGrams(lessons, allowed);
  const own = Float32Array.from(rows, (row) => weights[row] ?? 0);
  const truth = Uint8Array.from(rows, (row) => labels[row] ?? 0);
  const scores = Float64Array.from(rows, (row) => given[row] ?? 0);
  const learned = new Float32Array(allowed.length);
  for (let round = 0; round < restraint.rounds; round++) {
    for (let gram = 0; gram < learned.length; gram++) {
      const from = offsets[gram] ?? 0;
      const to = offsets[gram + 1] ?? 0;
      const weight = learned[gram] ?? 0;
      // Runs that said nothing twice are asked again now and then.
      if (from === to || (weight === 0 && round > 1 && round % 4 !== 0)) continue;
      let gradient = 0;
      let hessian = 0;
      for (let at = from; at < to; at++) {
        const place = places[at] ?? 0;
        const chance = 1 / (1 + Math.exp(-(scores[place] ?? 0)));
        gradient += (own[place] ?? 0) * (chance - (truth[place] ?? 0));
        hessian += (own[place] ?? 0) * chance * (1 - chance);
      }
      const pull = hessian * weight - gradient;
      const aim = (Math.sign(pull) * Math.max(0, Math.abs(pull) - restraint.lasso)) / (hessian + restraint.ridge);
      const step = Math.max(-1, Math.min(1, aim - weight));
      if (step === 0) continue;
      learned[gram] = weight + step;
      for (let at = from; at < to; at++) {
        const place = places[at] ?? 0;
        scores[place] = (scores[place] ?? 0) + step;
      }
    }
  }
  return learned;
}

/** For each run that may count, the places (in `rows`) where it is said. */
function rowsOfGrams({ bags, rows }: CueLessons, allowed: Uint8Array): { offsets: Int32Array; places: Int32Array } {
  const offsets = new Int32Array(allowed.length + 1);
  const eachGram = (found: (gram: number, place: number) => void) => {
    rows.forEach((row, place) => {
      for (let at = bags.offsets[row] ?? 0; at < (bags.offsets[row + 1] ?? 0); at++) {
        const gram = bags.grams[at] ?? 0;
        if (allowed[gram]) found(gram, place);
      }
    });
  };
  eachGram((gram) => {
    offsets[gram + 1] = (offsets[gram + 1] ?? 0) + 1;
  });
  for (let gram = 0; gram < allowed.length; gram++) offsets[gram + 1] = (offsets[gram + 1] ?? 0) + (offsets[gram] ?? 0);
  const places = new Int32Array(offsets.at(-1) ?? 0);
  const filled = offsets.slice();
  eachGram((gram, place) => {
    const at = filled[gram] ?? 0;
    places[at] = place;
    filled[gram] = at + 1;
  });
  return { offsets, places };
}
