import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../test/dialogs.fixture';
import { fakeServer } from '../../test/fake-server';
import { bareRow } from '../../test/patient-records.fixture';
import { accounts, renderRoute } from '../../test/render-route';

const form = { address: null, bloodGroup: null, gender: null, emergencyContactNumber: null };
const bare = { ...bareRow({ version: 3 }), ...form };

function pageOf(patient: object, missing: readonly string[]) {
  const overview = {
    __typename: 'PatientOverview',
    patient,
    account: { __typename: 'PatientAccount', id: 'user-2', fullName: 'Ramesh Kumar', mobileNumber: '+919876543210' },
    deletedAt: null,
    missing,
    recoveryPercent: 0,
    plannedSessions: 25,
    sessionsCompleted: 0,
    missedSessions: 0,
    referringDoctor: null,
    physiotherapist: null,
    nextSession: null,
    balance: { __typename: 'Balance', charged: 0, paid: 0, refunded: 0, credited: 0, held: 0, due: 0 },
    medicalHistory: [],
    progressReports: [],
  };
  const requests = { __typename: 'AppointmentConnection', edges: [] };
  return {
    data: { patientOverview: overview, requests, lastPayment: { __typename: 'TimelineConnection', edges: [] } },
  };
}

it('an incomplete record is completed on its page; what somebody else changed meanwhile is shown before it is sent again', async () => {
  let page = pageOf(bare, ['diagnosedWith', 'address', 'age', 'gender', 'emergencyContactNumber']);
  const changed = { ...bare, diagnosedWith: 'Hip replacement', version: 4 };
  const complete = { ...changed, age: 61, gender: 'MALE', isProfileComplete: true, version: 5 };
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    PatientPage: () => page,
    PatientTimeline: {
      data: {
        patientTimeline: {
          __typename: 'TimelineConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
    CompletePatient: ({ version }) =>
      version === 4
        ? { data: { completePatient: complete } }
        : { errors: [{ message: 'Somebody else changed this.', extensions: { code: 'CHANGED_MEANWHILE' } }] },
  });
  renderRoute('/admin/patients/PT-000002', server);
  expect(await screen.findByText('diagnosis, address, age, gender, emergency contact')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book a session' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Complete the record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete the record' }));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Complete the record' }));
  const fillIn = async () => {
    await userEvent.type(dialog.getByLabelText('Age'), '61');
    await userEvent.click(dialog.getByLabelText('Male'));
    await userEvent.type(dialog.getByLabelText('Address'), '4 Gomti Nagar, Lucknow');
    await userEvent.type(dialog.getByLabelText('Emergency contact number'), '9123456780');
  };
  expect(dialog.getByLabelText('Name')).toHaveValue('Ramesh Kumar');
  expect(dialog.getByLabelText('Contact number')).toHaveValue('9876543210');
  await userEvent.type(dialog.getByLabelText('Diagnosed with'), 'Knee');
  await fillIn();
  page = pageOf(changed, ['address', 'age', 'gender', 'emergencyContactNumber']);
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Somebody else changed this meanwhile/);
  expect(dialog.getByText('Diagnosed with: was nothing, is now Hip replacement')).toBeVisible();
  expect(dialog.getByLabelText('Diagnosed with')).toHaveValue('Knee');
  expect(dialog.getByLabelText('Address')).toHaveValue('4 Gomti Nagar, Lucknow');
  page = pageOf(complete, []);
  await submit();
  expect(await screen.findByText('The record of Ramesh Kumar is complete.')).toBeVisible();
  await dialogsGone();
  expect(await screen.findByRole('button', { name: 'Book a session' })).toBeVisible();
  expect(screen.queryByText('Missing in the record')).not.toBeInTheDocument();
  const sent = server.calls.filter(({ operation }) => operation === 'CompletePatient');
  expect(sent.map(({ variables }) => variables['version'])).toEqual([3, 4]);
});
