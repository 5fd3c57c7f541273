import type { Schema } from './described-api.ts';
import { codeBlock, escaped, prose, table } from './markup.ts';

/** The largest integer that JSON numbers hold exactly, which says nothing to a reader. */
const unbounded = Number.MAX_SAFE_INTEGER;

/** A schema of the description: its fields and its example. */
export function schemaSection(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([field, of]) => [
    `<code>${field}</code>${schema.required?.includes(field) ? '' : ' <span class="facts">may be absent</span>'}`,
    typeOf(of),
    prose(of.description ?? ''),
  ]);
  const [example] = schema.examples ?? [];
  return `<section id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>
${table(`Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}
${example === undefined ? '' : codeBlock('answer', 'Example', JSON.stringify(example, null, 2))}
</section>`;
}

/** What a value is, as HTML: `string, at most 2000 characters`, a link to a schema, `null` beside it. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(value)}</code>`).join(', ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.properties) {
    const fields = Object.keys(schema.properties).map((field) => `<code>${field}</code>`);
    return `object with ${fields.join(', ')}`;
  }
  return [[schema.type ?? 'anything'].flat().join(' or '), ...boundsOf(schema)].join(', ');
}

function boundsOf(schema: Schema): string[] {
  const { format, pattern, minimum = -unbounded, maximum = unbounded, minLength, maxLength } = schema;
  const bounds: string[] = [];
  if (format !== undefined) bounds.push(format);
  if (pattern !== undefined && format === undefined) bounds.push(`<code>${escaped(pattern)}</code>`);
  if (minimum > -unbounded) bounds.push(`at least ${minimum}`);
  if (maximum < unbounded) bounds.push(`at most ${maximum}`);
  if (minLength !== undefined) bounds.push(`from ${minLength}`);
  if (maxLength !== undefined) bounds.push(`${minLength === undefined ? 'up ' : ''}to ${maxLength} characters`);
  return bounds.length > 1 && minLength !== undefined ? [bounds.join(' ')] : bounds;
}
