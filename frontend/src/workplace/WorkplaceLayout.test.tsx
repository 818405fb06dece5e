import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openDesk } from '../../test/desk.fixture';

const isWide = (wide: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wide && query.startsWith('(min-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

it('has all pages of the desk in the side bar, with the person and Logout', async () => {
  isWide(true);
  openDesk('/desk');
  const bar = within(await screen.findByRole('navigation', { name: 'Front desk' }));
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/desk'],
    ['Calendar', '/desk/calendar'],
    ['Patients', '/desk/patients'],
    ['Payments', '/desk/payments'],
    ['Requests', '/desk/requests'],
    ['Waiting list', '/desk/waiting'],
    ['Missed', '/desk/missed'],
    ['Covers', '/desk/covers'],
    ['Referrals', '/desk/referrals'],
    ['Inbox', '/desk/inbox'],
    ['Messages', '/desk/messages'],
    ['Your account', '/desk/account'],
    ['Logout', '/signIn'],
  ]);
  expect(bar.getByText('Pooja Nair')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

it('folds the further pages behind More on a phone, and folds them again with Escape', async () => {
  isWide(false);
  openDesk('/desk');
  const more = await screen.findByRole('button', { name: 'More' });
  expect(screen.queryByRole('link', { name: 'Inbox' })).not.toBeInTheDocument();
  await userEvent.click(more);
  expect(screen.getByRole('link', { name: 'Inbox' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Logout' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

it('has no header and no footer of the public site', async () => {
  openDesk('/desk');
  await screen.findByText('Nothing waits.');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
});

it('finds a patient by "/", and opens the page at the desk', async () => {
  const hit = {
    __typename: 'SearchResult',
    kind: 'PATIENT',
    id: 'p-7',
    patientNumber: 'PT-000007',
    title: 'Sunita Devi',
    detail: 'PT-000007',
  };
  const { router } = openDesk('/desk', { Search: { data: { search: [hit] } } });
  await screen.findByText('Nothing waits.');
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name, phone or PT number' }), 'Sunita{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/patients/PT-000007'));
});
