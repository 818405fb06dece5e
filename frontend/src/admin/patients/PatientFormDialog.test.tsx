import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import type { Answer } from '../../../test/fake-server';
import { clinicDay } from '#src/calendar/clinic-time';
import { ageOn } from '#src/patients/age-on';
import {
  findRow,
  later,
  openPatientRecords,
  patientRow,
  refusedFields,
  usersAnswer,
} from '../../../test/patient-records.fixture';

const users = usersAnswer([
  { id: 'user-7', fullName: 'Sunita Devi', mobileNumber: '+919812345678', dateOfBirth: null, gender: null },
  { id: 'user-8', fullName: '', mobileNumber: '+919812345679', dateOfBirth: null, gender: null },
  { id: 'user-9', fullName: 'Ram', mobileNumber: '+919812345670', dateOfBirth: '1958-04-23', gender: 'MALE' },
]);
const created: Answer = { data: { createPatient: patientRow({ id: 'id-7', name: 'Sunita Devi' }) } };

async function openAdd() {
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Add Patient' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add patient' });
  return { dialog, submit: () => userEvent.click(within(dialog).getByRole('button', { name: 'Add patient' })) };
}

async function chooseUser(dialog: HTMLElement, title: string) {
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'User' }));
  await userEvent.click(await screen.findByTitle(title));
}

/** Chooses Sunita Devi and fills in all that is required. */
async function fillIn(dialog: HTMLElement) {
  await chooseUser(dialog, 'Sunita Devi, +91 98123 45678');
  await userEvent.type(within(dialog).getByLabelText('Age'), '46');
  await userEvent.click(within(dialog).getByLabelText('Female'));
  await userEvent.type(within(dialog).getByLabelText('Diagnosed with'), ' Hip replacement ');
  await userEvent.type(within(dialog).getByLabelText('Address'), '4 Aminabad, Lucknow');
  await userEvent.type(within(dialog).getByLabelText('Emergency contact number'), '+91 91234 56780');
}

