import type { ModelSettings } from './model-settings.ts';

/** Milliseconds for all that is asked. */
const patienceMs = 5000;
/** What servers call the size of a context: llama.cpp, vLLM, LM Studio, OpenRouter, Groq, Google, Anthropic. */
const names = [
  'n_ctx',
  'max_model_len',
  'loaded_context_length',
  'context_length',
  'context_window',
  'max_context_length',
  'inputTokenLimit',
  'max_input_tokens',
];
/** Whose servers tell a model by its own address. */
const headers = {
  anthropic: (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  google: (key: string) => ({ 'x-goog-api-key': key }),
  'openai-compatible': (key: string) => ({ authorization: `Bearer ${key}` }),
};

/**
 * Asks a server how many tokens a request and its answer may take together; undefined where it does not say. What a server of
 * llama.cpp gives to one request is in `/props`. Ollama tells the context that it has loaded the model with, or else the one that
 * is set for it; what the model could have tells no more than that there is not more.
 *
 * @param base the provider's address, version segment included
 * @param usual what is counted on where nobody says anything
 */
export async function askContextTokens(
  { provider, apiKey, model }: ModelSettings,
  base: string,
  from: typeof fetch,
  usual: number,
): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const own = apiKey === undefined ? {} : headers[provider](apiKey);
  async function ask(path: string, body?: object): Promise<unknown> {
    try {
      const address = new URL(path, `${base.replace(/\/+$/, '')}/`);
      const sent = body && {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await from(address, { signal, headers: own, ...sent });
      return response.ok ? await response.json() : void (await response.body?.cancel());
    } catch {
      return undefined; // it is asked for what it says, and need not say anything
    }
  }

  if (provider !== 'openai-compatible') return sizeIn(await ask(`models/${encodeURIComponent(model)}`));
  const listed = partOf(await ask('models'), 'data');
  const list: unknown[] = Array.isArray(listed) ? listed : [];
  const entry = list.find((one) => partOf(one, 'id') === model) ?? (list.length === 1 ? list[0] : undefined);
  const meta = partOf(entry, 'meta');
  const told = sizeIn(meta) ?? sizeIn(entry);
  if (told !== undefined && meta === undefined) return told;
  const ofRequest = sizeIn(partOf(await ask('../props'), 'default_generation_settings'));
  if (ofRequest !== undefined || told !== undefined) return least(ofRequest, told);
  return await askOllama();

  async function askOllama(): Promise<number | undefined> {
    const loaded = partOf(await ask('../api/ps'), 'models');
    const running = (Array.isArray(loaded) ? loaded : []).find((one) => namesOf(model).includes(partOf(one, 'model')));
    const shown = await ask('../api/show', { model });
    const [, set] = /^num_ctx\s+(\d{3,9})$/m.exec(String(partOf(shown, 'parameters') ?? '')) ?? [];
    const about = Object.entries(partOf(shown, 'model_info') ?? {});
    const possible = sizeOf(about.find(([name]) => name.endsWith('.context_length'))?.[1]);
    const told = sizeIn(running) ?? sizeOf(Number(set));
    return told ?? (possible !== undefined && possible < usual ? possible : undefined);
  }
}

/** Names by which Ollama lists a model: one that is named without a version is listed as its latest. */
function namesOf(model: string): unknown[] {
  return [model, `${model}:latest`];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function sizeIn(value: unknown): number | undefined {
  return names.map((name) => sizeOf(partOf(value, name))).find((size) => size !== undefined);
}

/** A number of tokens that may be the size of a context. */
function sizeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 256 && value <= 100_000_000 ? Math.floor(value) : undefined;
}

function least(one: number | undefined, other: number | undefined): number {
  return Math.min(one ?? Number.POSITIVE_INFINITY, other ?? Number.POSITIVE_INFINITY);
}
