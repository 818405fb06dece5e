import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Answer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ExchangeRowFragment } from './gql/generated';

const row = (changes: Partial<ExchangeRowFragment> = {}) => ({
  __typename: 'Exchange',
  id: 'x1',
  at: '2026-11-18T11:00:00.000Z',
  door: 'FHIR' as const,
  clientId: 'c1',
  clientName: 'City Hospital',
  interaction: 'Patient.read',
  patientNumber: 'PT-000012',
  outcome: 'SUCCEEDED' as const,
  code: '200',
  parameters: [],
  requestId: 'r-1',
  ...changes,
});

const pageOf = (rows: readonly ExchangeRowFragment[], next: string | null = null): Answer => ({
  data: {
    exchanges: {
      __typename: 'ExchangeConnection',
      edges: rows.map((node) => ({ __typename: 'ExchangeEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
    },
  },
});

function openPage(exchanges: Answer | ((variables: Record<string, unknown>) => Answer), search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SmartClients: { data: { smartClients: [] } },
    Exchanges: exchanges,
  });
  const router = renderRoute(`/admin/exchanges${search}`, server);
  const asked = () =>
    server.calls.filter(({ operation }) => operation === 'Exchanges').map(({ variables }) => variables);
  return { router, asked };
}

const many = Array.from({ length: 20 }, (_, at) => row({ id: `n${at}`, requestId: `r-${at}` }));

describe('the exchanges', () => {
  it('say who asked for what, of whom, and how it ended', async () => {
    openPage(
      pageOf([
        row(),
        row({
          id: 'x2',
          interaction: 'Patient.search',
          patientNumber: null,
          outcome: 'REFUSED',
          code: '400',
          parameters: ['name', '(unknown)'],
        }),
      ]),
    );
    await screen.findByText('Refused (400)');
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(
      /18 Nov 2026, 4:30 pm IST.*City Hospital.*Patient\.read.*FHIR.*PT-000012.*Succeeded \(200\).*r-1/,
    );
    const links = within(first as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/exchanges?client=c1',
      '/admin/patients/PT-000012',
    ]);
    expect(second).toHaveTextContent(/Patient\.search.*FHIR, name, \(unknown\).*–.*Refused \(400\)/);
  });

  it('are narrowed by what the address says, and turn their pages by cursor', async () => {
    const { router, asked } = openPage(
      ({ after }) => (after ? pageOf([row({ id: 'x2', requestId: 'r-older' })]) : pageOf(many, 'c20')),
      '?client=c1&patient=PT-000012&outcome=FAILED',
    );
    await screen.findByText('r-1');
    const filter = { clientId: 'c1', patientId: 'PT-000012', outcome: 'FAILED' };
    expect(asked()).toEqual([{ first: 20, filter }]);
    expect(screen.getByTitle('City Hospital')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('r-older')).toBeVisible();
    expect(asked().at(-1)).toEqual({ first: 20, after: 'c20', filter });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ first: 20 }));
    expect(router.state.location.search).toBe('');
  });

  it('say when there is none, and why they could not be loaded', async () => {
    openPage(pageOf([]));
    expect(await screen.findByText('Nothing was exchanged yet.')).toBeVisible();
    expect(screen.getByText(/request and message of a hospital, and each webhook to one/)).toBeVisible();
    openPage(pageOf([]), '?patient=PT-999999');
    expect(await screen.findByText('No exchange is like that.')).toBeVisible();
    openPage(new TypeError('no'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the exchanges');
  });
});