/** Expects a complaint beside an input, tied to it for screen readers. */
async function expectComplaint(dialog: HTMLElement, label: string, complaint: string) {
  await waitFor(() => expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(complaint));
  expect(within(dialog).getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
}

it('adding: what the account says of birth date and gender is filled in', async () => {
  openPatientRecords({ UsersWithoutPatients: users });
  const { dialog } = await openAdd();
  await chooseUser(dialog, 'Ram, +91 98123 45670');
  expect(within(dialog).getByLabelText('Age')).toHaveValue(String(ageOn('1958-04-23', clinicDay(Date.now()))));
  expect(within(dialog).getByLabelText('Male')).toBeChecked();
});

describe('adding: what is refused', () => {
  it('an empty form, beside each required input', async () => {
    const { asked } = openPatientRecords({ UsersWithoutPatients: users, CreatePatient: created });
    const { dialog, submit } = await openAdd();
    await submit();
    await expectComplaint(dialog, 'Name', 'Name is required');
    await expectComplaint(dialog, 'User', 'User is required');
    await expectComplaint(dialog, 'Age', 'Age is required');
    await expectComplaint(dialog, 'Gender', 'Gender is required');
    await expectComplaint(dialog, 'Diagnosed with', 'Diagnosis is required');
    await expectComplaint(dialog, 'Address', 'Address is required');
    await expectComplaint(dialog, 'Contact number', 'Contact number is required');
    await expectComplaint(dialog, 'Emergency contact number', 'Emergency contact number is required');
    expect(within(dialog).getByLabelText('Blood group (optional)')).toHaveAccessibleDescription('');
    expect(asked('CreatePatient')).toEqual([]);
  });

  it.each([
    ['Age', '121', 'Enter the age in whole years, from 0 to 120'],
    ['Age', '4.5', 'Enter the age in whole years, from 0 to 120'],
    ['Contact number', '98765', 'Enter a mobile number of ten digits'],
    ['Name', '   ', 'Name is required'],
  ])('%s %j', async (label, typed, complaint) => {
    openPatientRecords({ UsersWithoutPatients: users });
    const { dialog } = await openAdd();
    await userEvent.type(within(dialog).getByLabelText(label), typed);
    await userEvent.tab();
    await expectComplaint(dialog, label, complaint);
  });

  it('what the server says of single inputs, beside them, and nothing typed is lost', async () => {
    const sentence = 'Enter an Indian mobile number';
    openPatientRecords({
      UsersWithoutPatients: users,
      CreatePatient: refusedFields(sentence, 'BAD_INPUT', { contactNumber: sentence }),
    });
    const { dialog, submit } = await openAdd();
    await fillIn(dialog);
    await submit();
    await expectComplaint(dialog, 'Contact number', sentence);
    expect(within(dialog).queryByText(/Failed to save patient/)).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('4 Aminabad, Lucknow');
  });

  it('anything else in a banner, and nothing typed is lost', async () => {
    openPatientRecords({ UsersWithoutPatients: users, CreatePatient: new TypeError('Failed to fetch') });
    const { dialog, submit } = await openAdd();
    await fillIn(dialog);
    await submit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Failed to save patient$/);
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Sunita Devi');
    expect(within(dialog).getByRole('button', { name: 'Add patient' })).toBeEnabled();
  });

  it('a second click, or Enter, while the first is on its way', async () => {
    const { answer, arrive } = later();
    const { asked } = openPatientRecords({ UsersWithoutPatients: users, CreatePatient: answer });
    const { dialog } = await openAdd();
    await fillIn(dialog);
    const button = within(dialog).getByRole('button', { name: 'Add patient' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(asked('CreatePatient')).toHaveLength(1));
    fireEvent.submit(button.closest('form') ?? button);
    await userEvent.type(within(dialog).getByLabelText('Name'), '{Enter}');
    arrive(created);
    await dialogsGone();
    expect(asked('CreatePatient')).toHaveLength(1);
  });
});

describe('adding', () => {
  it('fills in name and number of the chosen user, and lets them be changed', async () => {
    openPatientRecords({ UsersWithoutPatients: users });
    const { dialog } = await openAdd();
    await chooseUser(dialog, 'Sunita Devi, +91 98123 45678');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Sunita Devi');
    expect(within(dialog).getByLabelText('Contact number')).toHaveValue('9812345678');
    await chooseUser(dialog, 'No name yet, +91 98123 45679');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Sunita Devi');
    expect(within(dialog).getByLabelText('Contact number')).toHaveValue('9812345679');
  });

  it('looks users up on the server by name or number', async () => {
    const { asked } = openPatientRecords({ UsersWithoutPatients: users });
    const { dialog } = await openAdd();
    const select = within(dialog).getByRole('combobox', { name: 'User' });
    await userEvent.type(select, 'sun');
    await waitFor(() => expect(asked('UsersWithoutPatients').at(-1)).toEqual({ search: 'sun' }));
    await userEvent.clear(select);
    await userEvent.type(select, '+91 98123');
    await waitFor(() => expect(asked('UsersWithoutPatients').at(-1)).toEqual({ search: '+9198123' }));
  });

  it('sends the form trimmed, closes, says so, and reloads list and numbers', async () => {
    const { asked } = openPatientRecords({ UsersWithoutPatients: users, CreatePatient: created });
    const { dialog, submit } = await openAdd();
    await fillIn(dialog);
    await submit();
    expect(await screen.findByText('Sunita Devi was added.')).toBeVisible();
    await dialogsGone();
    expect(asked('CreatePatient')).toEqual([
      {
        input: {
          userId: 'user-7',
          name: 'Sunita Devi',
          diagnosedWith: 'Hip replacement',
          address: '4 Aminabad, Lucknow',
          age: 46,
          bloodGroup: null,
          gender: 'FEMALE',
          contactNumber: '9812345678',
          emergencyContactNumber: '9123456780',
        },
      },
    ]);
    await waitFor(() => expect(asked('Patients')).toHaveLength(2));
    expect(asked('PatientStats')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Patient' })).toHaveFocus());
  });
});

describe('closing', () => {
  it('asks before it throws away what was typed', async () => {
    openPatientRecords({ UsersWithoutPatients: users });
    const { dialog } = await openAdd();
    await userEvent.type(within(dialog).getByLabelText('Address'), 'Lucknow');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    const keepEditing = await screen.findByRole('button', { name: 'Keep editing' });
    expect(screen.getAllByText('Discard what you typed?')[0]).toBeInTheDocument();
    await userEvent.click(keepEditing);
    await waitFor(() => expect(keepEditing).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Address')).toHaveValue('Lucknow');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
  });

  it('asks when Back or a link would leave the page', async () => {
    const { router } = openPatientRecords({ UsersWithoutPatients: users }, '?page=2');
    const { dialog } = await openAdd();
    await userEvent.type(within(dialog).getByLabelText('Address'), 'Lucknow');
    await act(() => router.navigate('/admin/report'));
    const keepEditing = await screen.findByRole('button', { name: 'Keep editing' });
    await userEvent.click(keepEditing);
    await waitFor(() => expect(keepEditing).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Address')).toHaveValue('Lucknow');
    expect(router.state.location.pathname).toBe('/admin/patient-record');

    await act(() => router.navigate('/admin/patient-record'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate('/admin/report'));
    expect(await screen.findByRole('heading', { name: 'Report' })).toBeVisible();
  });

  it('lets the browser ask before a reload, as long as something typed is not saved', async () => {
    openPatientRecords({ UsersWithoutPatients: users });
    const isAskedAtReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { dialog } = await openAdd();
    expect(isAskedAtReload()).toBe(false);
    await userEvent.type(within(dialog).getByLabelText('Address'), 'Lucknow');
    expect(isAskedAtReload()).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogsGone();
    expect(isAskedAtReload()).toBe(false);
  });

  it('waits for the answer to what was sent', async () => {
    const { answer, arrive } = later();
    const { asked } = openPatientRecords({ UsersWithoutPatients: users, CreatePatient: answer });
    const { dialog, submit } = await openAdd();
    await fillIn(dialog);
    await submit();
    await waitFor(() => expect(asked('CreatePatient')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.queryByText('Discard what you typed?')).not.toBeInTheDocument();
    arrive(created);
    await dialogsGone();
    expect(await screen.findByText('Sunita Devi was added.')).toBeVisible();
  });

  it('asks nothing when nothing was typed', async () => {
    openPatientRecords({ UsersWithoutPatients: users });
    const { dialog } = await openAdd();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogsGone();
  });
});
