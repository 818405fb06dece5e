import { NetworkFirst, Serwist, type PrecacheEntry } from 'serwist';
import { keepPages, pageCache, pageOf, withItsFiles } from './kept-pages';
import { openNotice, showNotice } from './push-notice';

declare const self: ServiceWorkerGlobalScope & {
  /** Scripts and styles of the patient's area, by the build (frontend/build-worker.mjs). */
  readonly __OFFLINE_FILES: PrecacheEntry[];
  /** Addresses of the area's pages. */
  readonly __OFFLINE_PAGES: string[];
};

/** Delay of the server after which a page comes from the cache, in seconds. */
const PATIENCE_SECONDS = 3;

const pages = self.__OFFLINE_PAGES;
const isOfArea = (url: URL) => url.pathname === '/user' || url.pathname.startsWith('/user/');

/**
 * The service worker of the patient's area (scope /user). It keeps scripts, styles and pages, which contain no patient data, so that the
 * area opens without a connection. A new version waits until the page is closed or the patient taps Update.
 */
const worker = new Serwist({
  precacheEntries: self.__OFFLINE_FILES,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // Fonts and pictures: their names change with their content.
      matcher: ({ url, sameOrigin }) =>
        sameOrigin && /^\/(?:\w+\/)?assets\/.*\.(?:woff2|svg|webp|png)$/.test(url.pathname),
      handler: async ({ request }) => {
        const kept = await caches.match(request);
        if (kept) return kept;
        const response = await fetch(request);
        if (response.status === 200) {
          const cache = await caches.open('pictures');
          await cache.put(request, response.clone());
        }
        return response;
      },
    },
    {
      matcher: ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfArea(url),
      handler: new NetworkFirst({
        cacheName: pageCache,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        plugins: [
          {
            cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageOf(new URL(request.url), pages)),
            cacheWillUpdate: ({ response }) => withItsFiles(response),
            // Other pages need the server; the day does not.
            handlerDidError: () => Promise.resolve(Response.redirect('/user/today')),
          },
        ],
      }),
    },
  ],
});
worker.addEventListeners();

self.addEventListener('install', (event) => event.waitUntil(keepPages(pages)));
self.addEventListener('push', (event) => event.waitUntil(showNotice(self.registration)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self.clients, event.notification)));
