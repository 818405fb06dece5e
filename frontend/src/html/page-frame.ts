import type { ClinicFacts } from '../brand/clinic-facts';
import { scriptData } from '../brand/script-data';
import { factsToServe } from '../brand/served-clinic';

/** A page's built HTML without the parts that depend on the clinic facts; created by frontend/prerender.mjs. */
export interface PageFrame {
  /** The address to render into it; omitted if the page is rendered in the browser. */
  readonly path?: string;
  /** Contains the marks below. */
  readonly html: string;
}

/** Built HTML by file. */
export type PageFrames = Readonly<Record<string, PageFrame>>;

const marks = { head: '<!--app-head-->', body: '<!--app-html-->', data: '<!--app-data-->' } as const;

/** Splits React's output into head and body: without a head in the tree, React writes head elements first. */
function splitHead(rendered: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(rendered)?.[0] ?? '';
  return { head, body: rendered.slice(head.length) };
}

/** Until the page is rendered in the browser, its title is the clinic's name. */
function waitingHead(name: string): string {
  return `<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
}

/** Returns the HTML of a page with the clinic facts for its first render (brand/served-clinic.ts). */
export function fillFrame({ html }: PageFrame, clinic: ClinicFacts, rendered: string | null): string {
  const { head, body } = rendered === null ? { head: waitingHead(clinic.name), body: '' } : splitHead(rendered);
  // Replacer functions, because in a replacement string `$` is special.
  return html
    .replace(marks.head, () => head)
    .replace(marks.body, () => body)
    .replace(
      marks.data,
      () => `<script type="application/json" id="clinic">${scriptData(factsToServe(clinic))}</script>`,
    );
}

/** Returns the web app manifest with the clinic's name. */
export function fillManifest({ html }: PageFrame, { name }: ClinicFacts): string {
  return JSON.stringify({ ...(JSON.parse(html) as object), name, short_name: name });
}
