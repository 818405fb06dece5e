import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { languages } from '../generated-messages/languages.js';

const SITE_URL_PLACEHOLDER = /__SITE_URL__/g;

/** Timeout of a rendering of all pages, in milliseconds; it usually takes 200 ms, and many times that on a busy machine. */
const PATIENCE = 30_000;

/** Facts that the pages show. The server passes them through; their other fields are typed in frontend/src/brand/clinic-facts.ts. */
export interface SiteFacts {
  readonly isOpen: boolean;
  /** Facts that differ in a language. */
  readonly inLanguage?: Readonly<Partial<Record<SiteCode, object>>>;
}

type SiteCode = (typeof languages)[number]['code'];

/** Build of the site in one language. */
export interface SiteLanguage {
  readonly code: SiteCode;
  /** Prefix of its public pages and assets. */
  readonly base: string;
  /** HTML file of each route: /services, /hi/services, /admin/* (frontend/prerender.mjs). */
  readonly files: Readonly<Record<string, string>>;
}

/** Built site and its current HTML: that of the closed clinic, until other facts are rendered. */
export class BuiltSite {
  /** Languages of the build, English first. */
  readonly languages: readonly SiteLanguage[];
  #html: ReadonlyMap<string, string>;

  /**
   * @param dir folder of the build, empty in watch mode
   * @param publicUrl public URL of the site, for canonical links, share images and the sitemap
   * @param patience timeout of a rendering, in milliseconds
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
      manifestIn(base),
    ]);
    this.#html = new Map(pages.map((file) => [file, this.read(file)]));
  }

  get isThere(): boolean {
    return this.languages.length > 0;
  }

  /** Returns the HTML of a page, by file. */
  page(file: string): string {
    return this.#html.get(file) ?? '';
  }

  /** Returns a file of the build, with the public URL inserted. */
  read(file: string): string {
    return this.addressed(readFileSync(path.join(this.dir, file), 'utf8'));
  }

  /**
   * Renders all pages with the facts and serves them from then on. Runs in a worker thread, so that requests continue meanwhile and React's
   * memory is freed afterwards.
   * @throws Error if rendering fails or times out; the pages are then unchanged
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

/** Returns the file of a page without a route, relative to the build. */
export function fileIn(base: string, name: 'application' | 'not-found'): string {
  return path.posix.join(base, 'pages', `${name}.html`).replace(/^\//, '');
}

/** Returns the file of the patient's web app manifest, relative to the build. */
export function manifestIn(base: string): string {
  return path.posix.join(base, 'pages', 'user.webmanifest').replace(/^\//, '');
}

/**
 * Returns the single message of a worker thread, within a timeout. The thread does not inherit this process's flags, which a build does not
 * need.
 */
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
    // The thread must not keep a stopping server alive.
    thread.unref();
    timer.unref();
  });
}
