import type { JsonSchema } from './json-schemas.js';

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const partsOf = (schema: JsonSchema) => (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;

/** Renders a sentence as HTML, with `names` as code. */
export function sentenceHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** Describes a value in a few words of HTML; a name links to its schema. */
export function wordsOf(schema: JsonSchema): string {
  const { $ref: reference, enum: values, type, items, format, minimum, maximum, maxLength } = schema;
  if (typeof reference === 'string') {
    const name = escapeHtml(reference.split('/').at(-1) ?? '');
    return `<a href="#type-${name}">${name}</a>`;
  }
  const parts = partsOf(schema);
  if (parts) return parts.map(wordsOf).join(' or ');
  if (Array.isArray(values))
    return values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(', ');
  if (type === 'array') return `list of ${wordsOf((items ?? {}) as JsonSchema)}`;
  const bounds =
    typeof minimum === 'number' && Math.abs(Number(maximum)) < 1e9 ? `, ${minimum} to ${String(maximum)}` : '';
  const length = typeof maxLength === 'number' ? `, up to ${maxLength} characters` : '';
  const kind = typeof type === 'string' ? type : 'anything';
  return escapeHtml(`${typeof format === 'string' ? format : kind}${bounds}${length}`);
}

/** Renders the fields of an object as table rows; for alternatives, those of each. */
export function rowsOf(schema: JsonSchema, before = ''): string[] {
  const parts = partsOf(schema);
  if (parts) return parts.flatMap((part) => rowsOf(part, before));
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const described = typeof field['description'] === 'string' ? sentenceHtml(field['description']) : '';
    const must = required.includes(name) ? 'required' : '';
    const full = escapeHtml(before + name);
    const inner = (field['type'] === 'array' ? field['items'] : field) as JsonSchema;
    return [
      `<tr><th scope="row"><code>${full}</code></th><td>${wordsOf(field)}</td><td>${must}</td><td>${described}</td></tr>`,
      ...(inner['properties'] ? rowsOf(inner, `${before}${name}.`) : []),
    ];
  });
}

/** Renders a table of fields; empty if there are none. */
export function tableOf(caption: string, rows: string[]): string {
  if (rows.length === 0) return '';
  return `<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr><th scope="col">Name</th>
    <th scope="col">What it is</th><th scope="col">Needed</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
