import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../test/fake-server';
import { accounts, renderRoute } from '../test/render-route';

type Visitor = 'visitor' | keyof typeof accounts;
const everybody: readonly Visitor[] = ['visitor', 'user', 'patient', 'admin', 'physiotherapist', 'doctor', 'reception'];
const home = 'Recover well after surgery';

/** Spec §2: the address, the heading of its page, and who sees it; everybody else is sent to /, or to the sign-in. */
const table: readonly [path: string, heading: string, allowed: readonly Visitor[]][] = [
  ['/', home, everybody],
  ['/login', home, everybody],
  ['/services', 'Services', everybody],
  ['/about', 'About', everybody],
  ['/appointment', 'Book an Appointment', everybody],
  ['/pricing', 'Pricing', everybody],
  ['/contact', 'Contact', everybody],
  ['/privacy', 'Privacy policy', everybody],
  ['/terms', 'Terms of use', everybody],
  ['/cookies', 'Cookie policy', everybody],
  ['/demo', 'Post Surgery Physiotherapy', everybody],
  ['/demo/patients', 'My Patients', everybody],
  ['/demo/profile', 'Profile', everybody],
  ['/demo/reports', 'Report', everybody],
  ['/demo/change-address', 'Change address', everybody],
  ['/demo/privacy-policy', 'Privacy policy', everybody],
  ['/demo/help', 'Help', everybody],
  ['/demo/change-mobile', 'Change Mobile no', everybody],
  ['/demo/edit-profile', 'Edit profile', everybody],
  ['/demo/refer', 'Patient Referral to Physiotherapy', everybody],
  ['/demo/unknown', 'Page Not Found', everybody],
  ['/patient-signup', 'Complete your profile', ['patient']],
  ['/user', 'Your profile', ['patient', 'admin', 'user']],
  ['/user/sessions', 'Your sessions', ['patient']],
  ['/user/settings', 'Settings', ['patient']],
  ['/user/payments', 'Your payments', ['patient']],
  ['/user/records', 'Who reads your record', ['patient']],
  ['/user/today', 'Today', ['patient']],
  ['/user/plan', 'Plan', ['patient']],
  ['/user/progress', 'Progress', ['patient']],
  ['/user/measure', 'Measure', ['patient']],
  ['/admin', 'Dashboard', ['admin']],
  ['/admin/patient-record', 'Patient Records', ['admin']],
  ['/admin/pending-sessions', 'Pending Sessions', ['admin']],
  ['/admin/schedule', 'Schedule', ['admin']],
  ['/admin/missed-sessions', 'Missed Sessions', ['admin']],
  ['/admin/completed-sessions', 'Completed Sessions', ['admin']],
  ['/admin/payment', 'Payment Transactions', ['admin']],
  ['/admin/services', 'Services', ['admin']],
  ['/admin/change-usertype', 'Change Usertype', ['admin']],
  ['/admin/report', 'Report', ['admin']],
  ['/admin/profile', 'Profile', ['admin']],
  ['/admin/support', 'Support', ['admin']],
  ['/admin/common-resource', 'Common Resource', ['admin']],
  ['/admin/clinic', 'Clinic settings', ['admin']],
  ['/admin/clinic/special-days', 'Special days', ['admin']],
  ['/physio', 'Today', ['physiotherapist']],
  ['/physio/calendar', 'Calendar', ['physiotherapist']],
  ['/physio/patients', 'Patients', ['physiotherapist']],
  ['/physio/times', 'Your hours', ['physiotherapist']],
  ['/physio/notes', 'Notes to sign', ['physiotherapist']],
  ['/physio/unknown', 'Page Not Found', ['physiotherapist']],
  ['/physio/patients/p1', 'Patient', ['physiotherapist']],
  ['/doctor', 'Patients', ['doctor']],
  ['/doctor/patients/p1', 'Patient', ['doctor']],
  ['/doctor/unknown', 'Page Not Found', ['doctor']],
  ['/doctor/protocols', 'Protocols', ['doctor']],
  ['/doctor/protocols/v1', 'Protocol', ['doctor']],
  ['/admin/inbox', 'Inbox', ['admin']],
  ['/admin/messages', 'Messages', ['admin']],
  ['/admin/team', 'Team', ['admin']],
  ['/admin/team/u1', 'Member of the team', ['admin']],
  ['/admin/missed', 'Missed sessions to make up', ['admin']],
  ['/admin/reconciliation', 'Reconciliation', ['admin']],
  ['/admin/protocols', 'Protocols', ['admin']],
  ['/admin/protocols/v1', 'Protocol', ['admin']],
  ['/admin/protocols/v1/edit', 'Draft of a protocol', ['admin']],
  ['/admin/unknown', 'Page Not Found', ['admin']],
  ['/desk', 'Today', ['reception', 'admin']],
  ['/desk/calendar', 'Calendar', ['reception', 'admin']],
  ['/desk/patients', 'Patients', ['reception', 'admin']],
  ['/desk/patients/PT-000001', 'Patient', ['reception', 'admin']],
  ['/desk/payments', 'Payments', ['reception', 'admin']],
  ['/desk/requests', 'Requests', ['reception', 'admin']],
  ['/desk/missed', 'Missed sessions to make up', ['reception', 'admin']],
  ['/desk/inbox', 'Inbox', ['reception', 'admin']],
  ['/desk/messages', 'Messages', ['reception', 'admin']],
  ['/desk/unknown', 'Page Not Found', ['reception', 'admin']],
  ['/unknown', 'Page Not Found', everybody],
  ['/administrator', 'Page Not Found', everybody],
];

