import type { OpenApi, Operation } from './description.js';
import type { Guide } from './docs-guide.js';
import type { JsonSchema } from './json-schemas.js';
import { escapeHtml, rowsOf, sentenceHtml, tableOf, wordsOf } from './schema-words.js';

/** Styles of the integrators' page, for phones, dark mode and print. */
const DOCS_STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;
color:#1b2a2f;background:#fff}a{color:#0b5c6b}code,pre{font:.9em ui-monospace,monospace}pre{background:#eef4f5;padding:.75rem;overflow-x:auto}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}nav a{display:inline-block;padding:.25rem 0}
h3{overflow-wrap:anywhere;margin:2rem 0 .25rem}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0}
caption{text-align:left;font-weight:600}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccd9dc}
th[scope=row]{font-weight:400}.failures{font-size:.875rem}.skip{position:absolute;left:-99rem}.skip:focus{position:static}
@media (prefers-color-scheme:dark){body{color:#e4eef0;background:#101a1d}a{color:#7fd3e3}pre{background:#1c2a2e}th,td{border-color:#3a4c51}}`;

function contentOf(part: JsonSchema | undefined): [type: string, schema: JsonSchema][] {
  const content = (part?.['content'] ?? {}) as Record<string, { schema: JsonSchema }>;
  return Object.entries(content).map(([type, { schema }]) => [type, schema]);
}

/** Renders parameters as rows of fields. */
function parameterRows(parameters: JsonSchema[]): string[] {
  const fieldsOf = (place: string) => {
    const there = parameters.filter((parameter) => parameter['in'] === place);
    const required = there.filter((parameter) => parameter['required']).map(({ name }) => String(name));
    const properties = there.map(({ name, schema, description }) => [
      String(name),
      { ...(schema as JsonSchema), ...(description !== undefined && { description }) },
    ]);
    return { properties: Object.fromEntries(properties) as JsonSchema, required };
  };
  return ['path', 'query', 'header'].flatMap((place) => rowsOf(fieldsOf(place)));
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const [success = '200'] = Object.keys(responses);
  const sent = contentOf(requestBody).map(([type, schema]) => tableOf(`Sent as ${type}`, rowsOf(schema)));
  const answered = contentOf(responses[success]).map(([type, schema]) =>
    schema['properties']
      ? tableOf(`Answered with ${success}, ${type}`, rowsOf(schema))
      : `<p>Answered with ${success}: a file, ${escapeHtml(type)}.</p>`,
  );
  const failures = Object.entries(responses)
    .filter(([status]) => status !== success)
    .map(([status, { description }]) => `${status} ${escapeHtml(String(description))}`);
  return `<section aria-labelledby="${operationId}"><h3 id="${operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
    <p>${sentenceHtml(`${summary}. ${description}`)}</p>
    ${tableOf('Asked with', parameterRows(parameters))}${sent.join('')}${answered.join('')}<p class="failures">Failures: ${failures.join(' · ')}</p></section>`;
}

/** Renders the page for integrators: the guide and every endpoint; without scripts or external resources. */
export function docsPage(described: OpenApi, { html: guide, sections }: Guide): (nonce: string) => string {
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = [...Map.groupBy(operations, ({ operation }) => operation.tags[0])].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const contents = [
    { id: 'begin', title: 'How to begin' },
    ...sections,
    ...byTag.map(([tag]) => ({ id: `calls-${tag}`, title: tag })),
    { id: 'types', title: 'Types' },
  ]
    .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
    .join('');
  const calls = byTag
    .map(
      ([tag, of]) =>
        `<h2 id="calls-${tag}">Calls: ${tag}</h2>${of.map((one) => operationHtml(one.path, one.method, one.operation)).join('')}`,
    )
    .join('');
  const types = Object.entries(described.components.schemas)
    .map(
      ([name, schema]) =>
        `<section aria-labelledby="type-${name}"><h3 id="type-${name}">${name}</h3>${tableOf(`Fields of ${name}`, rowsOf(schema)) || wordsOf(schema)}</section>`,
    )
    .join('');
  return pageOf({
    title: `${described.info.title}: for integrators`,
    heading: 'For integrators',
    lead: `${sentenceHtml(described.info.description)} Systems of hospitals: <a href="/docs/hospital">For hospitals</a>.`,
    contents,
    main: `<h2 id="begin">How to begin</h2>${guide}${calls}<h2 id="types">Types</h2>${types}`,
  });
}

/** Renders the page for hospitals: their guide. */
export function hospitalPage(described: OpenApi, { html: guide, sections }: Guide): (nonce: string) => string {
  return pageOf({
    title: `${described.info.title}: for hospitals`,
    heading: 'For hospitals',
    lead: 'How a hospital’s system reads and writes records. The other interfaces: <a href="/docs">For integrators</a>.',
    contents: sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join(''),
    main: guide,
  });
}

/** Parts of a page; all but the title and heading are HTML. */
interface PageParts {
  title: string;
  heading: string;
  lead: string;
  contents: string;
  main: string;
}

function pageOf({ title, heading, lead, contents, main }: PageParts): (nonce: string) => string {
  return (
    nonce,
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${DOCS_STYLE}</style></head><body><a class="skip" href="#main">Skip to the content</a>
<header><h1>${heading}</h1><p>${lead}</p></header>
<nav aria-label="Contents"><ul>${contents}</ul></nav>
<main id="main">${main}</main></body></html>`;
}
