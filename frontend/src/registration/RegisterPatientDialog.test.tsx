import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { findRow, openPatientRecords, refusedFields } from '../../test/patient-records.fixture';

const made = {
  data: { registerPatient: { __typename: 'Patient', id: 'id-9', patientId: 'PT-000009', name: 'Mohan Lal' } },
};
const taken = refusedFields(
  'PT-000123 has this number already. For a further person on it, add a record without an account.',
  'ALREADY_EXISTS',
  { contactNumber: 'PT-000123 has this number already' },
);

async function fillIn() {
  await findRow('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Register at the desk' }));
  const dialog = await screen.findByRole('dialog', { name: 'Register at the desk' });
  const inputs = within(dialog);
  await userEvent.type(inputs.getByLabelText('Name'), ' Mohan Lal ');
  await userEvent.type(inputs.getByLabelText('Age'), '52');
  await userEvent.click(inputs.getByLabelText('Male'));
  await userEvent.type(inputs.getByLabelText('Diagnosed with'), 'Rotator cuff repair');
  await userEvent.type(inputs.getByLabelText('Address'), '4 Gomti Nagar, Lucknow');
  await userEvent.type(inputs.getByLabelText('Contact number'), '+91 98123 45678');
  await userEvent.type(inputs.getByLabelText('Emergency contact number'), '9123456780');
  return { inputs, submit: () => userEvent.click(inputs.getByRole('button', { name: 'Register' })) };
}

it('registers a person by the number, and asks only then whether it is a further one on it, under the same key', async () => {
  let answer: typeof taken | typeof made = taken;
  const { asked } = openPatientRecords({ RegisterPatient: () => answer });
  const { inputs, submit } = await fillIn();
  expect(inputs.queryByLabelText('User')).not.toBeInTheDocument();
  expect(inputs.queryByRole('checkbox')).not.toBeInTheDocument();
  await submit();
  expect(await inputs.findByText('PT-000123 has this number already')).toBeVisible();
  expect(inputs.getByText(/For a further person on it/)).toBeVisible();

  answer = made;
  await userEvent.click(inputs.getByRole('checkbox', { name: 'This is a further person on that number' }));
  await submit();
  expect(await screen.findByText('Mohan Lal was registered as PT-000009.')).toBeVisible();
  await dialogsGone();
  const [first, second] = asked('RegisterPatient');
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  expect(first?.input).toEqual({
    name: 'Mohan Lal',
    age: 52,
    gender: 'MALE',
    bloodGroup: null,
    diagnosedWith: 'Rotator cuff repair',
    address: '4 Gomti Nagar, Lucknow',
    contactNumber: '9812345678',
    emergencyContactNumber: '9123456780',
    withoutAccount: false,
  });
  expect(second?.input).toMatchObject({ withoutAccount: true });
});

it('asks of each number anew whether it is a further person, and makes the account of one that was only mistyped', async () => {
  const answers = [taken, taken, made];
  const { asked } = openPatientRecords({ RegisterPatient: () => answers.shift() ?? new Error('asked too often') });
  const { inputs, submit } = await fillIn();
  const further = { name: 'This is a further person on that number' };
  const retype = async (number: string) => {
    await userEvent.clear(inputs.getByLabelText('Contact number'));
    await userEvent.type(inputs.getByLabelText('Contact number'), number);
  };
  await submit();
  await userEvent.click(await inputs.findByRole('checkbox', further));
  await retype('9812345670');
  expect(inputs.queryByRole('checkbox', further)).not.toBeInTheDocument();
  await submit();
  expect(await inputs.findByRole('checkbox', further)).not.toBeChecked();
  await userEvent.click(inputs.getByRole('checkbox', further));
  await retype('9812345671');
  await submit();
  expect(await screen.findByText('Mohan Lal was registered as PT-000009.')).toBeVisible();
  expect(asked('RegisterPatient').map(({ input }) => input)).toEqual([
    expect.objectContaining({ contactNumber: '9812345678', withoutAccount: false }),
    expect.objectContaining({ contactNumber: '9812345670', withoutAccount: false }),
    expect.objectContaining({ contactNumber: '9812345671', withoutAccount: false }),
  ]);
});
