import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppSession } from './auth/AppSession';
import './look/tokens.css';
import './look/base.css';
import { fetchInLanguage } from './language/fetch-in-language';
import { Providers } from './Providers';
import { loadMatchedPages, routes } from './routes';
import { servedClinic } from './brand/served-clinic';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const clinic = servedClinic();
const session = new AppSession(fetchInLanguage);

// Without transitions: Apollo's useQuery has side effects during render, so concurrent renders of the old and new address would send both
// queries repeatedly until the new page commits.
const site = () => (
  <StrictMode>
    <Providers session={session} clinic={clinic}>
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </Providers>
  </StrictMode>
);

/** Hydrates the server's HTML; the first render must equal it. If a script fails to load, the links still work. */
async function hydrate(container: HTMLElement): Promise<void> {
  await loadMatchedPages(window.location);
  hydrateRoot(container, site());
  container.removeAttribute('data-prerendered');
}

/** Renders a page whose HTML contains only a title, which is removed because the page adds its own. */
async function draw(container: HTMLElement): Promise<void> {
  // The router reports a page that fails to load, and retries.
  await loadMatchedPages(window.location).catch(() => undefined);
  document.querySelector('title')?.remove();
  // In a transition, so that a slow phone can respond to input.
  startTransition(() => createRoot(container).render(site()));
}

if (root.hasAttribute('data-prerendered')) void hydrate(root);
else void draw(root);
