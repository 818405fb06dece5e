import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { AccountRowFragment } from './gql/generated';

const account = (changes: Partial<AccountRowFragment> = {}) => ({
  __typename: 'Account',
  id: 'u-ravi',
  fullName: 'Ravi Kumar',
  mobileNumber: '+919876543211',
  userType: 'PATIENT' as const,
  disabled: false,
  lastLogin: '2026-11-18T11:00:00.000Z',
  birthYearDueSince: null,
  createdAt: '2026-11-01T11:00:00.000Z',
  patientNumber: 'PT-000012',
  liveSessions: 2,
  ...changes,
});
const own = account({ id: accounts.admin.id, fullName: 'Anita Verma', userType: 'ADMIN', patientNumber: null });
const nameless = account({
  id: 'u-new',
  fullName: '',
  mobileNumber: '+919876543212',
  lastLogin: null,
  liveSessions: 0,
});

function openAccounts(rows = [own, nameless, account()], answers: Parameters<typeof fakeServer>[0] = {}, search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Accounts: ({ page, limit }) => ({
      data: { users: { __typename: 'UserPage', users: rows, total: rows.length, page, limit } },
    }),
    ...answers,
  });
  const router = renderRoute(`/admin/accounts${search}`, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const row = async (name: RegExp) => screen.findByRole('row', { name });

describe('the list of accounts', () => {
  it('says that a sign-in waits for the year of birth, and opens the account under a confirmation', async () => {
    const waits = account({ birthYearDueSince: '2026-11-20T05:30:00.000Z', patientNumber: null });
    const { asked } = openAccounts([own, waits, nameless], { OpenAccount: { data: { liftBirthYearCheck: true } } });
    expect(await row(/Ravi Kumar/)).toHaveTextContent('Waits for the year of birth');
    expect(screen.getAllByText('Open')).toHaveLength(1);
    await press('Open the account of Ravi Kumar');
    await press('Open the account');
    await waitFor(() => expect(asked('OpenAccount')).toEqual([{ userId: 'u-ravi' }]));
  });

  it('says who can sign in as what, where they are signed in, and leads to the record', async () => {
    openAccounts([own, nameless, account({ disabled: true, liveSessions: 1 })]);
    const ravi = await row(/Ravi Kumar/);
    expect(ravi).toHaveTextContent(/\+91 98765 43211Patient1 Nov 202618 Nov 2026Signed in: 1 browser.*Switched off/);
    expect(within(ravi).getByRole('link')).toHaveAttribute('href', '/admin/patients/PT-000012');
    expect(await row(/98765 43212/)).toHaveTextContent(/^N\/A.*NeverSigned in nowhere.*Can sign in/);
    expect(screen.getByText('3 accounts, showing 1 to 3')).toBeVisible();
  });

  it('is narrowed by what the address says, and writes there what is chosen and typed', async () => {
    const { router, asked } = openAccounts(undefined, {}, '?type=DOCTOR&status=off&page=2');
    await row(/Ravi Kumar/);
    expect(asked('Accounts')[0]).toEqual({ filter: { userType: 'DOCTOR', disabled: true }, page: 2, limit: 20 });
    await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByTitle('Admin'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or number' }), ' 98765 ');
    await waitFor(() => expect(router.state.location.search).toBe('?search=98765&type=ADMIN&status=off'));
    await waitFor(() =>
      expect(asked('Accounts').at(-1)).toEqual({
        filter: { search: '98765', userType: 'ADMIN', disabled: true },
        page: 1,
        limit: 20,
      }),
    );
    await router.navigate('/admin/accounts?search=Ravi');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Ravi'));
  });

  it('shows alone who waits for the year of birth', async () => {
    const { router, asked } = openAccounts();
    await row(/Ravi Kumar/);
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByTitle('Waits for the year of birth'));
    await waitFor(() => expect(router.state.location.search).toBe('?status=waits'));
    await waitFor(() => expect(asked('Accounts').at(-1)).toMatchObject({ filter: { birthYearDue: true } }));
  });

  it('takes what is typed at once with Enter', async () => {
    const { router } = openAccounts();
    await userEvent.type(await screen.findByRole('searchbox'), 'Ravi{Enter}');
    expect(router.state.location.search).toBe('?search=Ravi');
  });

  it('says why it could not be loaded, and when nothing is like that', async () => {
    openAccounts([]);
    expect(await screen.findByText('No account is like that.')).toBeVisible();
    openAccounts([], { Accounts: new TypeError('no') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the accounts');
  });
});

describe('an account', () => {
  it("of one's own is not changed here", async () => {
    openAccounts([own]);
    const mine = await row(/Anita Verma/);
    expect(mine).toHaveTextContent('Your own');
    expect(within(mine).queryByRole('button')).toBeNull();
  });

  it('gets another type, never the one that it has', async () => {
    const { asked } = openAccounts(undefined, {
      SetAccountType: { data: { setUserType: { __typename: 'User', id: 'u-ravi' } } },
    });
    await press('Change type of Ravi Kumar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the user type' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change type' }));
    expect(await dialog.findByText('Choose another type')).toBeVisible();
    expect(asked('SetAccountType')).toEqual([]);
    await userEvent.click(dialog.getByText('User', { exact: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change type' }));
    expect(await screen.findByText('Ravi Kumar is of type User now.')).toBeVisible();
    expect(asked('SetAccountType')).toEqual([{ userId: 'u-ravi', userType: 'USER' }]);
    await waitFor(() => expect(asked('Accounts')).toHaveLength(2));
  });

  it('is switched off after a question; a refusal, such as of the last admin, is said', async () => {
    const { asked } = openAccounts(undefined, {
      SetMemberDisabled: refusal('This is the last admin who can sign in.', 'WRONG_STATE'),
    });
    await press('Switch off +91 98765 43212');
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch off' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to switch off. This is the last admin who can sign in.',
    );
    expect(asked('SetMemberDisabled')).toEqual([{ userId: 'u-new', disabled: true }]);
  });

  it('is signed out everywhere, which the list shows, and not where it is signed in nowhere', async () => {
    const { asked } = openAccounts(undefined, { EndSessionsOfMember: { data: { endSessionsOf: 2 } } });
    await row(/Ravi Kumar/);
    expect(screen.queryByRole('button', { name: 'Sign out +91 98765 43212 everywhere' })).toBeNull();
    await press('Sign out Ravi Kumar everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Ravi Kumar was signed out everywhere.')).toBeVisible();
    await dialogsGone();
    await waitFor(() => expect(asked('Accounts')).toHaveLength(2));
  });
});
