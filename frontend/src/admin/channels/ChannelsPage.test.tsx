import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { ChannelRowFragment } from './gql/generated';

const channel = (changes: Partial<ChannelRowFragment> = {}) => ({
  __typename: 'ChannelStatus',
  channel: 'SMS',
  provider: 'exotel',
  rank: 1,
  isPaused: false,
  takenAt: '2026-11-01T11:00:00.000Z',
  failedAt: null,
  failure: null,
  credit: 123_450,
  isCreditLow: false,
  ...changes,
});
const second = channel({ provider: 'msg91', rank: 2, takenAt: null, credit: null });

function openPage(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Channels: { data: { channels: [channel(), second] } },
    ...answers,
  });
  renderRoute('/admin/channels', server);
  return (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}
const rowOf = async (name: RegExp) => {
  const list = within(await screen.findByRole('region', { name: 'Provider list' }));
  return list.findByRole('row', { name });
};

it('lists the providers in their order, with how they do', async () => {
  openPage();
  expect(await rowOf(/Exotel/)).toHaveTextContent(/primary.*Works.*1 Nov.*–.*₹1,234\.50/);
  expect(await rowOf(/MSG91/)).toHaveTextContent(/fallback.*Not used yet.*Not reported/);
});

it.each<[Partial<ChannelRowFragment>, RegExp]>([
  [
    { isPaused: true, failedAt: '2026-11-02T11:00:00.000Z', failure: 'Exotel answered 503.' },
    /Paused.*Exotel answered 503\./,
  ],
  [{ failedAt: '2026-11-02T11:00:00.000Z', failure: 'Exotel answered 503.' }, /Failed last/],
  [{ failedAt: '2026-10-02T11:00:00.000Z', failure: 'Exotel answered 503.' }, /Works/],
  [{ credit: 900, isCreditLow: true }, /₹9\.00, low/],
  [{ credit: null, isCreditLow: true }, /Used up/],
])('a provider with %j', async (changes, text) => {
  openPage({ Channels: { data: { channels: [channel(changes)] } } });
  expect(await rowOf(/Exotel/)).toHaveTextContent(text);
});

it.each([
  [true, 'Exotel accepted the test after 1.2 seconds. It goes to your own number.'],
  [false, 'The test was not accepted: Exotel answered 503.'],
])('a test that was taken: %j', async (isTaken, text) => {
  const sendTestMessage = { isTaken, sentence: 'Exotel answered 503.', milliseconds: 1_234 };
  const asked = openPage({ SendTestMessage: { data: { sendTestMessage } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test by Exotel' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(asked('SendTestMessage')).toEqual([{ channel: 'SMS', provider: 'exotel' }]);
  expect(asked('Channels')).toHaveLength(2);
});

it('WhatsApp is listed as what it is, and tested', async () => {
  const whatsApp = channel({ channel: 'WHATSAPP', provider: 'meta', credit: null });
  const sendTestMessage = { isTaken: true, sentence: 'WhatsApp answered 200.', milliseconds: 400 };
  const asked = openPage({
    Channels: { data: { channels: [channel(), whatsApp] } },
    SendTestMessage: { data: { sendTestMessage } },
  });
  expect(await rowOf(/WhatsApp/)).toHaveTextContent(/messages to those who said yes.*Works.*Not reported/);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test by WhatsApp' }));
  expect(
    await screen.findByText('WhatsApp accepted the test after 0.4 seconds. It goes to your own number.'),
  ).toBeVisible();
  expect(asked('SendTestMessage')).toEqual([{ channel: 'WHATSAPP', provider: 'meta' }]);
});
