import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const names = ['Ravi', 'Ramesh'];
const numbers: Record<string, string> = { Ravi: 'PT-000001', Ramesh: 'PT-000002' };

/** A console whose server finds names by their beginning. */
async function openSearch() {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Search: ({ text }) => ({
      data: {
        search: names
          .filter((name) => name.toLowerCase().startsWith(String(text)))
          .map((title) => ({
            __typename: 'SearchHit',
            kind: 'PATIENT',
            id: title,
            patientNumber: numbers[title],
            title,
            detail: 'PT-000001',
          })),
      },
    }),
  });
  const router = renderRoute('/admin/report', server);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('/');
  return router;
}

const hits = () => screen.queryAllByRole('option', { name: /PT-000001/ }).map((hit) => hit.textContent);

it("opens by '/', and the first that is found by Enter", async () => {
  const router = await openSearch();
  await userEvent.keyboard('rames{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/patients/PT-000002'));
});

it('goes on searching what is typed after an Enter that opened nothing', async () => {
  const router = await openSearch();
  await userEvent.keyboard('r{Enter}');
  expect(await screen.findByText('Type at least two characters.')).toBeVisible();
  await userEvent.keyboard('am');
  await waitFor(() => expect(hits()).toEqual(['RameshPT-000001']));
  expect(router.state.location.pathname).toBe('/admin/report');
});

it('opens nothing without Enter, also when the text becomes again what Enter was once pressed on', async () => {
  const router = await openSearch();
  await userEvent.keyboard('rx{Enter}');
  expect(await screen.findByText(/^Nothing was found/)).toBeVisible();
  await userEvent.keyboard('{Backspace}a');
  await waitFor(() => expect(hits()).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/admin/report');
});

it.each([
  ['{ArrowDown}{ArrowDown}', 'PT-000002'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'PT-000001'],
  ['{ArrowUp}', 'PT-000002'],
])('marks a result by %s, and Enter opens it', async (keys, number) => {
  const router = await openSearch();
  await userEvent.keyboard('ra');
  await waitFor(() => expect(hits()).toHaveLength(2));
  const input = screen.getByRole('combobox');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard(keys);
  const marked = screen.getByRole('option', { selected: true });
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('aria-activedescendant', marked.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/patients/${number}`));
});

it('marks none of what another text finds', async () => {
  await openSearch();
  await userEvent.keyboard('ra');
  await waitFor(() => expect(hits()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}v');
  await waitFor(() => expect(hits()).toHaveLength(1));
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

it('leads from a payment to its row among the payments', async () => {
  const hit = {
    __typename: 'SearchHit',
    kind: 'PAYMENT',
    id: 'y1',
    title: '2026-27/000123',
    detail: '₹1,500.00 by UPI',
  };
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, Search: { data: { search: [hit] } } });
  const router = renderRoute('/admin/report', server);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('/2026-27{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/payment'));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('2026-27/000123');
});

it('that fails says so, and not that nothing was found', async () => {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Search: refusal('The search takes too long. Please try it again.', 'UNAVAILABLE'),
  });
  renderRoute('/admin/report', server);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('/ravi');
  expect(await screen.findByText('Failed to search. The search takes too long. Please try it again.')).toBeVisible();
  expect(screen.queryByText(/Nothing was found|results?$/)).not.toBeInTheDocument();
});
