import { readDescription } from '../serve-description.ts';

/** What the reference reads of the API's OpenAPI 3.1 description. */
export interface DescribedApi {
  info: { description: string; version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** Empty: no key is needed. */
  security?: object[];
  parameters?: {
    name: string;
    in: 'path' | 'header' | 'query';
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description?: string; required?: boolean; schema: Schema }>;
  content?: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
}

let read: DescribedApi | undefined;

/** The description that `/api/v1/openapi.json` serves, as `npm run generate` wrote it: also where this process has no API. */
export function describedApi(): DescribedApi {
  read ??= JSON.parse(readDescription()) as DescribedApi;
  return read;
}

/** Every operation with its method and path. */
export function operationsOf({ paths }: DescribedApi): { method: string; path: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The codes of the problem documents that an answer may be. */
export function codesOf(answer: Answer): string[] {
  return Object.keys(answer.content?.['application/problem+json']?.examples ?? {});
}
