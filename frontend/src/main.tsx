import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppSession } from './auth/AppSession';
import './tokens.css';
import './base.css';
import { Providers } from './Providers';
import { routes } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const session = new AppSession((input, init) => fetch(input, init));

// Without transitions: Apollo's useQuery acts while it renders, so that a render of the new address beside one of the old address sends
// both queries again and again until the new page is committed.
createRoot(root).render(
  <StrictMode>
    <Providers session={session}>
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
