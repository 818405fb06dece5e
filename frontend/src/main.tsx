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

createRoot(root).render(
  <StrictMode>
    <Providers session={session}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
);
