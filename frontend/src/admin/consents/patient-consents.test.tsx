import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';

const client = (id: string, name: string, reach: string) => ({
  __typename: 'SmartClient',
  id,
  name,
  purpose: 'TREATMENT',
  reach,
});
const clients = [
  client('c1', 'City Hospital', 'CONSENTED'),
  client('c2', 'Our archive', 'ALL_BUT_REFUSED'),
  client('c3', 'Ward', 'CONSENTED'),
];
const standing = (clientId: string, changes: object = {}, recordedByName: string | null = 'Asha Verma') => ({
  __typename: 'ListedConsent',
  recordedByName,
  consent: {
    __typename: 'HospitalConsent',
    id: `k-${clientId}`,
    clientId,
    decision: 'PERMIT',
    until: '2027-06-30T18:30:00.000Z',
    createdAt: '2026-11-18T11:00:00.000Z',
    saidBy: 'DESK',
    ...changes,
  },
});
const theirs = standing('c3', { decision: 'DENY', saidBy: 'PATIENT', until: null }, 'Sunita Yadav');
const answerOf = (...consents: readonly object[]): Answer => ({ data: { smartClients: clients, consents } });

const noAbha: Answer = { data: { patientOverview: { __typename: 'PatientOverview', abha: null } } };

async function openConsents(answers: Parameters<typeof openPage>[0] = {}) {
  const { calls } = openPage(
    { ...pageOf(overview), PatientConsents: answerOf(standing('c1'), theirs), AbhaOfPatient: noAbha, ...answers },
    '?tab=consents',
  );
  const asked = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { asked, part: within(await screen.findByRole('region', { name: 'Consents' })) };
}

describe('the consents of a patient', () => {
  it('say of each system what stands, who recorded it and until when', async () => {
    const { asked, part } = await openConsents();
    const rows = within(await part.findByRole('list', { name: 'Consents' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'City Hospital Treatment AllowedAt the desk, by Asha Verma, 18 Nov 2026, 4:30 pm IST, until 30 Jun 2027RecordWithdraw',
      'Our archive Treatment Nothing saidIt sees this record, unless the patient refuses.Record',
      'Ward Treatment RefusedBy the patient, 18 Nov 2026, 4:30 pm IST, until withdrawnThey alone can allow it again, in their own account.',
    ]);
    expect(asked('PatientConsents')).toEqual([{ patientId: 'p1' }]);
  });

  it('say that no system is registered, and why they could not be loaded', async () => {
    const none = await openConsents({ PatientConsents: { data: { smartClients: [], consents: [] } } });
    expect(await none.part.findByText("No hospital's system is registered.")).toBeVisible();
    openPage({ ...pageOf(overview), PatientConsents: new TypeError('no') }, '?tab=consents');
    expect(await screen.findByText(/^Failed to fetch the consents/)).toBeVisible();
  });

  it('are recorded, the last day included, and read again; a refusal of the server stays beside what was chosen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:30:00Z') });
    const answers: Answer[] = [
      refusal('The patient refused this themselves.', 'WRONG_STATE'),
      { data: { recordConsent: { __typename: 'HospitalConsent', id: 'k1' } } },
    ];
    const { asked, part } = await openConsents({
      RecordConsent: () => answers.shift() ?? new Error('asked too often'),
    });
    await userEvent.click(await part.findByRole('button', { name: 'Record what was said of Our archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record what the patient said' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('Choose what was said')).toBeVisible();
    await userEvent.click(dialog.getByText('It may not'));
    await userEvent.type(dialog.getByLabelText('Until (optional)'), '2026-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText(/The patient refused this themselves/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('What was said of Our archive was recorded.')).toBeVisible();
    await dialogsGone();
    expect(asked('RecordConsent').at(-1)).toEqual({
      input: { clientId: 'c2', patientId: 'p1', decision: 'DENY', until: '2026-12-31T18:30:00.000Z' },
    });
    await waitFor(() => expect(asked('PatientConsents').length).toBeGreaterThan(1));
    vi.useRealTimers();
  });

  it('are withdrawn after a question, and a patient’s own refusal is not', async () => {
    const { asked, part } = await openConsents({ RevokeConsent: { data: { revokeConsent: true } } });
    await userEvent.click(await part.findByRole('button', { name: 'Withdraw, City Hospital' }));
    expect(part.queryByRole('button', { name: 'Withdraw, Ward' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the consent' }));
    expect(asked('RevokeConsent')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The consent was withdrawn.')).toBeVisible();
    await dialogsGone();
    expect(asked('RevokeConsent')).toEqual([{ id: 'k-c1' }]);
  });
});

describe('the consents to treatment of a patient', () => {
  const signed = {
    __typename: 'TreatmentConsent',
    id: 't1',
    form: { __typename: 'ConsentForm', id: 'f1', name: 'Consent to dry needling', version: 2 },
    language: 'EN',
    signedBy: 'PATIENT',
    signerName: 'Asha Yadav',
    witness: 'Neha Kapoor',
    signedAt: '2026-11-10T06:00:00.000Z',
    url: '/api/v1/treatment-consents/t1/pdf',
    withdrawnAt: null,
    withdrawnReason: null,
  };
  const TreatmentConsents = { data: { treatmentConsents: [signed] } };

  it('stand beside those for hospitals, with the sheet, and are signed and taken back there', async () => {
    const { asked, part } = await openConsents({ TreatmentConsents });
    const card = within(await part.findByRole('region', { name: 'Consent' }));
    expect(
      await card.findByRole('row', { name: /Consent to dry needling, version 2.*Neha Kapoor.*Stands/ }),
    ).toBeVisible();
    expect(card.getByRole('link', { name: /^Sheet: Consent to dry needling/ })).toHaveAttribute('href', signed.url);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign a form', 'Take back']);
    expect(part.getByRole('region', { name: "Hospitals' systems" })).toBeVisible();
    expect(asked('TreatmentConsents')).toEqual([{ patientId: 'p1' }]);
  });

  it('of a deleted record are not asked for', async () => {
    const deleted = pageOf({ ...overview, deletedAt: '2026-11-20T06:00:00.000Z' });
    const { asked, part } = await openConsents({ ...deleted, TreatmentConsents });
    expect(await part.findByRole('region', { name: "Hospitals' systems" })).toBeVisible();
    expect(part.queryByRole('region', { name: 'Consent' })).toBeNull();
    expect(asked('TreatmentConsents')).toEqual([]);
  });
});
