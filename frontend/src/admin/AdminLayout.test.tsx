import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { initialsOf } from '../values/initials';

async function open(path = '/admin', admin: Partial<typeof accounts.admin> = {}) {
  const user = userEvent.setup();
  const router = renderRoute(path, fakeServer({ Me: { data: { me: { ...accounts.admin, ...admin } } } }));
  await screen.findByRole('heading', { level: 1 });
  return { user, router };
}

it('the sidebar has the links of the specification, with Logout leading to /signIn, and then the group of the clinic', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Patient Record', '/admin/patient-record'],
    ['Pending Sessions', '/admin/pending-sessions'],
    ['Missed Sessions', '/admin/missed-sessions'],
    ['Completed Sessions', '/admin/completed-sessions'],
    ['Payment', '/admin/payment'],
    ['Services', '/admin/services'],
    ['Change Usertype', '/admin/change-usertype'],
    ['Report', '/admin/report'],
    ['Profile', '/admin/profile'],
    ['Support', '/admin/support'],
    ['Common Resource', '/admin/common-resource'],
    ['Logout', '/signIn'],
    ['Schedule', '/admin/schedule'],
    ['Inbox', '/admin/inbox'],
    ['Waiting list', '/admin/waiting'],
    ['Messages', '/admin/messages'],
    ['Team', '/admin/team'],
    ['Covers', '/admin/covers'],
    ['Note templates', '/admin/templates'],
    ['Consent forms', '/admin/consent-forms'],
    ['Clinic', '/admin/clinic'],
    ['Import', '/admin/import'],
    ['Accounts', '/admin/accounts'],
    ['API keys', '/admin/api-keys'],
    ['Integrations', '/admin/integrations'],
    ['Referrals', '/admin/referrals'],
    ['Exchanges', '/admin/exchanges'],
    ['Audit', '/admin/audit'],
    ['Explorer', '/admin/explorer'],
    ['Protocols', '/admin/protocols'],
    ['Make-ups', '/admin/missed'],
    ['Reconciliation', '/admin/reconciliation'],
  ]);
  expect(within(screen.getByRole('list', { name: 'Clinic' })).getAllByRole('link')).toHaveLength(17);
  expect(within(screen.getByRole('list', { name: 'Recovery' })).getAllByRole('link')).toHaveLength(3);
});

it.each([
  ['Report', '/admin/report'],
  ['Schedule', '/admin/schedule?day=2026-11-21'],
])('marks the page that is open: %s', async (name, path) => {
  await open(path);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

it('welcomes the admin on the dashboard', async () => {
  await open();
  expect(screen.getByText('Welcome to the admin dashboard, Anita Verma.')).toBeVisible();
});

describe('the header', () => {
  it('shows initials, full name, the label Admin and the number, and opens the profile', async () => {
    const { user, router } = await open();
    const header = screen.getByRole('link', { name: 'Anita Verma Admin +91 98765 43210' });
    expect(header).toHaveTextContent('AV');
    await user.click(header);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/profile'));
  });

  it('shows the picture of an admin who has one', async () => {
    await open('/admin', { avatar: '/uploads/a1.webp' });
    const header = screen.getByRole('link', { name: /Anita Verma/ });
    expect(header.querySelector('img')).toHaveAttribute('src', '/uploads/a1.webp');
  });

  it.each([
    ['Anita Verma', 'AV'],
    ['Sri Ram Chandra Murti', 'SM'],
    ['अनीता वर्मा', 'अव'],
    ['Anita', 'A'],
    ['  ', ''],
  ])('has the initials of "%s": %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

it('on phones the button opens the sidebar, and a link closes it', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Admin console' });
  await user.click(within(drawer).getByRole('link', { name: 'Support' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/support'));
  expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute('aria-expanded', 'false');
});
