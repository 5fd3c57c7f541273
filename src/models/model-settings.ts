/** Which language model serves, and where. */
export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** Where its API is, version segment included; undefined: the provider's own. */
  baseUrl: string | undefined;
  /** Undefined: the server asks for none. Only `openai-compatible` ones do without. */
  apiKey: string | undefined;
  /** As the provider calls it. */
  model: string;
  /** Tokens that a request and its answer may take together; absent: the server is asked. */
  contextTokens?: number | undefined;
}
