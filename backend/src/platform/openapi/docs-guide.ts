import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './schema-words.js';

/** How an integrator begins, for the page. */
export interface Guide {
  /** What stands between the headings, and these from the second level on. */
  html: string;
  /** Its sections, as the contents name them. */
  sections: readonly { id: string; title: string }[];
}

/** What the guide's own links to files of the source are at the server; what is not served is told by its words alone. */
const SERVED: Readonly<Record<string, string>> = { '../schema': '/schema.graphql' };

/** The id of a heading as a forge makes it, so that the guide's links to its own sections hold here too. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * The guide docs/integrators.md as HTML of the page for integrators (clinic §10); its title is the page's own.
 * @param markdown what the file holds: ours, so that it is trusted
 */
export function guideOf(markdown: string): Guide {
  const sections: { id: string; title: string }[] = [];
  const marked = new Marked({ async: false });
  marked.use({
    renderer: {
      heading({ depth, text, tokens }) {
        if (depth === 1) return '';
        const id = idOf(text);
        if (depth === 2) sections.push({ id, title: text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = href.startsWith('#') ? href : SERVED[href];
        return address ? `<a href="${address}">${words}</a>` : words;
      },
      // What is wider than a phone scrolls by itself, by keyboard too.
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
      table({ header, rows }) {
        const cell = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const label = escapeHtml(header.map(({ text }) => text).join(', '));
        const heads = header.map((one) => `<th scope="col">${cell(one)}</th>`).join('');
        const body = rows.map((row) => `<tr>${row.map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`).join('');
        return `<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const html = marked.parse(markdown) as string;
  return { html, sections };
}
