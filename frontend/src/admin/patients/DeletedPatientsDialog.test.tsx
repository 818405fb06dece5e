import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal, type Answer } from '../../../test/fake-server';
import type { DeletedRecordRowFragment } from '#src/workplace/gql/generated';
import { findRow, openPatientRecords, patientRow } from '../../../test/patient-records.fixture';

const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs - 60_000).toISOString();

function deletedRow(
  changes: Partial<DeletedRecordRowFragment['patient']> = {},
  restorableUntil = inDays(29),
): DeletedRecordRowFragment & { readonly __typename: string } {
  const patient = {
    __typename: 'Patient',
    id: 'id-7',
    patientId: 'PT-000007',
    name: 'Meena Gupta',
    diagnosedWith: 'Hip fracture',
    contactNumber: '9811111111',
    ...changes,
  };
  const deletedAt = '2026-11-20T06:30:00.000Z';
  return { __typename: 'DeletedRecord', patient, deletedAt, deletedBy: 'Zoya Irani', restorableUntil };
}

function pageOfDeleted(records: readonly object[], { page = 1, total = records.length } = {}): Answer {
  return { data: { deletedPatients: { __typename: 'DeletedRecordPage', records, total, page, limit: 10 } } };
}

/** Opens the list of the deleted ones from beside the filters. */
async function openDeleted(answers: Parameters<typeof openPatientRecords>[0]) {
  const opened = openPatientRecords(answers);
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Recently deleted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recently deleted' }));
  return { ...opened, dialog };
}

it('shows who was deleted, when, and how long each can be brought back', async () => {
  const last = deletedRow({ id: 'id-8', patientId: 'PT-000008', name: '', contactNumber: null }, inDays(1));
  const { dialog, asked } = await openDeleted({ DeletedPatients: pageOfDeleted([deletedRow(), last]) });
  const row = await dialog.findByRole('row', { name: /Meena Gupta/ });
  for (const text of ['PT-000007', 'Hip fracture', '+91 98111 11111', '20 Nov 2026 by Zoya Irani', '29 days'])
    expect(row).toHaveTextContent(text);
  expect(dialog.getByRole('row', { name: /PT-000008/ })).toHaveTextContent('Last day');
  expect(dialog.getByRole('button', { name: 'Restore PT-000008' })).toBeEnabled();
  expect(asked('DeletedPatients')).toEqual([{ page: 1, limit: 10 }]);
});

it('looks for a name, a phone or a number from its first page on, and says when nobody fits', async () => {
  const { dialog, asked } = await openDeleted({
    DeletedPatients: ({ search }) =>
      search === 'nobody' ? pageOfDeleted([]) : pageOfDeleted([deletedRow()], { total: search ? 1 : 11 }),
  });
  await userEvent.click(await dialog.findByRole('button', { name: /Next/ }));
  await userEvent.type(dialog.getByLabelText('Search'), 'PT-000007');
  await waitFor(() => expect(asked('DeletedPatients').at(-1)).toEqual({ search: 'PT-000007', page: 1, limit: 10 }));
  await userEvent.clear(dialog.getByLabelText('Search'));
  await userEvent.type(dialog.getByLabelText('Search'), 'nobody{Enter}');
  expect(await dialog.findByText('No deleted patient fits this search.')).toBeVisible();
});

it('says what will be there when nobody was deleted', async () => {
  const { dialog } = await openDeleted({ DeletedPatients: pageOfDeleted([]) });
  const said = await dialog.findByText('No patient was deleted in the last 30 days.');
  await waitFor(() => expect(said).toBeVisible()); // the dialog fades in
});

it('restores one, says so, and reads this list, the patients and the numbers again', async () => {
  let deleted = [deletedRow(), deletedRow({ id: 'id-8', name: 'Gopal Das' })];
  const { dialog, asked } = await openDeleted({
    DeletedPatients: () => pageOfDeleted(deleted),
    RestorePatient: () => {
      deleted = deleted.slice(1);
      return { data: { restorePatient: patientRow({ id: 'id-7', name: 'Meena Gupta' }) } };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore Meena Gupta' }));
  expect(await screen.findByText('The record of Meena Gupta is back in the list.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('row', { name: /Meena Gupta/ })).not.toBeInTheDocument());
  expect(dialog.getByRole('row', { name: /Gopal Das/ })).toBeVisible();
  expect(asked('RestorePatient')).toEqual([{ id: 'id-7' }]);
  expect(asked('Patients')).toHaveLength(2);
  expect(asked('PatientStats')).toHaveLength(2);
  expect(dialog.getByRole('region', { name: 'Recently deleted list' })).toHaveFocus(); // its button went with the row
});

it.each([
  ['ALREADY_EXISTS', 'The account of this record has a new record by now.'],
  ['DOUBLE_BOOKED', 'The time of one of its sessions was given to another patient meanwhile.'],
])('says in the dialog why a record cannot come back (%s), and keeps it there', async (code, reason) => {
  const { dialog } = await openDeleted({
    DeletedPatients: pageOfDeleted([deletedRow()]),
    RestorePatient: refusal(reason, code),
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore Meena Gupta' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Failed to restore patient. ${reason}`);
  expect(dialog.getByRole('row', { name: /Meena Gupta/ })).toBeVisible();
});

it('leads to the older ones, and back from a page that is empty by now', async () => {
  let total = 11;
  const { dialog } = await openDeleted({
    DeletedPatients: ({ page }) =>
      page === 1
        ? pageOfDeleted([deletedRow({ name: 'First Page' })], { total })
        : pageOfDeleted(total === 11 ? [deletedRow()] : [], { page: 2, total }),
    RestorePatient: () => {
      total = 10;
      return { data: { restorePatient: patientRow({ id: 'id-7' }) } };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: /Next/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore Meena Gupta' }));
  expect(await dialog.findByRole('row', { name: /First Page/ })).toBeVisible();
});
