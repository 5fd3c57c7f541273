import { createLanguageModelAnswering } from '../../answering/language-model/language-model-engine.ts';
import { builtinEngine } from '../../chaptering/builtin/builtin-engine.ts';
import type { Chapter, ChapteringInput } from '../../chaptering/engine.ts';
import { createLanguageModelEngine } from '../../chaptering/language-model/language-model-engine.ts';
import type { Config } from '../../config.ts';
import { promptRoom, writtenToken } from '../../language-model/capacity.ts';
import type { LanguageModel, ModelAway, ModelCapacity } from '../../language-model/language-model.ts';
import type { LineWriter } from '../../language-model/line-writer.ts';
import { createLanguageModel } from '../../models/create-language-model.ts';
import { tokensOf } from '../../transcripts/reading/count-tokens.ts';
import { checkSummaries, summarySeconds } from './check-summaries.ts';
import type { Finding } from './finding.ts';
import { sampleTalk } from './sample-talk.ts';
import { tryTitle } from './try-title.ts';

/** Seconds for one thing that a model is asked, and for all of them. */
const secondsEach = 60;
export const modelSeconds = 260 + summarySeconds;
/** An hour of speech, and the seconds in which a model has to have read it so that it may divide a video of an hour. */
const hour = { tokens: 12_000, seconds: 600 };
/** A window of fewer tokens than this shows too little of a talk to divide it well. */
const fewestForDividing = 3000;
/** What the sample talk answers, and what it does not. */
const asked = { own: 'How much did the kitchen scale cost?', foreign: 'How long does rye bread have to bake?' };

/** The language model that is set up: it is asked for a title, for chapters, answers and a summary, as the service asks it. */
export async function checkModel({ languageModel: config, summaries }: Config): Promise<Finding[]> {
  if (!config) {
    const detail = 'none is set up (LLM_PROVIDER): the built-in engine serves';
    return [{ name: 'model', status: 'note', detail }, await checkSummaries(summaries, undefined)];
  }
  const model = createLanguageModel(config, { callMs: secondsEach * 1000, tries: 1 });
  const who = `${config.model} (${config.provider}${config.baseUrl ? ` at ${new URL(config.baseUrl).host}` : ''})`;
  const talk = sampleTalk();
  const made = await builtinEngine.chapters(talk);
  const chapters = made.kind === 'chapters' ? made.chapters : [];
  const title = await titleOf(model, talk, chapters);
  if (title.away) {
    return [unreachable(who, title.away), await checkSummaries(summaries, undefined, 'the model does not answer')];
  }
  const answers = await tryAnswers(model, talk, chapters);
  const dividing = await tryDividing(model, talk);
  const summing = await checkSummaries(summaries, model);
  return [describe(who, await model.capacity()), title.finding, answers, dividing, summing];
}

function unreachable(who: string, away: ModelAway): Finding {
  const advice = away.isBusy
    ? 'It takes no more requests for now: ask again later, or raise its limit.'
    : away.isLate
      ? `It gave no answer within ${secondsEach} seconds: one that is still being loaded gives it later. Run this again.`
      : 'Check LLM_BASE_URL, LLM_API_KEY and LLM_MODEL.';
  const remedy = `${advice} Until then chapters and answers are the built-in engine's, and answers say so.`;
  return { name: 'model', status: 'broken', detail: `${who}: ${away.cause}`, remedy };
}

function describe(who: string, { contextTokens, source, tokensPerSecond, takesSchema }: ModelCapacity): Finding {
  const by = {
    set: 'as LLM_CONTEXT_TOKENS says',
    asked: 'as its server says',
    learned: 'as it showed',
    assumed: 'assumed: its server does not say',
  }[source];
  const speed =
    tokensPerSecond === undefined
      ? 'how quick it is is not known, since its server counts no tokens'
      : `it reads about ${Math.round(tokensPerSecond)} tokens a second and writes ${Math.ceil(tokensPerSecond / writtenToken)}`;
  const form =
    takesSchema === undefined
      ? ''
      : takesSchema
        ? '; its server takes a schema of the answer'
        : '; its server takes no schema of the answer, which is only asked for in words';
  const detail = `${who} answers; its context is ${contextTokens} tokens (${by}); ${speed}${form}`;
  const remedy = 'Set LLM_CONTEXT_TOKENS to what its server really gives to one request.';
  return { name: 'model', status: 'works', detail, ...(source === 'assumed' && { remedy }) };
}

