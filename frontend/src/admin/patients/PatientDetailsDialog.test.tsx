import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { detailsOf, findRow, openPatientRecords } from '../../../test/patient-records.fixture';

const findDialog = () => screen.findByRole('dialog', { name: 'Patient details' });

/** What stands beside a label of the details. */
const factOf = (dialog: HTMLElement, label: string) => within(dialog).getByText(label).parentElement?.textContent;

describe('the details', () => {
  it('say that they failed in a red banner, and can be tried again', async () => {
    const answers = [refusal('Please try again.', 'UNAVAILABLE'), detailsOf()];
    openPatientRecords({ PatientDetails: () => answers.shift() ?? new Error('asked too often') }, '?view=id-1');
    const dialog = await findDialog();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to fetch patient details');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Medical history')).toBeVisible();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say what is not known, and that history and reports are empty', async () => {
    openPatientRecords({ PatientDetails: detailsOf({ bloodGroup: null }) }, '?view=id-1');
    const dialog = await findDialog();
    expect(await within(dialog).findByText('No medical history recorded yet.')).toBeInTheDocument();
    expect(within(dialog).getByText('No progress reports yet.')).toBeInTheDocument();
    expect(factOf(dialog, 'Blood group')).toBe('Blood groupN/A');
    expect(factOf(dialog, 'Referring doctor')).toBe('Referring doctorN/A');
    expect(factOf(dialog, 'Last login')).toBe('Last loginNever');
  });

  it('show every field, the recovery, the history and the reports', async () => {
    const details = detailsOf(
      { lastLogin: '2026-11-21T10:00:00.000Z' },
      {
        recoveryPercent: 48,
        referringDoctor: 'Dr. N. Mathur',
        physiotherapist: { id: 't1', name: 'Kiran Rao' },
        medicalHistory: [{ id: 'h1', diagnosis: 'Osteoarthritis', treatment: 'Exercise', surgeryDetails: 'Left knee' }],
        progressReports: [
          {
            id: 'r1',
            content: 'Walks 50 m.',
            createdAt: '2026-11-20T20:00:00.000Z',
            document: { id: 'd1', replacedByReportId: null },
          },
        ],
      },
    );
    const { asked } = openPatientRecords({ PatientDetails: details });
    const row = await findRow('Asha Verma');
    await userEvent.click(within(row).getByRole('button', { name: 'View Asha Verma' }));
    const dialog = await findDialog();
    expect(await within(dialog).findByText('Osteoarthritis')).toBeVisible();
    expect(asked('PatientDetails')).toEqual([{ id: 'id-1' }]);
    expect(dialog).toHaveTextContent('48% of 25 planned sessions completed');
    expect(dialog).toHaveTextContent('Treatment: ExerciseSurgery: Left knee');
    expect(dialog).toHaveTextContent('21 Nov 2026Walks 50 m.');
    expect(factOf(dialog, 'Age')).toBe('Age46');
    expect(factOf(dialog, 'Gender')).toBe('GenderFemale');
    expect(factOf(dialog, 'Condition')).toBe('ConditionKnee replacement');
    expect(factOf(dialog, 'Mobile number')).toBe('Mobile number+91 98765 43210');
    expect(factOf(dialog, 'Emergency contact')).toBe('Emergency contact+91 91234 56780');
    expect(factOf(dialog, 'Address')).toBe('Address12 Hazratganj, Lucknow');
    expect(factOf(dialog, 'Last login')).toBe('Last login21 Nov 2026');
    expect(factOf(dialog, 'Physiotherapist')).toBe('PhysiotherapistKiran Rao');
  });
});

describe('the address', () => {
  it('names the open record, and Back closes it with the list as it was', async () => {
    const { router } = openPatientRecords({ PatientDetails: detailsOf() }, '?page=2');
    const row = await findRow('Asha Verma');
    await userEvent.click(within(row).getByRole('button', { name: 'View Asha Verma' }));
    await findDialog();
    expect(router.state.location.search).toBe('?page=2&view=id-1');
    await act(() => router.navigate(-1));
    await dialogsGone();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('goes back one step when the dialog is closed, and the focus returns', async () => {
    const { router } = openPatientRecords({ PatientDetails: detailsOf() });
    const row = await findRow('Asha Verma');
    await userEvent.click(within(row).getByRole('button', { name: 'View Asha Verma' }));
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Close' }));
    await dialogsGone();
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('POP');
    await waitFor(() => expect(screen.getByRole('button', { name: 'View Asha Verma' })).toHaveFocus());
  });

  it('loses only the record when the dialog was opened by a link', async () => {
    const { router } = openPatientRecords({ PatientDetails: detailsOf() }, '?condition=knee&view=id-1');
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Close' }));
    await dialogsGone();
    expect(router.state.location.search).toBe('?condition=knee');
  });
});
