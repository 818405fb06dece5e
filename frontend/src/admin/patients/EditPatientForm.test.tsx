import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { detailsOf, findRow, openPatientRecords, patientRow } from '../../../test/patient-records.fixture';

const updated: Answer = { data: { updatePatient: patientRow({ version: 4 }) } };

async function openEdit() {
  const row = await findRow('Asha Verma');
  await userEvent.click(within(row).getByRole('button', { name: 'Edit Asha Verma' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit patient' });
  return { dialog, submit: () => userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' })) };
}

describe('editing', () => {
  it('says that the record could not be read', async () => {
    openPatientRecords({ PatientDetails: refusal('There is no patient record with this id.', 'NOT_FOUND') });
    const { dialog } = await openEdit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to fetch patient details. There is no patient record with this id.',
    );
  });

  it('shows the user read-only and sends the change with the version that was read', async () => {
    const { asked } = openPatientRecords({ PatientDetails: detailsOf(), UpdatePatient: updated });
    const { dialog, submit } = await openEdit();
    const address = await within(dialog).findByLabelText('Address');
    expect(within(dialog).getByLabelText('User')).toHaveAttribute('readonly');
    expect(within(dialog).getByLabelText('User')).toHaveValue('Sunita Sharma, +91 98123 45678');
    expect(within(dialog).getByLabelText('Female')).toBeChecked();
    await userEvent.clear(address);
    await userEvent.type(address, '9 Indira Nagar');
    await submit();
    expect(await screen.findByText('Asha Verma was saved.')).toBeVisible();
    expect(asked('UpdatePatient')).toEqual([
      {
        id: 'id-1',
        version: 3,
        input: {
          name: 'Asha Verma',
          diagnosedWith: 'Knee replacement',
          address: '9 Indira Nagar',
          age: 46,
          bloodGroup: 'B+',
          gender: 'FEMALE',
          contactNumber: '9876543210',
          emergencyContactNumber: '9123456780',
        },
      },
    ]);
    await waitFor(() => expect(asked('Patients')).toHaveLength(2));
    expect(asked('PatientStats')).toHaveLength(2);
  });

  it('saves who was born so long ago that no new age may say it (reading 26)', async () => {
    const { asked } = openPatientRecords({ PatientDetails: detailsOf({ age: 123 }), UpdatePatient: updated });
    const { dialog, submit } = await openEdit();
    const age = await within(dialog).findByLabelText('Age');
    await userEvent.clear(age);
    await userEvent.type(age, '124');
    await submit();
    expect(await within(dialog).findByText('Enter the age in whole years, from 0 to 120')).toBeVisible();
    await userEvent.clear(age);
    await userEvent.type(age, '123');
    await submit();
    await dialogsGone();
    expect(asked('UpdatePatient')).toMatchObject([{ input: { age: 123 } }]);
  });

  it('shows what somebody else changed meanwhile, keeps what was typed, and saves on that', async () => {
    const theirs = { version: 4, address: 'Somewhere else', diagnosedWith: 'Hip replacement' };
    const details = [detailsOf(), detailsOf(theirs)];
    const saves = [refusal('Somebody else changed this record meanwhile.', 'CHANGED_MEANWHILE'), updated];
    const { asked } = openPatientRecords({
      PatientDetails: () => details.shift() ?? new Error('asked too often'),
      UpdatePatient: () => saves.shift() ?? new Error('asked too often'),
    });
    const { dialog, submit } = await openEdit();
    await userEvent.type(await within(dialog).findByLabelText('Address'), ', 2nd floor');
    await submit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    expect(within(dialog).getByRole('region', { name: 'Changed meanwhile' })).toHaveTextContent(
      'Address: was 12 Hazratganj, Lucknow, is now Somewhere else',
    );
    expect(within(dialog).getByLabelText('Address')).toHaveValue('12 Hazratganj, Lucknow, 2nd floor');
    // Nothing was typed here: it is not put back to what it was.
    expect(within(dialog).getByLabelText('Diagnosed with')).toHaveValue('Hip replacement');
    await submit();
    await dialogsGone();
    expect(asked('UpdatePatient')).toMatchObject([
      { version: 3 },
      { version: 4, input: { address: '12 Hazratganj, Lucknow, 2nd floor', diagnosedWith: 'Hip replacement' } },
    ]);
  });

  it('says the refusal when what was changed could not be read, and tries both again', async () => {
    const details = [detailsOf(), new TypeError('Failed to fetch'), detailsOf({ version: 4 })];
    const refused = refusal('Somebody else changed this record meanwhile.', 'CHANGED_MEANWHILE');
    const saves = [refused, refused, updated];
    const { asked } = openPatientRecords({
      PatientDetails: () => details.shift() ?? new Error('asked too often'),
      UpdatePatient: () => saves.shift() ?? new Error('asked too often'),
    });
    const { dialog, submit } = await openEdit();
    await userEvent.type(await within(dialog).findByLabelText('Address'), ', 2nd floor');
    await submit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to save patient. Somebody else changed this record meanwhile.',
    );
    expect(within(dialog).queryByRole('region', { name: 'Changed meanwhile' })).not.toBeInTheDocument();
    await submit();
    expect(await within(dialog).findByRole('region', { name: 'Changed meanwhile' })).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('12 Hazratganj, Lucknow, 2nd floor');
    await submit();
    await dialogsGone();
    expect(asked('UpdatePatient').map(({ version }) => version)).toEqual([3, 3, 4]);
  });
});
