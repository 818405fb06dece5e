import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { languages } from '../generated-messages/languages.js';

const SITE_URL_PLACEHOLDER = /__SITE_URL__/g;

/** What rendering all pages may take, in milliseconds: it takes a fifth of a second, and many times that on a machine that is busy. */
const PATIENCE = 30_000;

/** What the pages show. The server only passes it on: what else is in it the site knows (frontend/src/brand/clinic-facts.ts). */
export interface SiteFacts {
  readonly isOpen: boolean;
  /** What of it is said otherwise in a language. */
  readonly inLanguage?: Readonly<Partial<Record<SiteCode, object>>>;
}

type SiteCode = (typeof languages)[number]['code'];

/** The part of the build that is in one language. */
export interface SiteLanguage {
  readonly code: SiteCode;
  /** What stands before the paths of its public pages, and before those of its assets. */
  readonly base: string;
  /** The file of each address of its route table: /services, /hi/services, /admin/* (frontend/prerender.mjs). */
  readonly files: Readonly<Record<string, string>>;
}

/** The site as the build made it, and the HTML of its pages as it stands now: the closed clinic's, until other facts are rendered. */
export class BuiltSite {
  /** Those that are built, English first. */
  readonly languages: readonly SiteLanguage[];
  #html: ReadonlyMap<string, string>;

  /**
   * @param dir where the build lies, which is empty in watch mode
   * @param publicUrl the site's address from outside, for canonical links, share images and the sitemap
   * @param patience what a rendering may take, in milliseconds
   */
  constructor(
    readonly dir: string,
    private readonly publicUrl: string,
    private readonly patience = PATIENCE,
  ) {
    this.languages = languages
      .filter(({ base }) => existsSync(path.join(dir, base, 'pages.json')))
      .map(({ code, base }) => ({ code, base, files: JSON.parse(this.read(path.join(base, 'pages.json'))) }));
    const pages = this.languages.flatMap(({ base, files }) => [
      ...Object.values(files),
      fileIn(base, 'application'),
      fileIn(base, 'not-found'),
    ]);
    this.#html = new Map(pages.map((file) => [file, this.read(file)]));
  }

  get isThere(): boolean {
    return this.languages.length > 0;
  }

  /** The HTML of a page, by its file. */
  page(file: string): string {
    return this.#html.get(file) ?? '';
  }

  /** A file as it was built, with the site's address in it. */
  read(file: string): string {
    return this.addressed(readFileSync(path.join(this.dir, file), 'utf8'));
  }

  /**
   * Renders all pages with the facts and shows them from then on (clinic §3). In a thread of its own, which ends with it: requests go
   * on meanwhile, and what React takes of memory is given back.
   *
   * @throws whatever went wrong, or that it took too long; the pages are then as they were
   */
  async render(facts: SiteFacts): Promise<void> {
    const html = new Map(this.#html);
    const { inLanguage = {}, ...common } = facts;
    for (const { base, code } of this.languages) {
      const server = path.join(this.dir, base, 'server');
      const frames: unknown = JSON.parse(await readFile(path.join(server, 'frames.json'), 'utf8'));
      const rendered = await answerOf(
        path.join(server, 'render-worker.js'),
        { frames, facts: { ...common, ...inLanguage[code] } },
        this.patience,
      );
      for (const [file, text] of Object.entries(rendered)) html.set(file, this.addressed(text));
    }
    this.#html = html;
  }

  private addressed(text: string): string {
    return text.replace(SITE_URL_PLACEHOLDER, () => this.publicUrl);
  }
}

/** The file of a page that has no address of its own, from the root of the build. */
export function fileIn(base: string, name: 'application' | 'not-found'): string {
  return path.posix.join(base, 'pages', `${name}.html`).replace(/^\//, '');
}

/** The one message of a thread that is given some data and some time. Without the flags of this process, of which a build needs none. */
function answerOf(file: string, workerData: unknown, patience: number): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, { workerData, execArgv: [] });
    let end = '';
    const timer = setTimeout(() => {
      end = `was ended after ${patience} ms`;
      void thread.terminate();
    }, patience);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that renders the pages ${end || `ended with ${code}`}.`));
    });
    // A server that is asked to end waits for neither.
    thread.unref();
    timer.unref();
  });
}