/** One chapter's title. */
async function titleOf(
  model: LanguageModel,
  talk: ChapteringInput,
  chapters: readonly Chapter[],
): Promise<{ finding: Finding; away?: ModelAway }> {
  let away: ModelAway | undefined;
  const writer: LineWriter = {
    name: model.name,
    async write({ instructions, prompt, mostTokens }, signal) {
      const expectedTokens = tokensOf(instructions) + tokensOf(prompt) + mostTokens;
      const request = { instructions, prompt, mostOutputTokens: mostTokens, expectedTokens };
      const began = performance.now();
      const outcome = await model.complete(request, signal);
      const seconds = (performance.now() - began) / 1000;
      if (outcome.kind === 'answer') {
        return { kind: 'line', text: outcome.text.trim().split('\n', 1)[0] ?? '', isCut: false, seconds };
      }
      if (outcome.kind === 'away') away = outcome;
      return { kind: 'away', cause: 'it would not answer', isLasting: false };
    },
  };
  const { title, line, seconds } = await tryTitle(writer, talk, chapters, AbortSignal.timeout(secondsEach * 1000));
  const name = 'model-titles';
  const finding: Finding = title
    ? { name, status: 'works', detail: `it is good for titles here: “${title}” in ${seconds} s` }
    : { name, status: 'note', detail: `it is not good for titles here: “${line}” does not name what is said` };
  return { finding, ...(away && { away }) };
}

/** A question that the talk answers, and one that it does not. */
async function tryAnswers(
  model: LanguageModel,
  { reading, title }: ChapteringInput,
  chapters: Chapter[],
): Promise<Finding> {
  const engine = createLanguageModelAnswering({
    model,
    fallback: { name: 'builtin', answer: async () => ({ kind: 'not_said', markdown: '', citations: [] }) },
    rankSentences: async () => [],
    patience: () => AbortSignal.timeout(secondsEach * 1000),
    mostTokens: 20_000,
  });
  const ask = (question: string) => engine.answer({ reading, title, chapters, question, earlier: [] });
  const own = await ask(asked.own);
  const foreign = await ask(asked.foreign);
  const isAnswered = own.kind === 'answered' && own.citations.length > 0 && own.report?.engine === 'llm';
  const isDeclined = foreign.kind === 'not_said' && foreign.report?.engine === 'llm';
  const name = 'model-answers';
  if (isAnswered && isDeclined) {
    return {
      name,
      status: 'works',
      detail: 'it is good for answers here: it answered what is said, and declined what is not',
    };
  }
  const causes = [...new Set([own, foreign].flatMap(({ report }) => report?.causes ?? []))].slice(0, 2).join('; ');
  const fault = !isAnswered
    ? 'a question that a talk answers got no answer that holds'
    : foreign.kind === 'answered'
      ? 'it answered what a talk does not say'
      : 'it did not say that a talk does not answer a question';
  return {
    name,
    status: 'note',
    detail: `it is not good for answers here: ${fault}${causes === '' ? '' : ` (${causes})`}`,
    remedy: 'The built-in engine answers where it does not; a larger model, or a quicker machine, answers more.',
  };
}

/** The chapters of a talk, in the form that is asked for. */
async function tryDividing(model: LanguageModel, talk: ChapteringInput): Promise<Finding> {
  const engine = createLanguageModelEngine({
    model,
    fallback: builtinEngine,
    patience: () => AbortSignal.timeout(secondsEach * 1000),
  });
  const result = await engine.chapters(talk);
  const report = result.kind === 'chapters' ? result.report : undefined;
  const capacity = await model.capacity();
  const name = 'model-chapters';
  const fault = (() => {
    if (report?.engine !== 'llm' || report.windowsFellBack > 0) return report?.causes.join('; ') || 'it did not serve';
    if (promptRoom(capacity, 500) < fewestForDividing) return 'it reads too little at once; see LLM_CONTEXT_TOKENS';
    const { tokensPerSecond = Number.POSITIVE_INFINITY } = capacity;
    const minutes = Math.ceil(hour.tokens / tokensPerSecond / 60);
    return hour.tokens / tokensPerSecond > hour.seconds ? `it takes ${minutes} minutes to read an hour` : undefined;
  })();
  if (fault === undefined) {
    return { name, status: 'works', detail: 'it is good for dividing here: it kept to the form, and to what is said' };
  }
  return {
    name,
    status: 'note',
    detail: `it is not good for dividing here: ${fault}`,
    remedy: 'Where it does not divide, chapters are the built-in engine’s.',
  };
}
