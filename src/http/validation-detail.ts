import type { FastifySchemaValidationError, SchemaErrorDataVar } from 'fastify/types/schema.js';

/** What a field of each type is to hold. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a JSON object',
};

/** The longest name of a client's own that is said back. */
const nameCharacters = 60;

/** What is wrong with a part of a request, a sentence a fault, in words for the person who wrote it. `value` is that part. */
export function validationDetail(
  faults: readonly FastifySchemaValidationError[],
  part: SchemaErrorDataVar,
  value: unknown,
): string {
  return faults.map((fault) => `${sentence(fault, part, value)}.`).join(' ');
}

function sentence(fault: FastifySchemaValidationError, part: SchemaErrorDataVar, value: unknown): string {
  const path = fault.instancePath.split('/').filter((step) => step !== '');
  const name = nameOf(path, part);
  const { expected, keys, values, format } = fault.params;
  if (fault.keyword === 'custom') return path.length === 0 ? `${fault.message}` : `${name} ${fault.message}`;
  if (fault.keyword === 'unrecognized_keys') return unknownNames(keys as string[], path);
  if (valueAt(value, path) === undefined) return `${name} is missing`;
  switch (fault.keyword) {
    case 'invalid_type':
      return `${name} must be ${kinds[String(expected)] ?? String(expected)}`;
    case 'invalid_value':
      return `${name} must be ${oneOf((values as unknown[]).map((one) => `\`${one}\``))}`;
    case 'too_small':
      return `${name} ${extent(fault.params, 'minimum', 'at least')}`;
    case 'too_big':
      return `${name} ${extent(fault.params, 'maximum', 'at most')}`;
    default:
      return `${name} ${format === 'email' ? 'must be an email address' : 'does not have the form that is asked for'}`;
  }
}

/** `chapters[0].title`, or a header as it is usually written. */
function nameOf(path: string[], part: SchemaErrorDataVar): string {
  if (path.length === 0) return 'The body';
  if (part === 'headers') return path.join('').replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
  return `\`${written(path)}\``;
}

function written(path: string[]): string {
  return path
    .map((step, place) => (/^\d+$/.test(step) ? `[${step}]` : `${place === 0 ? '' : '.'}${harmless(step)}`))
    .join('');
}

/** A client's own name as it may stand in a sentence: what would end its quotation, or is not seen, is replaced. */
function harmless(name: string): string {
  return name.replace(/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}

/** `a`, `b` or `c` */
function oneOf(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function unknownNames(keys: string[], path: string[]): string {
  const names = keys.map((key) => `\`${written([...path, key.slice(0, nameCharacters).toWellFormed()])}\``);
  return names.length === 1 ? `There is no field ${names[0]} here` : `There are no fields ${names.join(', ')} here`;
}

function extent(params: Record<string, unknown>, end: 'minimum' | 'maximum', words: string): string {
  const count = Number(params[end]);
  if (params.origin === 'string') return `must have ${words} ${count} ${count === 1 ? 'character' : 'characters'}`;
  return params.origin === 'array'
    ? `must have ${words} ${count} ${count === 1 ? 'entry' : 'entries'}`
    : `must be ${words} ${count}`;
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce((inner: unknown, step) => (inner as Record<string, unknown> | null | undefined)?.[step], value);
}
