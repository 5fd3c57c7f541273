/** A chapter as a span of time, in seconds; `title` where it has one. */
export interface Span {
  start: number;
  end: number;
  title?: string;
}

/** Starts (seconds, any order) as contiguous spans up to `duration`; a span from 0 is added where none begins there. */
export function spansOf(chapters: readonly { start: number; title?: string }[], duration: number): Span[] {
  const sorted = [...chapters].filter((chapter) => chapter.start < duration).sort((a, b) => a.start - b.start);
  if ((sorted[0]?.start ?? 1) > 0) sorted.unshift({ start: 0 });
  return sorted
    .map((chapter, index) => ({ ...chapter, end: sorted[index + 1]?.start ?? duration }))
    .filter((span) => span.end > span.start);
}

/** Intersection over union of two spans of time, 0 to 1. */
export function iou(a: Span, b: Span): number {
  const overlap = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return overlap <= 0 ? 0 : overlap / (Math.max(a.end, b.end) - Math.min(a.start, b.start));
}

/**
 * F1 of spans that have a partner of IoU ≥ t on the other side, averaged over t = .50, .55 … .95
 * (Chapter-Llama, arXiv 2504.00072). 0 without a prediction.
 */
export function iouF1(predicted: readonly Span[], reference: readonly Span[]): number {
  if (predicted.length === 0 || reference.length === 0) return 0;
  const best = (of: readonly Span[], against: readonly Span[]) =>
    of.map((span) => Math.max(...against.map((other) => iou(span, other))));
  const forPredicted = best(predicted, reference);
  const forReference = best(reference, predicted);
  let sum = 0;
  for (let step = 0; step < 10; step++) {
    const threshold = 0.5 + 0.05 * step - 1e-9;
    const precision = forPredicted.filter((value) => value >= threshold).length / predicted.length;
    const recall = forReference.filter((value) => value >= threshold).length / reference.length;
    sum += harmonic(precision, recall);
  }
  return sum / 10;
}

/** Mean IoU of pairs matched greedily one to one, best pairs first. */
export function tIou(predicted: readonly Span[], reference: readonly Span[]): number {
  const pairs = predicted.flatMap((span, p) => reference.map((other, r) => ({ p, r, value: iou(span, other) })));
  pairs.sort((a, b) => b.value - a.value);
  const usedPredicted = new Set<number>();
  const usedReference = new Set<number>();
  let sum = 0;
  let matched = 0;
  for (const { p, r, value } of pairs) {
    if (value <= 0 || usedPredicted.has(p) || usedReference.has(r)) continue;
    usedPredicted.add(p);
    usedReference.add(r);
    sum += value;
    matched++;
  }
  return matched === 0 ? 0 : sum / matched;
}

/**
 * F1 of starts matched one to one within `collar` seconds, the first chapters' starts left out (chunkseg's collar F1). 0 without
 * a prediction.
 */
export function boundaryF1(predicted: readonly Span[], reference: readonly Span[], collar: number): number {
  if (predicted.length === 0) return 0;
  const ours = predicted.slice(1).map((span) => span.start);
  const theirs = reference.slice(1).map((span) => span.start);
  if (ours.length === 0 && theirs.length === 0) return 1;
  // Both ascend, so taking the earliest partner that fits gives the most pairs.
  let hits = 0;
  let at = 0;
  for (const start of ours) {
    while (at < theirs.length && (theirs[at] ?? 0) < start - collar - 1e-9) at++;
    if (at < theirs.length && (theirs[at] ?? 0) <= start + collar + 1e-9) {
      hits++;
      at++;
    }
  }
  return harmonic(hits / Math.max(1, ours.length), hits / Math.max(1, theirs.length));
}

/** Pk (Beeferman 1999) and WindowDiff (Pevzner 2002) on chunks of `chunkSeconds`, k = half the mean reference chapter. Lower is better. */
export function windowErrors(
  predicted: readonly Span[],
  reference: readonly Span[],
  duration: number,
  chunkSeconds = 6,
): { pk: number; windowDiff: number } {
  const chunks = Math.max(1, Math.ceil(duration / chunkSeconds));
  const ours = chapterOfChunks(predicted, chunks, chunkSeconds);
  const theirs = chapterOfChunks(reference, chunks, chunkSeconds);
  const k = Math.max(1, Math.round(chunks / Math.max(1, reference.length) / 2));
  let pk = 0;
  let windowDiff = 0;
  let windows = 0;
  for (let at = 0; at + k < chunks; at++) {
    const our = (ours[at + k] ?? 0) - (ours[at] ?? 0);
    const their = (theirs[at + k] ?? 0) - (theirs[at] ?? 0);
    if ((our === 0) !== (their === 0)) pk++;
    if (our !== their) windowDiff++;
    windows++;
  }
  return { pk: pk / Math.max(1, windows), windowDiff: windowDiff / Math.max(1, windows) };
}

/** Which chapter each chunk lies in; a chapter begins with the chunk nearest to its start. */
function chapterOfChunks(spans: readonly Span[], chunks: number, chunkSeconds: number): number[] {
  const starts = new Set(spans.slice(1).map((span) => Math.round(span.start / chunkSeconds)));
  let chapter = 0;
  return Array.from({ length: chunks }, (_, chunk) => {
    if (chunk > 0 && starts.has(chunk)) chapter++;
    return chapter;
  });
}

/** Mean over titled reference chapters of ROUGE-L F against the predicted one that overlaps most, 0 where their IoU < ½; null without titles. */
export function titleScore(predicted: readonly Span[], reference: readonly Span[]): number | null {
  const titled = reference.filter((span) => span.title);
  if (titled.length === 0) return null;
  const scores = titled.map((span) => {
    const best = predicted.reduce<Span | undefined>(
      (top, other) => (iou(span, other) > (top ? iou(span, top) : 0) ? other : top),
      undefined,
    );
    return best && iou(span, best) >= 0.5 ? rougeL(best.title ?? '', span.title ?? '') : 0;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** F of the longest common subsequence of words (lower case, letters and digits only), 0 to 1 (Lin 2004). */
export function rougeL(candidate: string, reference: string): number {
  const ours = wordsOf(candidate);
  const theirs = wordsOf(reference);
  if (ours.length === 0 || theirs.length === 0) return 0;
  let row = new Array<number>(theirs.length + 1).fill(0);
  for (const word of ours) {
    const next = [0];
    theirs.forEach((other, at) => {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    });
    row = next;
  }
  const common = row.at(-1) ?? 0;
  return harmonic(common / ours.length, common / theirs.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

/** 95 % interval of the mean of `values`, by drawing whole groups (channels) with replacement; the same draws every time. */
export function bootstrap(values: readonly { group: string; value: number }[], rounds = 1000): [number, number] {
  const groups = [...Map.groupBy(values, (one) => one.group).values()];
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const means = Array.from({ length: rounds }, () => {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? []);
    return drawn.reduce((sum, one) => sum + one.value, 0) / Math.max(1, drawn.length);
  }).sort((a, b) => a - b);
  return [means[Math.floor(rounds * 0.025)] ?? 0, means[Math.floor(rounds * 0.975)] ?? 0];
}
