import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRouter, routerAt } from '../../test/render-route';
import { ApolloArea } from '../auth/ApolloArea';
import { WhatsAppCard } from './WhatsAppCard';

const consent = (changes: object = {}) => ({
  __typename: 'ChannelConsent',
  channel: 'WHATSAPP',
  given: false,
  at: null,
  by: null,
  words: 'Asha may write by WhatsApp.',
  reaches: true,
  ...changes,
});
const consents = (...channelConsents: object[]) => ({ data: { channelConsents } });

function open(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: accounts.admin } }, ...answers });
  const element = (
    <>
      <p>The page</p>
      <ApolloArea>
        <WhatsAppCard patientId="patient-1" />
      </ApolloArea>
    </>
  );
  renderRouter(routerAt('/', [{ path: '/', element }]), server);
  return server.calls;
}
const box = () => screen.findByRole('checkbox', { name: 'Asha may write by WhatsApp.' });

it.each([
  ['it is not set up', consents(consent({ channel: 'EMAIL' }))],
  ['it cannot reach the patient', consents(consent({ reaches: false }))],
])('nothing is asked where %s', async (_what, PatientChannelConsents) => {
  const calls = open({ PatientChannelConsents });
  expect(await screen.findByText('The page')).toBeVisible();
  await expect.poll(() => calls.map(({ operation }) => operation)).toContain('PatientChannelConsents');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('the box is empty until the patient says so, and is saved for the patient', async () => {
  let given = false;
  const calls = open({
    PatientChannelConsents: () => consents(consent(given ? { given, at: '2026-11-20T06:30:00.000Z', by: 'DESK' } : {})),
    SetPatientChannelConsent: () => {
      given = true;
      return { data: { setChannelConsent: { __typename: 'ChannelConsent', given } } };
    },
  });
  expect(await box()).not.toBeChecked();
  expect(screen.getByText('Nothing has been said yet.')).toBeVisible();
  await userEvent.click(await box());
  expect(await screen.findByText(/^Yes, said at the front desk on/)).toBeVisible();
  expect(await box()).toBeChecked();
  expect(calls.find(({ operation }) => operation === 'SetPatientChannelConsent')?.variables).toEqual({
    patientId: 'patient-1',
    channel: 'WHATSAPP',
    given: true,
  });
});

it('STOP is named; what could not be saved is said, and the box stays', async () => {
  open({
    PatientChannelConsents: consents(consent({ at: '2026-11-20T06:30:00.000Z', by: 'STOP' })),
    SetPatientChannelConsent: refusal('The clinic sends nothing by WhatsApp.', 'WRONG_STATE'),
  });
  expect(await screen.findByText(/^No, said by a message that says STOP on/)).toBeVisible();
  await userEvent.click(await box());
  expect(await screen.findByText(/The consent could not be saved/)).toBeVisible();
  expect(await box()).not.toBeChecked();
});
