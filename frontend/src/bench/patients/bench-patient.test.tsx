import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { benchPatient, card, openPatient, plan, recordIs, recordWith, value } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const name = 'श्रीमती सुनीता देवी यादव';
const title = () => screen.findByRole('heading', { level: 1, name });
const parts = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the record' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));
const appointment = {
  __typename: 'Appointment',
  id: 'a1',
  appointmentDate: '2026-03-12T11:00:00.000Z',
  durationMinutes: 45,
  sessionType: 'HOME' as const,
  physiotherapist: { __typename: 'AppointmentPhysiotherapist', id: 't1', name: 'Neha Kapoor' },
};

describe('a patient in one look (bench §8)', () => {
  it('says whether a consent to treatment stands', async () => {
    openPatient({ BenchPatient: recordIs({}) });
    expect((await card('The patient')).getByText('None signed yet')).toBeVisible();
    cleanup();
    const signed = { id: 'c1', form: { id: 'f1', name: 'Treatment' }, signedAt: '2026-03-01T06:30:00.000Z' };
    openPatient({ BenchPatient: recordIs({ consents: [signed] }) });
    expect((await card('The patient')).getByText('Treatment, signed 1 Mar 2026')).toBeVisible();
  });

  it.each([
    ['the team of a live plan', {}, {}, 1],
    ['who treats the patient beside the plan', {}, { CareGate: refusal('There is no plan.', 'NOT_FOUND') }, 0],
    ['anybody once the plan has ended', { status: 'COMPLETED' }, {}, 0],
  ] as const)('leads %s to the messages as far as they may read them', async (_who, changes, answers, count) => {
    const { asked } = openPatient({ BenchPatient: recordWith(plan(changes)), ...answers }, '/physio/patients/p1');
    await card('Treatment notes');
    await waitFor(() => expect(asked('CareGate').length).toBe('status' in changes ? 0 : 1));
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Messages with the patient' })).toHaveLength(count),
    );
  });

  it('is whole without a plan: who it is, how to reach them, the sessions, the values and the history', async () => {
    const { router, asked } = openPatient({
      BenchPatient: recordIs({
        alert: 'Hard of hearing',
        nextSession: appointment,
        values: [value()],
        medicalHistory: [{ id: 'h1', diagnosis: 'Diabetes', treatment: 'Metformin', surgeryDetails: null }],
        progressReports: [
          {
            id: 'r1',
            content: 'Walks well.',
            createdAt: '2026-03-10T06:30:00.000Z',
            document: { id: 'd1', replacedByReportId: null },
          },
        ],
      }),
    });
    await title();
    const about = await card('The patient');
    expect(about.getByText('Osteoarthritis of the right knee')).toBeVisible();
    expect(about.getByRole('link', { name: '+91 98123 45678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(about.getByRole('link', { name: '+91 98123 45679' })).toHaveAttribute('href', 'tel:+919812345679');
    expect(about.getByRole('link', { name: '7 Lake View, Lucknow' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=7%20Lake%20View%2C%20Lucknow',
    );
    const sessions = await card('Sessions');
    expect(sessions.getByText('Took place').nextElementSibling).toHaveTextContent('3');
    expect(sessions.getByText('Next').nextElementSibling).toHaveTextContent(
      '12 Mar 2026, 4:30 pm ISTHome, 45 minutes, Neha Kapoor',
    );
    expect(screen.getByText('Hard of hearing')).toBeVisible();
    expect(parts()).toEqual(['Notes', 'Programme', 'Values', 'Files', 'Consent', 'History']);
    expect((await card('Treatment notes')).getByText('No notes yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Values' }));
    expect(within(screen.getByRole('table', { name: 'Newest values' })).getByText('75°')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'History' }));
    expect(router.state.location.search).toBe('?part=history');
    expect((await card('Medical history')).getByText('Diabetes')).toBeVisible();
    expect((await card('Progress reports')).getByText('Walks well.')).toBeVisible();
    expect(asked('BenchPatient')).toEqual([{ id: 'p1' }]);
    expect(asked('CareGate')).toEqual([]);
  });

  it('says with a plan first that a danger sign waits, why one sees the patient, and until when', async () => {
    const openTask = { __typename: 'CareTask', id: 't1' };
    openPatient({
      BenchPatient: recordIs({ plan: plan(), openTask, reach: 'COVERS', reachUntil: '2026-03-11T18:30:00.000Z' }),
    });
    const heading = await title();
    const sign = screen.getByText('A danger sign waits');
    expect(heading.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(
      sign.compareDocumentPosition(await screen.findByText('62 years')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(screen.getByText('You cover, until the end of 11 Mar 2026')).toBeVisible();
    expect(parts()).toEqual(['Notes', 'Plan', 'Values', 'Files', 'Consent', 'History']);
  });

  it('shows the plan of somebody else without its gate and values, which are for its team', async () => {
    openPatient({
      BenchPatient: recordIs({ plan: plan(), reach: 'TREATS' }),
      CareGate: refusal('There is no plan with this id.', 'NOT_FOUND'),
    });
    expect(
      await screen.findByText(/^Its gate and values are for the physiotherapist who holds the plan/),
    ).toBeVisible();
    expect((await card('Knee replacement')).getByText('Phase 1 of 2: Protect')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Exercise sheet' })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Leaving|Over time|What was measured|Today/ })).toBeNull();
  });

  it('shows a doctor no address, and nothing to write but precautions', async () => {
    openPatient(
      {
        Me: { data: { me: accounts.doctor } },
        BenchPatient: recordIs({ reach: 'DOCTOR', patient: { ...benchPatient().patient, address: null } }),
      },
      '/doctor/patients/p1?part=history',
    );
    await card('Medical history');
    expect(screen.queryByText('Address')).toBeNull();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Add precaution']);
  });

  it('gives who opened the record for a day nothing to write into it', async () => {
    openPatient(
      { BenchPatient: recordIs({ reach: 'OPENED', reachUntil: '2026-03-11T18:30:00.000Z' }) },
      '/physio/patients/p1?part=history',
    );
    await card('Medical history');
    expect(screen.getByText('Opened today, until the end of 11 Mar 2026')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  });

  it('takes an alert, an entry of the history and a report of a patient within reach', async () => {
    const { asked } = openPatient(
      {
        BenchPatient: recordIs({ reach: 'TREATS' }),
        SetPatientAlert: { data: { setPatientAlert: { __typename: 'Patient', id: 'p1', version: 5 } } },
        AddHistoryEntry: { data: { addHistoryEntry: { __typename: 'MedicalHistoryEntry', id: 'h1' } } },
        WriteProgressReport: { data: { writeProgressReport: { __typename: 'ProgressReport', id: 'r1' } } },
      },
      '/physio/patients/p1?part=history',
    );
    await press('Add an alert');
    await userEvent.type(await screen.findByLabelText(/^What everybody/), 'Hard of hearing');
    await press('Save');
    await waitFor(() =>
      expect(asked('SetPatientAlert')).toEqual([{ patientId: 'p1', alert: 'Hard of hearing', version: 4 }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add an entry');
    await userEvent.type(await screen.findByLabelText('Diagnosis'), ' Diabetes ');
    await press('Save entry');
    const input = { diagnosis: 'Diabetes', treatment: null, surgeryDetails: null };
    await waitFor(() => expect(asked('AddHistoryEntry')).toEqual([{ patientId: 'p1', input }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Write a report');
    await userEvent.type(await screen.findByLabelText('Report'), 'Walks well.');
    await press('Save report');
    await waitFor(() => expect(asked('WriteProgressReport')).toEqual([{ patientId: 'p1', content: 'Walks well.' }]));
    await waitFor(() => expect(asked('BenchPatient')).toHaveLength(4));
  });
});

describe('a patient beyond reach (bench §2)', () => {
  const beyond = refusal('There is no record with this id.', 'NOT_FOUND');

  it('is opened with a reason of 10 to 300 characters, of which the admins are told', async () => {
    const records = [beyond, recordWith(plan())];
    const { asked } = openPatient({
      BenchPatient: () => records.shift() ?? new Error('asked too often'),
      OpenRecord: { data: { openRecord: { __typename: 'BenchPatient', reach: 'OPENED', reachUntil: null } } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not treat this patient' })).toBeVisible();
    await press('Open with a reason');
    const dialog = within(await screen.findByRole('dialog', { name: 'Open with a reason' }));
    expect(dialog.getByText(/until midnight\. The admins of the clinic are told at once/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too short');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await dialog.findByText('Reason must have 10 to 300 characters')).toBeVisible();
    expect(asked('OpenRecord')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), ', but fell in the waiting room');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await title()).toBeVisible();
    expect(asked('OpenRecord')).toEqual([{ patientId: 'p1', reason: 'Too short, but fell in the waiting room' }]);
  });

  it('keeps the reason when the record could not be opened', async () => {
    openPatient({ BenchPatient: beyond, OpenRecord: refusal('Ten records a day can be opened.', 'LIMIT_REACHED') });
    await press('Open with a reason');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Fell in the waiting room');
    await userEvent.click(dialog.getByRole('button', { name: 'Open the record' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ten records a day can be opened.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Fell in the waiting room');
  });

  it('is not opened by a doctor', async () => {
    openPatient({ Me: { data: { me: accounts.doctor } }, BenchPatient: beyond }, '/doctor/patients/p1');
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not answer for this patient' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your patients' })).toHaveAttribute('href', '/doctor');
    expect(screen.queryByRole('button', { name: 'Open with a reason' })).toBeNull();
  });
});
