import path from 'node:path';

/**
 * Makes the HTML of the pages of one language but for what the facts of the clinic decide, which comes later (src/html/page-frame.ts):
 * the links to what each page needs, and the place of what is rendered.
 */
export class PageFrames {
  #template;
  #manifest;
  #base;
  #waiting;

  /**
   * @param {{ template: string, manifest: Record<string, any>, base: string, waiting: string }} build the built index.html, what
   * the build knows of its files, what stands before their addresses, and what a page says that the application draws
   */
  constructor({ template, manifest, base, waiting }) {
    this.#template = template;
    this.#manifest = manifest;
    this.#base = base;
    this.#waiting = waiting;
  }

  /** A page as a visitor sees it before any script has run. */
  built({ path: address, sources }) {
    const html = this.#frame({
      links: this.#linksFor(sources),
      attribute: ' data-prerendered',
      body: '<!--app-html-->',
    });
    return { path: address, html: afterTheRest(html) };
  }

  /**
   * A page that the application draws. Until its scripts come it says that it loads, and how to go on if they do not.
   * @param {{ sources: readonly string[], early?: string, head?: string }} page what it needs, what its HTML runs before that has
   * come, and further links
   */
  empty({ sources, early, head }) {
    const script = early ? `<script nonce="__CSP_NONCE__">${early}</script>\n` : '';
    const links = [script + this.#linksFor(sources), head].filter(Boolean).join('\n');
    return { html: this.#frame({ links, attribute: '', body: this.#waiting }) };
  }

  // A page's style comes after the shared one, as it does when scripts add it.
  #frame({ links, attribute, body }) {
    return this.#template
      .replace('</head>', () => `${links}\n  </head>`)
      .replace('<div id="root"><!--app-html--></div>', () => `<div id="root"${attribute}>${body}</div><!--app-data-->`);
  }

  /** Links to the styles and the scripts of sources, and of what these import, that index.html does not name already. */
  #linksFor(sources) {
    const chunks = [...sources.reduce((found, source) => this.#chunksOf(this.chunkOf(source), found), new Set())];
    const styles = chunks.flatMap((key) => this.#manifest[key].css ?? []);
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${this.#base}/${file}">`),
      ...chunks.map((key) => `<link rel="modulepreload" crossorigin href="${this.#base}/${this.#manifest[key].file}">`),
    ];
    return [...new Set(links)]
      .filter((link) => !this.#template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link))
      .join('\n');
  }

  /** The key of a source's chunk, which goes by its source or, when several import it, by its name. */
  chunkOf(source) {
    const { name } = path.parse(source);
    const entries = Object.entries(this.#manifest);
    const [key] = entries.find(([key, chunk]) => key === `src/${source}` || chunk.name === name) ?? [];
    if (!key) throw new Error(`The build has no script of its own for ${source}.`);
    return key;
  }

  #chunksOf(key, found) {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of this.#manifest[key].imports ?? []) this.#chunksOf(imported, found);
    return found;
  }
}

/** The page can be read before it comes alive, so that its style and its pictures go before its scripts. */
function afterTheRest(html) {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}
