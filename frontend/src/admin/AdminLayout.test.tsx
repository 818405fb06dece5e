import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { initialsOf } from '../values/initials';

async function open(path = '/admin', admin: Partial<typeof accounts.admin> = {}) {
  const user = userEvent.setup();
  const router = renderRoute(path, fakeServer({ Me: { data: { me: { ...accounts.admin, ...admin } } } }));
  await screen.findByRole('heading', { level: 1 });
  return { user, router };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const links = () =>
  within(screen.getByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const day = [
  ['Dashboard', '/admin'],
  ['Schedule', '/admin/schedule'],
  ['Patient Record', '/admin/patient-record'],
  ['Pending Sessions', '/admin/pending-sessions'],
  ['Missed Sessions', '/admin/missed-sessions'],
  ['Completed Sessions', '/admin/completed-sessions'],
  ['Payment', '/admin/payment'],
  ['Inbox', '/admin/inbox'],
  ['Patient messages', '/admin/care'],
  ['Waiting list', '/admin/waiting'],
];

type Pages = readonly (readonly [string, string])[];
const groups: readonly (readonly [string, ...Pages])[] = [
  [
    'Recovery',
    ['Protocols', '/admin/protocols'],
    ['Exercises', '/admin/exercises'],
    ['Lessons', '/admin/lessons'],
    ['Questionnaires', '/admin/questionnaires'],
    ['Make-ups', '/admin/missed'],
    ['Reconciliation', '/admin/reconciliation'],
  ],
  [
    'Money',
    ['Dues', '/admin/dues'],
    ['Day book', '/admin/day-book'],
    ['Reports', '/admin/reports'],
    ['Channels', '/admin/channels'],
  ],
  [
    'Clinic',
    ['Clinic', '/admin/clinic'],
    ['Team', '/admin/team'],
    ['Covers', '/admin/covers'],
    ['Messages', '/admin/messages'],
    ['Note templates', '/admin/templates'],
    ['Consent forms', '/admin/consent-forms'],
  ],
  [
    'Hospitals',
    ['Referrals', '/admin/referrals'],
    ['Exchanges', '/admin/exchanges'],
    ['Integrations', '/admin/integrations'],
  ],
  [
    'System',
    ['Accounts', '/admin/accounts'],
    ['API keys', '/admin/api-keys'],
    ['Import', '/admin/import'],
    ['Audit', '/admin/audit'],
    ['Data requests', '/admin/data'],
    ['Breach report', '/admin/breach'],
    ['Data processors', '/admin/processors'],
    ['System', '/admin/system'],
    ['Explorer', '/admin/explorer'],
  ],
];

const further = [
  ['Services', '/admin/services'],
  ['Change Usertype', '/admin/change-usertype'],
  ['Report', '/admin/report'],
  ['Profile', '/admin/profile'],
  ['Support', '/admin/support'],
  ['Common Resource', '/admin/common-resource'],
  ['Logout', '/signIn'],
];

describe('the sidebar', () => {
  const group = (name: string) => screen.getByRole('button', { name });

  it('has the links of the specification in sight, with Logout leading to /signIn, and the groups folded between them', async () => {
    await open();
    expect(links()).toEqual([...day, ...further]);
    expect(within(screen.getByRole('list', { name: 'Further' })).getAllByRole('link')).toHaveLength(further.length);
    for (const [name] of groups) expect(group(name)).toHaveAttribute('aria-expanded', 'false');
  });

  it('has all pages of the console once the groups are unfolded, each in a list of its group', async () => {
    const { user } = await open();
    for (const [name, ...pages] of groups) {
      await user.click(group(name));
      expect(group(name)).toHaveAttribute('aria-expanded', 'true');
      const list = screen.getByRole('list', { name });
      expect(group(name)).toHaveAttribute('aria-controls', list.id);
      expect(within(list).getAllByRole('link')).toHaveLength(pages.length);
    }
    expect(links()).toEqual([...day, ...groups.flatMap(([, ...pages]) => pages), ...further]);
  });

  it('remembers in the browser which groups are unfolded', async () => {
    const { user } = await open();
    group('System').focus();
    await user.keyboard('{Enter}');
    await user.click(group('Clinic'));
    await user.click(group('Clinic'));
    cleanup();
    await open('/admin/report');
    expect(group('System')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Clinic')).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds the group of the open page, and folds it again when the page of another group opens', async () => {
    const { router } = await open('/admin/covers');
    expect(screen.getByRole('link', { name: 'Covers' })).toHaveAttribute('aria-current', 'page');
    expect(group('Clinic')).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate('/admin/protocols/11111111-1111-4111-8111-111111111111'));
    await waitFor(() => expect(group('Recovery')).toHaveAttribute('aria-expanded', 'true'));
    expect(group('Clinic')).toHaveAttribute('aria-expanded', 'false');
  });

  it('begins with the groups folded if the browser denies its storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open();
    expect(links()).toEqual([...day, ...further]);
  });
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
