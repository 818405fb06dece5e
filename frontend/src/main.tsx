import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppSession } from './auth/AppSession';
import './tokens.css';
import './base.css';
import { loadMatchedPages } from './matched-pages';
import { Providers } from './Providers';
import { routes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const session = new AppSession((input, init) => fetch(input, init));

// Without transitions: Apollo's useQuery acts while it renders, so that a render of the new address beside one of the old address sends
// both queries again and again until the new page is committed.
const site = () => (
  <StrictMode>
    <Providers session={session}>
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </Providers>
  </StrictMode>
);

if (root.hasAttribute('data-prerendered')) {
  // The first render must equal the HTML that the server sent. Should a page's script not come, its text stays, and its links are links.
  void loadMatchedPages(routes, window.location).then(() => hydrateRoot(root, site()));
} else {
  createRoot(root).render(site());
}
