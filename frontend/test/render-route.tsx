import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import {
  createMemoryRouter,
  RouterProvider,
  type DataRouter,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { AppSession } from '../src/auth/AppSession';
import { OtherTabsContext, type OtherTabs } from '../src/auth/other-tabs';
import type { CurrentUser } from '../src/auth/role';
import type { FakeServer } from './fake-server';
import { keepTokens, withoutStyles } from './kept-tokens';
import { Providers } from '../src/Providers';
import { routes } from '../src/routes';
import { closedClinic } from '../src/brand/business';

/** An account of each kind, as the server sends it. */
export const accounts = {
  user: account('u1', 'Farah Khan', 'USER'),
  patient: account('p1', 'Ramesh Srivastava', 'PATIENT'),
  admin: account('a1', 'Anita Verma', 'ADMIN'),
  physiotherapist: account('t1', 'Neha Kapoor', 'PHYSIOTHERAPIST'),
  doctor: account('d1', 'Sanjay Rao', 'DOCTOR'),
  reception: account('r1', 'Pooja Nair', 'RECEPTION'),
};

function account(id: string, fullName: string, userType: CurrentUser['userType']): CurrentUser {
  return {
    __typename: 'User',
    id,
    fullName,
    mobileNumber: '+919876543210',
    avatar: null,
    userType,
    profileCompleted: true,
  };
}

const noOtherTabs: OtherTabs = { tell: () => undefined, listen: () => undefined };

/** The router of the site, or of other routes, with a history of its own. */
export function routerAt(entry: InitialEntry, table: RouteObject[] = routes): DataRouter {
  return createMemoryRouter(table, { initialEntries: [entry] });
}

/** Shows a router's page over a fake server, as main.tsx does over the real one, in the only tab unless others are given. */
export function renderRouter(router: DataRouter, server: FakeServer, tabs = noOtherTabs, clinic = closedClinic): void {
  keepTokens();
  render(
    <ConfigProvider theme={withoutStyles}>
      <OtherTabsContext value={tabs}>
        <Providers session={new AppSession(server.fetch)} clinic={clinic}>
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
      </OtherTabsContext>
    </ConfigProvider>,
  );
}

/** Opens the site at an address, with state in the history's entry if given, and the facts of another clinic than the closed one. */
export function renderRoute(
  path: string,
  server: FakeServer,
  state: unknown = null,
  clinic = closedClinic,
): DataRouter {
  const url = new URL(path, 'http://site.test');
  const entry = { pathname: url.pathname, search: url.search, state };
  const router = routerAt(entry);
  renderRouter(router, server, noOtherTabs, clinic);
  return router;
}
