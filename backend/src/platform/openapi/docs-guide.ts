import { Marked, type Tokens } from 'marked';
import { escapeHtml } from './schema-words.js';

/** Guide for integrators, as parts of a page. */
export interface Guide {
  /** Content below the page's title, with headings from level two. */
  html: string;
  /** Sections, for the table of contents. */
  sections: readonly { id: string; title: string }[];
}

/** Addresses of source files that the server publishes; links to other files become plain text. */
const SERVED: Readonly<Record<string, string>> = { '../schema': '/schema.graphql' };

/** Builds the id of a heading as GitHub does, so that the guide's links to its own sections work. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Renders docs/integrators.md as HTML; its title is the page's. @param markdown content of the file, which is trusted */
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
      // Wide code scrolls on its own, also by keyboard.
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
