import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory, RouterProvider } from 'react-router-dom';
import { AppSession } from './auth/AppSession';
import './look/tokens.css';
import './look/base.css';
import { fetchInLanguage } from './language/fetch-in-language';
import { Providers } from './Providers';
import { createPageRouter } from './router/page-router';
import { loadMatchedPages } from './router/site-route';
import { routes } from './routes';
import { servedClinic } from './brand/served-clinic';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const clinic = servedClinic();
const session = new AppSession(fetchInLanguage);

// Without transitions: Apollo's useQuery acts while it renders, so that a render of the new address beside one of the old address sends
// both queries again and again until the new page is committed.
const site = () => (
  <StrictMode>
    <Providers session={session} clinic={clinic}>
      <RouterProvider router={createPageRouter(routes, createBrowserHistory())} useTransitions={false} />
    </Providers>
  </StrictMode>
);

/** Brings the HTML that the server sent to life; the first render must equal it. Should a script not come, its links are still links. */
async function hydrate(container: HTMLElement): Promise<void> {
  await loadMatchedPages(routes, window.location);
  hydrateRoot(container, site());
  container.removeAttribute('data-prerendered');
}

/** Draws a page whose HTML is empty but for a name, beside which its own would be a second one. */
async function draw(container: HTMLElement): Promise<void> {
  // A page that does not come is told of by the router, which tries again.
  await loadMatchedPages(routes, window.location).catch(() => undefined);
  document.querySelector('title')?.remove();
  // In slices: a slow phone stays able to answer a finger.
  startTransition(() => createRoot(container).render(site()));
}

if (root.hasAttribute('data-prerendered')) void hydrate(root);
else void draw(root);
