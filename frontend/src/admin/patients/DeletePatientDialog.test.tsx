import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal, type Answer } from '../../../test/fake-server';
import {
  detailsOf,
  findRow,
  later,
  openPatientRecords,
  pageOf,
  patientRow,
} from '../../../test/patient-records.fixture';

const deleted: Answer = { data: { deletePatient: { __typename: 'DeletedPatient', id: 'id-1' } } };

/** Clicks Delete in a row and answers the question with yes; the prompt's input has the focus. */
async function openPrompt(name = 'Asha Verma') {
  const row = await findRow(name);
  await userEvent.click(within(row).getByRole('button', { name: /Delete/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete patient' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this patient?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, continue' }));
  const input = within(dialog).getByLabelText('Mobile number of the patient');
  expect(input).toHaveFocus();
  return { dialog, input };
}

describe('what deletes nothing', () => {
  it('Cancel at the question', async () => {
    const { asked } = openPatientRecords({ DeletePatient: deleted });
    const row = await findRow('Asha Verma');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete Asha Verma' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    expect(asked('DeletePatient')).toEqual([]);
  });

  it('Cancel in the prompt, without a word, and the focus goes back', async () => {
    const { asked } = openPatientRecords({ DeletePatient: deleted });
    const { dialog, input } = await openPrompt();
    await userEvent.type(input, '9876543210');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(asked('DeletePatient')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Asha Verma' })).toHaveFocus());
  });

  it.each(['', '987654321', '9876543211'])('the number %j', async (typed) => {
    const { asked } = openPatientRecords({ DeletePatient: deleted });
    const { input } = await openPrompt();
    await userEvent.type(input, `${typed}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number does not match. Deletion cancelled.');
    await dialogsGone();
    expect(asked('DeletePatient')).toEqual([]);
  });

  it('an empty answer for a patient without a number', async () => {
    const nobodys = pageOf([patientRow({ contactNumber: null })]);
    const { asked } = openPatientRecords({ Patients: nobodys, DeletePatient: deleted });
    const { dialog } = await openPrompt();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete patient' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number does not match. Deletion cancelled.');
    expect(asked('DeletePatient')).toEqual([]);
  });

  it('a refusal of the server, which stays in the dialog', async () => {
    const reason = 'The record is not complete.';
    openPatientRecords({ DeletePatient: refusal(reason, 'RECORD_INCOMPLETE') });
    const { dialog, input } = await openPrompt();
    await userEvent.type(input, '9876543210{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Failed to delete patient. ${reason}`);
    expect(input).toHaveValue('9876543210');
  });
});

describe('the right number', () => {
  it('deletes the version that was seen, reloads list and numbers, and puts the focus on the notice', async () => {
    const { asked } = openPatientRecords({ DeletePatient: deleted });
    const { input } = await openPrompt();
    await userEvent.type(input, '+91 98765-43210{Enter}');
    const notice = await screen.findByText(/The record of Asha Verma was deleted/);
    expect(notice.closest('output')).toBeVisible();
    expect(notice.parentElement).toHaveFocus();
    expect(asked('DeletePatient')).toEqual([{ id: 'id-1', version: 3 }]);
    await waitFor(() => expect(asked('Patients')).toHaveLength(2));
    expect(asked('PatientStats')).toHaveLength(2);
  });

  it('deletes once, however often it is sent', async () => {
    const { answer, arrive } = later();
    const { asked } = openPatientRecords({ DeletePatient: answer });
    const { input } = await openPrompt();
    await userEvent.type(input, '9876543210{Enter}{Enter}{Enter}');
    arrive(deleted);
    await screen.findByText(/was deleted/);
    expect(asked('DeletePatient')).toHaveLength(1);
  });

  it('lands on the page before when the page is empty afterwards', async () => {
    let total = 11;
    const { router } = openPatientRecords(
      {
        Patients: ({ page }) => {
          if (page === 1) return pageOf([patientRow({ id: 'id-9', name: 'First Page' })], { total });
          return pageOf(total === 11 ? [patientRow()] : [], { page: 2, total });
        },
        DeletePatient: () => {
          total = 10;
          return deleted;
        },
      },
      '?page=2',
    );
    const { input } = await openPrompt();
    await userEvent.type(input, '9876543210{Enter}');
    expect(await findRow('First Page')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('Page 1 of 1')).toBeVisible();
  });
});

describe('a record that another admin was faster with', () => {
  it('is deleted as it is now, once that was seen', async () => {
    let version = 3;
    const { asked } = openPatientRecords({
      Patients: () => pageOf([patientRow({ version, age: version === 3 ? 46 : 47 })]),
      PatientDetails: () => detailsOf({ version, age: 47 }),
      DeletePatient: (sent) => {
        if (sent['version'] === 4) return deleted;
        version = 4;
        return refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE');
      },
    });
    const first = await openPrompt();
    await userEvent.type(first.input, '9876543210{Enter}');
    expect(await within(first.dialog).findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
    expect(within(first.dialog).getByText('Age: was 46, is now 47')).toBeVisible();
    expect(first.input).toHaveValue('9876543210');
    await userEvent.type(first.input, '{Enter}');
    await screen.findByText(/The record of Asha Verma was deleted/);
    expect(asked('DeletePatient').map((sent) => sent['version'])).toEqual([3, 4]);
  });

  it.each(['Delete', 'View', 'Edit'])('and which is gone leaves the list after %s', async (action) => {
    const gone = refusal('There is no patient record with this id.', 'NOT_FOUND');
    let isThere = true;
    const refuse = () => {
      isThere = false;
      return gone;
    };
    openPatientRecords({
      Patients: () => pageOf(isThere ? [patientRow()] : [], { total: isThere ? 1 : 0 }),
      PatientDetails: refuse,
      DeletePatient: refuse,
    });
    if (action === 'Delete') {
      const { input } = await openPrompt();
      await userEvent.type(input, '9876543210{Enter}');
    } else {
      const row = await findRow('Asha Verma');
      await userEvent.click(within(row).getByRole('button', { name: new RegExp(action) }));
    }
    expect(await screen.findByText(/There is no patient record with this id/)).toBeInTheDocument();
    expect(await screen.findByText('No patients')).toBeInTheDocument();
  });
});

describe('Undo', () => {
  const deleteAndUndo = async () => {
    const { input } = await openPrompt();
    await userEvent.type(input, '9876543210{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  };

  it('says why the record cannot come back, and stays', async () => {
    const reason = 'The account of this record has a new record by now.';
    openPatientRecords({ DeletePatient: deleted, RestorePatient: refusal(reason, 'ALREADY_EXISTS') });
    await deleteAndUndo();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to restore patient. ${reason}`);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('brings the record back and reloads', async () => {
    const { asked } = openPatientRecords({
      DeletePatient: deleted,
      RestorePatient: { data: { restorePatient: patientRow({ version: 5 }) } },
    });
    await deleteAndUndo();
    expect(await screen.findByText('The record of Asha Verma is back in the list.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(asked('RestorePatient')).toEqual([{ id: 'id-1' }]);
    await waitFor(() => expect(asked('Patients')).toHaveLength(3));
    expect(asked('PatientStats')).toHaveLength(3);
  });
});