const serverFor = (visitor: Visitor) =>
  fakeServer({ Me: { data: { me: visitor === 'visitor' ? null : accounts[visitor] } } });

describe.each(everybody)('as %s', (visitor) => {
  it.each(table)(
    '%s shows "%s" to those who may see it, and / or the sign-in to others',
    async (path, heading, allowed) => {
      const router = renderRoute(path, serverFor(visitor));
      const mayEnter = allowed.includes(visitor);
      expect(
        await screen.findByRole('heading', { level: 1, name: mayEnter ? heading : home, hidden: true }),
      ).toBeVisible();
      // Nobody who may sign in for a page below /user/ is sent away without a word.
      const elsewhere = visitor === 'visitor' && path.startsWith('/user/') ? '/login' : '/';
      expect(router.state.location.pathname).toBe(mayEnter ? path : elsewhere);
    },
  );
});

describe('addresses that lead elsewhere', () => {
  it('/user-profile redirects to /user', async () => {
    const router = renderRoute('/user-profile', serverFor('patient'));
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(router.state.location.pathname).toBe('/user');
  });

  it('/signIn signs out and ends at the sign-in screen', async () => {
    const server = fakeServer({ Me: { data: { me: accounts.admin } }, Logout: { data: { logout: true } } });
    const router = renderRoute('/signIn', server);
    await screen.findByRole('dialog', { name: 'Sign in or sign up' });
    expect(router.state.location.pathname).toBe('/login');
    expect(server.calls.map(({ operation }) => operation)).toEqual(['Me', 'Logout']);
  });
});

describe('placeholders', () => {
  const labels = [
    ['/admin/missed-sessions', 'Missed Sessions'],
    ['/admin/completed-sessions', 'Completed Sessions'],
    ['/admin/services', 'Services'],
    ['/admin/change-usertype', 'Change Usertype'],
    ['/admin/report', 'Report'],
    ['/admin/support', 'Support'],
    ['/admin/common-resource', 'Common Resource'],
  ] as const;

  it.each(labels)('%s says "Content for %s will be added later"', async (path, label) => {
    renderRoute(path, serverFor('admin'));
    expect(await screen.findByText(`Content for ${label} will be added later`)).toBeVisible();
  });

  it.each([
    ['/admin/missed-sessions', /^Open the sessions to make up/, '/admin/missed'],
    ['/admin/completed-sessions', /^Open the schedule/, '/admin/schedule'],
  ])('%s leads to where its work is done', async (path, name, to) => {
    renderRoute(path, serverFor('admin'));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('/admin/services leads to the settings of the clinic', async () => {
    renderRoute('/admin/services', serverFor('admin'));
    expect(await screen.findByRole('link', { name: /^Open the clinic settings/ })).toHaveAttribute(
      'href',
      '/admin/clinic',
    );
  });

  it('/admin/report leads to the reports', async () => {
    renderRoute('/admin/report', serverFor('admin'));
    expect(await screen.findByRole('link', { name: /^Open the reports/ })).toHaveAttribute('href', '/admin/reports');
  });

  it('the 404 page offers the way home', async () => {
    renderRoute('/unknown', serverFor('visitor'));
    expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('each page names its browser tab', async () => {
    renderRoute('/pricing', serverFor('visitor'));
    await screen.findByRole('heading', { name: 'Pricing' });
    await waitFor(() => expect(document.title).toBe('Pricing | Post Surgery Physiotherapy'));
  });
});
