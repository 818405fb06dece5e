/** Name of the cache of pages. */
export const pageCache = 'pages';

/** Returns the address under which a page is kept: all exercises of a day are one page. */
export function pageOf({ pathname }: URL, pages: readonly string[]): string {
  const address = pathname.replace(/\/$/, '');
  if (pages.includes(address)) return address;
  return pages.find((page) => page !== '/user' && address.startsWith(`${page}/`)) ?? address;
}

/**
 * Keeps the pages as the server serves them now, each with its nonce and its content security policy; none unless all were answered: the
 * former worker, which then stays, has no scripts for the new ones.
 */
export async function keepPages(pages: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(page, { cache: 'reload', credentials: 'same-origin' });
      if (response.status !== 200) throw new Error(`${page} answered ${response.status}.`);
      return [page, response] as const;
    }),
  );
  const cache = await caches.open(pageCache);
  await Promise.all(answers.map(([page, response]) => cache.put(page, response)));
}

/** Returns a page to keep if all its scripts and styles are kept, else null: a page of another version would open as an empty one. */
export async function withItsFiles(response: Response): Promise<Response | null> {
  if (response.status !== 200 || response.redirected) return null;
  const html = await response.clone().text();
  const files = [...html.matchAll(/"((?:\/\w+)?\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return files.length > 0 && found.every(Boolean) ? response : null;
}
