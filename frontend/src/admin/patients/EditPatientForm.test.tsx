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

  it('offers the present values when somebody else was faster', async () => {
    const details = [detailsOf(), detailsOf({ version: 4, address: 'Somewhere else' })];
    const saves = [refusal('Somebody else changed this record meanwhile.', 'CHANGED_MEANWHILE'), updated];
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
    expect(within(dialog).getByLabelText('Address')).toHaveValue('12 Hazratganj, Lucknow, 2nd floor');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Load the present values' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Address')).toHaveValue('Somewhere else'));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await submit();
    await dialogsGone();
    expect(asked('UpdatePatient').map(({ version }) => version)).toEqual([3, 4]);
  });

  it('closes without a question once the present values stand in the place of what was typed', async () => {
    const details = [detailsOf(), detailsOf({ version: 4, address: 'Somewhere else' })];
    openPatientRecords({
      PatientDetails: () => details.shift() ?? new Error('asked too often'),
      UpdatePatient: refusal('Somebody else changed this record meanwhile.', 'CHANGED_MEANWHILE'),
    });
    const { dialog, submit } = await openEdit();
    await userEvent.type(await within(dialog).findByLabelText('Address'), ', 2nd floor');
    await submit();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Load the present values' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Address')).toHaveValue('Somewhere else'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
  });
});
