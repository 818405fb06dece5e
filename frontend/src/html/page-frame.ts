import type { ClinicFacts } from '../brand/clinic-facts';
import { scriptData } from '../brand/script-data';
import { factsToServe } from '../brand/served-clinic';

/** A page's HTML but for what the facts of the clinic decide; frontend/prerender.mjs makes it. */
export interface PageFrame {
  /** The address that is rendered into it; none where the browser draws the page. */
  readonly path?: string;
  /** With the marks below. */
  readonly html: string;
}

/** The HTML of each page by its file, as far as it is built. */
export type PageFrames = Readonly<Record<string, PageFrame>>;

const marks = { head: '<!--app-head-->', body: '<!--app-html-->', data: '<!--app-data-->' } as const;

/** What React rendered: it writes what belongs into the head before everything else, having no head in its tree. */
function splitHead(rendered: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { head, body: rendered.slice(head.length) };
}

/** Until the browser draws the page, it is called as the clinic is. */
function waitingHead(name: string): string {
  return `<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
}

/** The whole HTML of a page, with the facts beside it for its first render in the browser (brand/served-clinic.ts). */
export function fillFrame({ html }: PageFrame, clinic: ClinicFacts, rendered: string | null): string {
  const { head, body } = rendered === null ? { head: waitingHead(clinic.name), body: '' } : splitHead(rendered);
  // By functions: in a text, $ and what follows it would be taken for a part of the match.
  return html
    .replace(marks.head, () => head)
    .replace(marks.body, () => body)
    .replace(
      marks.data,
      () => `<script type="application/json" id="clinic">${scriptData(factsToServe(clinic))}</script>`,
    );
}
