import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ApiKeyRowFragment } from './gql/generated';

const key = (changes: Partial<ApiKeyRowFragment> = {}) => ({
  __typename: 'ApiKey',
  id: 'Ab3dEf7h',
  name: 'Hospital ward 3',
  scopes: ['PATIENTS_READ', 'APPOINTMENTS_READ'] as const,
  createdAt: '2026-11-01T11:00:00.000Z',
  expiresAt: '2027-01-31T18:30:00.000Z',
  lastUsedAt: '2026-11-18T11:00:00.000Z',
  owner: 'Anita Verma',
  clientName: null,
  ...changes,
});
const unused = key({
  id: 'Zz9dEf7h',
  name: 'Accounts',
  scopes: ['PAYMENTS_READ'],
  lastUsedAt: null,
  owner: 'Zoya Irani',
  clientName: 'City Hospital',
});

function openKeys(answers: Parameters<typeof fakeServer>[0] = {}, search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    ApiKeys: { data: { apiKeys: [key(), unused] } },
    KeyClients: { data: { smartClients: [{ __typename: 'SmartClient', id: 'c1', name: 'City Hospital' }] } },
    ...answers,
  });
  const router = renderRoute(`/admin/api-keys${search}`, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () => screen.queryAllByRole('button', { name: /^Revoke / }).map((button) => button.ariaLabel);

describe('the list of keys', () => {
  it('says what each may do, who made it, when it was last used and when it ends', async () => {
    openKeys();
    const [row] = await screen.findAllByRole('row', { name: /Hospital ward 3/ });
    expect(row).toHaveTextContent(
      /psp_live_Ab3dEf7h_….*Anita Verma.*The clinic.*Read patient records, Read sessions.*1 Nov 2026.*18 Nov 2026.*1 Feb 2027/,
    );
    expect(screen.getByRole('row', { name: /Accounts/ })).toHaveTextContent(
      /Zoya Irani.*City Hospital.*Read payments.*Never/,
    );
    expect(screen.getByText('2 keys')).toBeVisible();
  });

  it('is narrowed by what the address says, and writes there what is chosen and typed', async () => {
    const { router } = openKeys({}, '?scope=PAYMENTS_READ');
    await screen.findByText('1 key');
    expect(names()).toEqual(['Revoke Accounts']);
    await router.navigate('/admin/api-keys?use=used');
    await waitFor(() => expect(names()).toEqual(['Revoke Hospital ward 3']));
    await router.navigate('/admin/api-keys');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or who made it' }), 'zoya{Enter}');
    await waitFor(() => expect(names()).toEqual(['Revoke Accounts']));
    expect(router.state.location.search).toBe('?search=zoya');
    await router.navigate('/admin/api-keys?search=zoya&use=used');
    expect(await screen.findByText('No key is like that.')).toBeVisible();
  });

  it('says that there is none, and why it could not be loaded', async () => {
    openKeys({ ApiKeys: { data: { apiKeys: [] } } });
    expect(await screen.findByText('No program has a key.')).toBeVisible();
    openKeys({ ApiKeys: new TypeError('no') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the API keys');
  });
});

describe('a key', () => {
  it('is revoked after a question; a refusal is said', async () => {
    let isGone = true;
    const { asked } = openKeys({
      RevokeApiKey: () => (isGone ? refusal('This key has gone.', 'NOT_FOUND') : { data: { revokeApiKey: true } }),
    });
    await press('Revoke Accounts');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the key' }));
    expect(dialog.getByText('Made by Zoya Irani', { exact: false })).toBeInTheDocument();
    expect(asked('RevokeApiKey')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to revoke the key. This key has gone.');
    isGone = false;
    const read = asked('ApiKeys').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Accounts was revoked.')).toBeVisible();
    expect(asked('RevokeApiKey').at(-1)).toEqual({ id: 'Zz9dEf7h' });
    await waitFor(() => expect(asked('ApiKeys').length).toBeGreaterThan(read));
  });

  it('is made until the end of its last day, shown once, and gone with its dialog', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:29:00Z') });
    const secret = 'psp_live_Nn1dEf7h_secret';
    const { asked } = openKeys({
      CreateApiKey: {
        data: {
          createApiKey: {
            __typename: 'CreatedApiKey',
            secret,
            apiKey: { __typename: 'ApiKey', id: 'Nn1dEf7h', name: 'Ward' },
          },
        },
      },
    });
    await press('Make a key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
    expect(await dialog.findByText('Choose at least one')).toBeVisible();
    expect(asked('CreateApiKey')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('What it is for'), 'Ward');
    await userEvent.click(dialog.getByLabelText('Read sessions'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Whose program it is' }));
    await userEvent.click(await screen.findByTitle('City Hospital'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Copy the key now' }));
    await waitFor(() => expect(shown.getByText(secret)).toBeVisible());
    expect(asked('CreateApiKey')).toEqual([
      { input: { name: 'Ward', scopes: ['APPOINTMENTS_READ'], expiresAt: '2027-02-19T18:30:00.000Z', clientId: 'c1' } },
    ]);
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await dialogsGone();
    expect(screen.queryByText(secret)).toBeNull();
    vi.useRealTimers();
  });
});
