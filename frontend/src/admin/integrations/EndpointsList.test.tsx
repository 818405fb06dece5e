import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { WebhookDeliveryRowFragment, WebhookEndpointRowFragment } from './gql/generated';

const id = '0190a0a0-0000-7000-8000-000000000009';
const clientId = '0190a0a0-0000-7000-8000-000000000001';
const secret = 'whsec_c2VjcmV0';
const endpoint = (changes: Partial<WebhookEndpointRowFragment> = {}) => ({
  __typename: 'WebhookEndpoint',
  id,
  clientName: 'City Hospital',
  url: 'https://city.example/told',
  events: ['patient.updated', 'consent.revoked'],
  createdAt: '2026-11-01T11:00:00.000Z',
  endedAt: null,
  endReason: null,
  canSign: true,
  ...changes,
});
const delivery = (changes: Partial<WebhookDeliveryRowFragment> = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'd1',
  event: 'patient.updated',
  status: 'DELIVERED' as const,
  attempts: 1,
  resource: 'Patient',
  resourceId: 'p1',
  createdAt: '2026-11-18T11:00:00.000Z',
  nextAttemptAt: null,
  code: '204',
  ...changes,
});
const client = {
  __typename: 'SmartClient',
  id: clientId,
  name: 'City Hospital',
  purpose: 'TREATMENT',
  reach: 'CONSENTED',
  scopes: ['system/*.rs'],
  jwksUrl: null,
  createdAt: '2026-11-01T11:00:00.000Z',
  lastUsedAt: null,
};

function openPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SmartClients: { data: { smartClients: [client] } },
    HospitalReadiness: { data: { hospitalReadiness: [] } },
    Hl7Sources: { data: { hl7Sources: [] } },
    WebhookEndpoints: { data: { webhookEndpoints: [endpoint()] } },
    ...answers,
  });
  renderRoute('/admin/integrations', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const listOfWebhooks = async () => within(await screen.findByRole('region', { name: 'Webhook list' }));

describe('the list of webhooks', () => {
  it('says who is told of what, and why one is told no more', async () => {
    const answers = [
      endpoint(),
      endpoint({ id: 'b', clientName: 'Ward', endedAt: '2026-11-18T11:00:00.000Z', endReason: 'GONE' }),
      endpoint({ id: 'c', clientName: 'Archive', canSign: false }),
    ];
    openPage({ WebhookEndpoints: { data: { webhookEndpoints: answers } } });
    const list = await listOfWebhooks();
    expect(await list.findByRole('row', { name: /City Hospital/ })).toHaveTextContent(
      /https:\/\/city\.example\/told.*patient\.updated, consent\.revoked.*1 Nov 2026.*Live/,
    );
    const ended = list.getByRole('row', { name: /Ward/ });
    expect(ended).toHaveTextContent(/Ended by its own answer \(410\), 18 Nov 2026/);
    expect(within(ended).queryByRole('button', { name: /^End/ })).toBeNull();
    expect(list.getByRole('row', { name: /Archive/ })).toHaveTextContent(/SMART_SIGNING_KEY was changed/);
    expect(list.getByText('3 webhooks')).toBeVisible();
  });

  it('says that there is none, and why it could not be loaded', async () => {
    openPage({ WebhookEndpoints: { data: { webhookEndpoints: [] } } });
    expect(await screen.findByText('Nobody is told of changes.')).toBeVisible();
    openPage({ WebhookEndpoints: new TypeError('no') });
    expect(await screen.findByText(/^Failed to fetch the webhooks/)).toBeVisible();
  });
});

describe('a webhook', () => {
  it('is made for a client; a refusal stays beside what was typed, and the secret is shown once', async () => {
    let isGood = false;
    const sentence = 'Please give a public https address.';
    const refused = {
      errors: [{ message: sentence, extensions: { code: 'BAD_INPUT', requestId: 'test', fields: { url: sentence } } }],
    };
    const made = { __typename: 'CreatedWebhookEndpoint', secret, endpoint: endpoint() };
    const asked = openPage({
      CreateWebhookEndpoint: () => (isGood ? { data: { createWebhookEndpoint: made } } : refused),
    });
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Make a webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a webhook' }));
    await user.click(await dialog.findByRole('button', { name: 'Make' }));
    expect(await dialog.findByText('Choose a client')).toBeVisible();
    await user.click(dialog.getByLabelText('Who is told'));
    await user.click(await screen.findByTitle('City Hospital'));
    await user.type(dialog.getByLabelText('At which address'), 'https://localhost/told');
    await user.click(dialog.getByRole('checkbox', { name: 'A session changed' }));
    await user.click(dialog.getByRole('button', { name: 'Make' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByLabelText('At which address')).toHaveValue('https://localhost/told');
    isGood = true;
    await user.click(dialog.getByRole('button', { name: 'Make' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Copy the secret now' }));
    await waitFor(() => expect(shown.getByText(secret)).toBeVisible());
    expect(asked('CreateWebhookEndpoint').at(-1)).toEqual({
      input: { clientId, url: 'https://localhost/told', events: ['patient.updated', 'consent.revoked'] },
    });
    await user.click(shown.getByRole('button', { name: 'Copy the secret' }));
    expect(writeText).toHaveBeenCalledWith(secret);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await dialogsGone();
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('shows what it was told, and tells it again', async () => {
    const deliveries = [
      delivery(),
      delivery({ id: 'd2', status: 'PENDING', attempts: 2, code: '503', nextAttemptAt: '2026-11-18T11:05:00.000Z' }),
      delivery({ id: 'd3', event: 'consent.revoked', status: 'FAILED', attempts: 10, code: 'no answer' }),
    ];
    const asked = openPage({
      WebhookDeliveries: { data: { webhookDeliveries: deliveries } },
      ReplayWebhooks: { data: { replayWebhooks: 3 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'What City Hospital was told' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What it was told' }));
    const [, first, second, third] = await dialog.findAllByRole('row', { name: /./ });
    expect(first).toHaveTextContent(/A record changed\s*Patient\/p1.*Delivered \(204\)/);
    expect(second).toHaveTextContent(/Waits \(503\), next try.*2$/);
    expect(third).toHaveTextContent(/A patient withdrew a consent.*Failed \(no answer\).*10$/);
    expect(asked('WebhookDeliveries')).toEqual([{ endpointId: id, first: 50 }]);
    const before = Date.now();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('3 are sent again.')).toBeVisible();
    const [{ since } = { since: '' }] = asked('ReplayWebhooks') as { since: string }[];
    expect(Math.abs(Date.parse(since) - (before - 3_600_000))).toBeLessThan(60_000);
    await waitFor(() => expect(asked('WebhookDeliveries')).toHaveLength(2));
  });

  it('is ended after a question', async () => {
    const asked = openPage({ EndWebhookEndpoint: { data: { endWebhookEndpoint: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'End the endpoint of City Hospital' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the webhook' }));
    expect(dialog.getByText('https://city.example/told')).toBeVisible();
    expect(asked('EndWebhookEndpoint')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    expect(await screen.findByText('City Hospital is told no more at this address.')).toBeVisible();
    expect(asked('EndWebhookEndpoint')).toEqual([{ id }]);
    await waitFor(() => expect(asked('WebhookEndpoints').length).toBeGreaterThan(1));
  });
});
