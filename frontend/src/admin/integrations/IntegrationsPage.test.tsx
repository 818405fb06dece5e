import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { SmartClientRowFragment } from './gql/generated';

const id = '0190a0a0-0000-7000-8000-000000000001';
const client = (changes: Partial<SmartClientRowFragment> = {}) => ({
  __typename: 'SmartClient',
  id,
  name: 'City Hospital',
  purpose: 'TREATMENT' as const,
  reach: 'CONSENTED' as const,
  scopes: ['system/Patient.rs'],
  jwksUrl: null,
  createdAt: '2026-11-01T11:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});

const readiness = [
  { __typename: 'Readiness', check: 'ADDRESS', isMet: true, found: 'https://clinic.example' },
  { __typename: 'Readiness', check: 'SIGNING_KEY', isMet: false, found: null },
];

function openPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SmartClients: { data: { smartClients: [client()] } },
    HospitalReadiness: { data: { hospitalReadiness: readiness } },
    Hl7Sources: { data: { hl7Sources: [] } },
    WebhookEndpoints: { data: { webhookEndpoints: [] } },
    ...answers,
  });
  renderRoute('/admin/integrations', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const sentence = 'This is a private key.';
const extensions = { code: 'BAD_INPUT', requestId: 'test', fields: { jwks: sentence } };
const refusedKey = { errors: [{ message: sentence, extensions }] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of clients', () => {
  it('says what each may do, whom it reaches, for what, and when it last signed in', async () => {
    const own = client({
      id: 'b',
      name: 'Our own archive',
      reach: 'ALL_BUT_REFUSED',
      purpose: 'OPERATIONS',
      jwksUrl: 'https://own.example/jwks',
      lastUsedAt: '2026-11-18T11:00:00.000Z',
    });
    openPage({ SmartClients: { data: { smartClients: [client(), own] } } });
    const [row] = await screen.findAllByRole('row', { name: /City Hospital/ });
    expect(row).toHaveTextContent(
      /0190a0a0.*system\/Patient\.rs.*Patients who consented.*Treatment.*Given with the registration.*1 Nov 2026.*Never/,
    );
    expect(screen.getByRole('row', { name: /Our own archive/ })).toHaveTextContent(
      /All patients but those who refused.*Operations.*https:\/\/own\.example\/jwks.*18 Nov 2026/,
    );
    expect(screen.getByText('2 clients')).toBeVisible();
  });

  it('says that there is none, and why it could not be loaded', async () => {
    openPage({ SmartClients: { data: { smartClients: [] } } });
    expect(await screen.findByText("No hospital's system is registered.")).toBeVisible();
    openPage({ SmartClients: new TypeError('no') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the clients');
  });
});

it('says what a hospital needs before it can connect, and what to do where it is missing', async () => {
  openPage();
  const list = within(await screen.findByRole('list', { name: 'Readiness' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Met Public address https://clinic.example',
    'Missing Key for tokens Set SMART_SIGNING_KEY to a long secret and start the server again.',
  ]);
  openPage({ HospitalReadiness: new TypeError('no') });
  expect(await screen.findByText(/^Failed to check what a hospital needs/)).toBeVisible();
});

describe('a client', () => {
  it('is registered with its keys: a refusal stays beside what was typed, and what the hospital needs is shown', async () => {
    let isGood = false;
    const asked = openPage({
      CreateSmartClient: () =>
        isGood ? { data: { createSmartClient: { __typename: 'SmartClient', id, name: 'Ward' } } } : refusedKey,
    });
    await press('Register a client');
    const dialog = within(await screen.findByRole('dialog', { name: 'Register a client' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'Ward');
    const keys = dialog.getByLabelText('Public keys (JWK set)');
    await userEvent.click(keys);
    await userEvent.paste('{"keys": []}');
    await userEvent.click(dialog.getByLabelText('Systems of its identifiers'));
    await userEvent.paste('https://a.example/mrn\nhttps://b.example/mrn');
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    expect(await dialog.findByText('This is a private key.')).toBeVisible();
    expect(keys).toHaveValue('{"keys": []}');
    isGood = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Tell the hospital' }));
    await waitFor(() => expect(shown.getByText(id)).toBeVisible());
    expect(shown.getByText(`${window.location.origin}/oauth2/token`)).toBeVisible();
    expect(asked('CreateSmartClient').at(-1)).toEqual({
      input: {
        name: 'Ward',
        purpose: 'TREATMENT',
        reach: 'CONSENTED',
        scopes: ['system/Patient.rs'],
        jwks: '{"keys": []}',
        jwksUrl: null,
        identifierSystems: ['https://a.example/mrn', 'https://b.example/mrn'],
      },
    });
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await dialogsGone();
  });

  it('is revoked after a question, and the list is read again', async () => {
    const asked = openPage({ RevokeSmartClient: { data: { revokeSmartClient: true } } });
    await press('Revoke City Hospital');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the client' }));
    expect(asked('RevokeSmartClient')).toEqual([]);
    const read = asked('SmartClients').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('City Hospital was revoked.')).toBeVisible();
    expect(asked('RevokeSmartClient')).toEqual([{ id }]);
    await waitFor(() => expect(asked('SmartClients').length).toBeGreaterThan(read));
  });
});
