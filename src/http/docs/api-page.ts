import { type Answer, codesOf, type DescribedApi, type Operation, operationsOf } from './described-api.ts';
import { escaped, prose, table } from './markup.ts';
import type { Place } from './page.ts';
import { schemaSection, typeOf } from './schema.ts';

export function apiPlaces(api: DescribedApi): Place[] {
  return [
    ...api.tags.flatMap(({ name }) =>
      operationsOf(api)
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ operation }) => ({ id: operation.operationId, name: operation.summary })),
    ),
    ...Object.keys(api.components.schemas).map((name) => ({ id: `schema-${name}`, name, isCode: true })),
  ];
}

/** The reference, made of the API's description: every operation, answer, code and schema. */
export function apiReference(api: DescribedApi, publicUrl: string): string {
  const groups = api.tags.map(({ name, description }) => {
    const operations = operationsOf(api).filter(({ operation }) => operation.tags.includes(name));
    return `<h2 id="${name.toLowerCase()}">${escaped(name)}</h2>
<p>${prose(description)}.</p>
${operations.map(({ method, path, operation }) => operationSection(method, path, operation)).join('\n')}`;
  });
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => schemaSection(name, schema));
  return `<p>${prose(api.info.description)}</p>
<p>Paths are relative to <code>${escaped(publicUrl)}</code>. Every request but that for the description carries
<code>Authorization: Bearer &lt;API_KEY&gt;</code>. Within v1 new fields, endpoints and values can appear at any time: ignore what you do not know.
For programs the same stands in the <a href="/api/v1/openapi.json">OpenAPI 3.1 description</a>, version ${escaped(api.info.version)}.</p>
${groups.join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.join('\n')}`;
}

function operationSection(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const good = answers.filter(([, answer]) => codesOf(answer).length === 0);
  const bad = answers.filter(([, answer]) => codesOf(answer).length > 0);
  const isOpen = security?.length === 0;
  return `<section id="${operationId}">
<h3><a href="#${operationId}">${escaped(summary)}</a></h3>
<p class="route"><code><b>${method}</b> ${escaped(path).replaceAll('/', '/<wbr>')}</code></p>
<p>${prose(description)}${isOpen ? '' : ' <span class="facts">Needs a key.</span>'}</p>
${parameterTable(summary, parameters)}
${Object.entries(requestBody?.content ?? {})
  .map(([type, { schema }]) => `<p>Body: ${typeOf(schema)} as <code>${escaped(type)}</code></p>`)
  .join('\n')}
${good.map(([status, answer]) => goodAnswer(status, answer)).join('\n')}
<h4>Refusals</h4>
<dl class="refusals">
${bad.map(([status, answer]) => refusal(status, answer)).join('\n')}
</dl>
</section>`;
}

function parameterTable(summary: string, parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => [
    `<code>${escaped(parameter.name)}</code>`,
    `${parameter.in}${parameter.required ? ', required' : ''}`,
    typeOf(parameter.schema),
    prose(parameter.description ?? ''),
  ]);
  return table(`Parameters: ${summary}`, ['Parameter', 'Where', 'Type', 'Meaning'], rows);
}

/** Of a header that not every such answer carries. */
const whereAny = 'where there is something to say';

function goodAnswer(status: string, { description, headers = {}, content = {} }: Answer): string {
  const bodies = Object.entries(content).map(([type, { schema }]) => {
    return `${typeOf(schema)} as <code>${escaped(type)}</code>`;
  });
  const lines = Object.entries(headers).map(([name, header]) => {
    const when = header.required ? '' : ` <span class="facts">${whereAny}</span>`;
    return `<li><code>${escaped(name)}</code>: ${prose(header.description ?? 'Identifies the request')}${when}</li>`;
  });
  return `<h4><b>${status}</b> ${prose(description)}</h4>
<p>${bodies.length > 0 ? bodies.join(', ') : 'No body'}. Headers:</p>
<ul>${lines.join('')}</ul>`;
}

function refusal(status: string, answer: Answer): string {
  const codes = codesOf(answer).map((code) => `<a href="/docs/errors#${code}"><code>${code}</code></a>`);
  const headers = Object.entries(answer.headers ?? {}).filter(([name]) => name !== 'X-Request-Id');
  const withHeaders = headers
    .map(([name, { required }]) => `<code>${escaped(name)}</code>${required ? '' : ` ${whereAny}`}`)
    .join(', ');
  return `<div><dt>${status}</dt><dd>${codes.join(', ')}${headers.length > 0 ? ` <span class="facts">with ${withHeaders}</span>` : ''}</dd></div>`;
}
