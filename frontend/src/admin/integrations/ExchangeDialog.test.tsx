import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Answer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

const exchange = (changes: object = {}) => ({
  __typename: 'Exchange',
  id: 'x1',
  at: '2026-11-18T11:00:00.000Z',
  door: 'HL7V2',
  clientId: null,
  clientName: 'City Hospital',
  interaction: 'ADT^A03',
  patientNumber: null,
  outcome: 'REFUSED',
  code: 'AE 204',
  parameters: [],
  requestId: 'r-1',
  ...changes,
});
const message = (changes: object = {}) => ({
  __typename: 'ExchangedMessage',
  id: 'm1',
  controlId: 'C-77',
  receivedAt: '2026-11-18T11:00:00.000Z',
  body: 'MSH|^~|ADT\nPID|||4711',
  answer: 'MSA|AE|C-77',
  code: 'AE 204',
  canReplay: true,
  ...changes,
});
const delivery = (changes: object = {}) => ({
  __typename: 'ExchangedDelivery',
  url: 'https://city.example/told',
  canReplay: true,
  delivery: {
    __typename: 'WebhookDelivery',
    id: 'd1',
    event: 'patient.updated',
    status: 'FAILED',
    attempts: 2,
    resource: 'Patient',
    resourceId: 'p1',
    createdAt: '2026-11-18T10:00:00.000Z',
    nextAttemptAt: null,
    code: '500',
  },
  tries: ['11:00', '10:59'].map((time) => ({
    __typename: 'ExchangeAttempt',
    at: `2026-11-18T${time}:00.000Z`,
    outcome: 'FAILED',
    code: '500',
  })),
  ...changes,
});

async function look(
  details: { message?: object | null; delivery?: object | null } | Error,
  more: Record<string, Answer> = {},
  row = exchange(),
) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SmartClients: { data: { smartClients: [] } },
    Exchanges: {
      data: {
        exchanges: { __typename: 'ExchangeConnection', edges: [{ __typename: 'ExchangeEdge', node: row }], pageInfo },
      },
    },
    ExchangeDetails:
      details instanceof Error
        ? details
        : {
            data: {
              exchange: { __typename: 'ExchangeDetails', exchange: row, message: null, delivery: null, ...details },
            },
          },
    ...more,
  });
  renderRoute('/admin/exchanges', server);
  await userEvent.click(await screen.findByRole('button', { name: /^Look into/ }));
  await screen.findByRole('dialog');
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

describe('an exchange that is looked into', () => {
  it('of HL7 v2 shows the message and its answer, and is applied again', async () => {
    const asked = await look(
      { message: message() },
      { ReplayMessage: { data: { replayMessage: message({ code: 'AA', canReplay: false }) } } },
    );
    expect(await screen.findByLabelText('Message')).toHaveTextContent('PID|||4711');
    expect(screen.getByLabelText('Answer')).toHaveTextContent('MSA|AE|C-77');
    await userEvent.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(await screen.findByText('The message is applied.')).toBeVisible();
    expect(asked('ReplayMessage')).toEqual([{ id: 'm1' }]);
    expect(asked('ExchangeDetails').length).toBeGreaterThan(1);
  });

  it('says when the message is refused again, and why it could not be tried', async () => {
    await look({ message: message() }, { ReplayMessage: { data: { replayMessage: message() } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply again' }));
    expect(await screen.findByText('The message was refused again (AE 204).')).toBeVisible();
  });

  it('keeps no button where nothing can be done again, and says that a text was emptied', async () => {
    await look({ message: message({ body: null, canReplay: false }) });
    expect(await screen.findByText(/was emptied/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull();
  });

  it('of a webhook has its tries, and is sent again', async () => {
    const { delivery: one } = delivery();
    const asked = await look({ delivery: delivery() }, { ReplayWebhook: { data: { replayWebhook: one } } });
    expect(await screen.findByText('https://city.example/told')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Tries' })).toHaveTextContent(/4:30 pm IST.*Failed \(500\).*4:29 pm IST/);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('It is sent again, under the same id.')).toBeVisible();
    expect(asked('ReplayWebhook')).toEqual([{ id: 'd1' }]);
  });

  it('of FHIR says that nothing more is kept, and a failure is told', async () => {
    await look({}, {}, exchange({ door: 'FHIR', interaction: 'Patient.search', parameters: ['name'] }));
    expect(await screen.findByText(/Nothing more is kept/)).toBeVisible();
  });

  it('says why it could not be looked into', async () => {
    await look(new TypeError('no'));
    expect(await screen.findByText(/Failed to look into it/)).toBeVisible();
  });
});
