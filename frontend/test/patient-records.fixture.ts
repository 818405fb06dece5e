import { screen, within } from '@testing-library/react';
import { fakeServer, type Answer } from './fake-server';
import type {
  PatientDetailsQuery,
  PatientRowFragment,
  UsersWithoutPatientsQuery,
} from '../src/workplace/gql/generated';
import { accounts, renderRoute } from './render-route';

type Details = PatientDetailsQuery['patientDetails'];
type Variables = Readonly<Record<string, unknown>>;
type Answers = Parameters<typeof fakeServer>[0];

/** A complete record, the first of the list unless it says otherwise. */
export function patientRow(changes: Partial<PatientRowFragment> = {}) {
  return {
    __typename: 'Patient',
    id: 'id-1',
    patientId: 'PT-000001',
    name: 'Asha Verma',
    age: 46,
    diagnosedWith: 'Knee replacement',
    contactNumber: '9876543210',
    lastLogin: null,
    isProfileComplete: true,
    version: 3,
    ...changes,
  };
}

/** A record as it is after sign-up: name, number, and nothing else. */
export function bareRow(changes: Partial<PatientRowFragment> = {}) {
  return patientRow({
    id: 'id-2',
    patientId: 'PT-000002',
    name: 'Ramesh Kumar',
    age: null,
    diagnosedWith: null,
    isProfileComplete: false,
    ...changes,
  });
}

/** The answer to the query of a page; `total` is 64 as in the sample clinic unless given. */
export function pageOf(patients: readonly PatientRowFragment[], { page = 1, total = 64 } = {}): Answer {
  return { data: { patients: { __typename: 'PatientPage', patients, total, page, limit: 10 } } };
}

/** A record with what belongs to it, by default nothing. */
export function detailsOf(patient: Partial<Details['patient']> = {}, details: Partial<Details> = {}): Answer {
  return {
    data: {
      patientDetails: {
        __typename: 'PatientDetails',
        patient: {
          ...patientRow(),
          address: '12 Hazratganj, Lucknow',
          bloodGroup: 'B+',
          gender: 'FEMALE',
          emergencyContactNumber: '9123456780',
          ...patient,
        },
        account: {
          __typename: 'PatientAccount',
          id: 'user-1',
          fullName: 'Sunita Sharma',
          mobileNumber: '+919812345678',
        },
        recoveryPercent: 40,
        plannedSessions: 25,
        referringDoctor: null,
        physiotherapist: null,
        medicalHistory: [],
        progressReports: [],
        ...details,
      },
    },
  };
}

/** The accounts that a record can be made for. */
export function usersAnswer(users: UsersWithoutPatientsQuery['usersWithoutPatients']): Answer {
  return { data: { usersWithoutPatients: users.map((user) => ({ __typename: 'UserWithoutPatient', ...user })) } };
}

/** A refusal that names inputs. */
export function refusedFields(message: string, code: string, fields: Record<string, string>): Answer {
  return { errors: [{ message, extensions: { code, fields, requestId: 'test' } }] };
}

/** An answer that comes when the test says so. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: () => promise, arrive: resolve };
}

/** Opens the screen as an admin over a server with these answers; without others there are two records, a complete and a bare one. */
export function openPatientRecords(answers: Answers = {}, search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Patients: pageOf([patientRow(), bareRow()]),
    PatientStats: { data: { patientStats: { total: 64, incomplete: 16, active: 40, inactive: 24 } } },
    ...answers,
  });
  const router = renderRoute(`/admin/patient-record${search}`, server);
  const asked = (operation: string): Variables[] =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

/** The row of the list with this name, once it is there. */
export async function findRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(name) });
}

/** The card of the statistics with this label. */
export function statOf(label: string): HTMLElement {
  const card = within(screen.getByRole('region', { name: 'Statistics' })).getByText(label).parentElement;
  if (!card) throw new Error(`There is no card ${label}.`);
  return card;
}
