import { fakeServer } from './fake-server';
import { accounts, renderRoute } from './render-route';

const patient = {
  __typename: 'Patient',
  id: 'p1',
  patientId: 'PT-000123',
  name: 'Sunita Yadav',
  age: 34,
  diagnosedWith: 'Knee replacement',
  contactNumber: '+919876543210',
  lastLogin: null,
  isProfileComplete: true,
  version: 1,
  address: '12 Mall Road',
  bloodGroup: null,
  gender: 'FEMALE',
  emergencyContactNumber: '+919812345678',
};
/** How things stand with a patient. */
export const overview = {
  __typename: 'PatientOverview',
  patient,
  account: null,
  deletedAt: null,
  missing: [],
  recoveryPercent: 0,
  plannedSessions: 25,
  sessionsCompleted: 0,
  missedSessions: 0,
  referringDoctor: null,
  physiotherapist: null,
  nextSession: null,
  balance: {
    __typename: 'Balance',
    charged: 250_000,
    credited: 0,
    paid: 150_000,
    refunded: 20_000,
    held: 0,
    due: 120_000,
  },
  medicalHistory: [],
  progressReports: [],
};
/** A timeline on which nothing happened. */
export const nothing = { __typename: 'TimelineConnection', edges: [] };

/** Opens the page of a patient as an admin over a server with these answers. */
export function openPage(answers: Parameters<typeof fakeServer>[0], search = '') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    PatientTimeline: {
      data: {
        patientTimeline: { ...nothing, pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } },
      },
    },
    ...answers,
  });
  renderRoute(`/admin/patients/PT-000123${search}`, server);
  return server;
}

const nobodyWaits = { __typename: 'AppointmentConnection', edges: [] };
/** The answer for a patient of whom nothing is to be said but this. */
export const pageOf = (patientOverview: object) => ({
  PatientPage: { data: { patientOverview, requests: nobodyWaits, lastPayment: nothing } },
});
