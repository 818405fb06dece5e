import { admins, everyone, patients, scoped, signedIn, staff, type Outcomes } from './access-outcomes.js';
import { appointmentRestTable, appointmentTable } from './appointment-access.js';
import { freshPhone, insertPatient, insertUser, patientForm, type PatientRow, type UserRow } from './builders.js';
import { benchTable } from './bench-access.js';
import { careRestTable, careTable } from './care-access.js';
import { chartingRestTable, chartingTable } from './charting-access.js';
import { exerciseTable, filmRestTable } from './exercise-access.js';
import { lessonTable } from './lesson-access.js';
import { seriesTable } from './series-access.js';
import { programmeTable } from './programme-access.js';
import { clinicTable } from './clinic-access.js';
import { familyTable } from './family-access.js';
import { fileRestTable, fileTable } from './file-access.js';
import { deskRestTable, deskTable } from './desk-access.js';
import { openToReception } from './reception-access.js';
import { accountForm, photoForm } from './forms.js';
import { importRestTable, importTable } from './import-access.js';
import { contactTable, inboxTable } from './inbox-access.js';
import { gateTable, recoveryRestTable } from './gate-access.js';
import { ledgerTable } from './ledger-access.js';
import { messageTable, receiptTable } from './message-access.js';
import { pushRestTable, reminderTable } from './reminder-access.js';
import type { RestCall } from './rest-call.js';
import { paymentRestTable, paymentTable } from './payment-access.js';
import { proofOfNewNumber, VERIFY_NUMBER } from './new-number.js';
import { hospitalRestTable, hospitalTable } from './hospital-access.js';
import { questionnaireTable } from './questionnaire-access.js';
import { recoveryTable } from './recovery-access.js';
import { askedAdmin, knownAdmin, newcomer } from './sign-in-calls.js';
import { staffTable } from './staff-access.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** What a call may speak of; made anew for every cell. */
export interface World {
  app: TestApp;
  /** The patient of the column "patient", and their complete record. */
  patient: UserRow;
  record: PatientRow;
  /** Of the column "physiotherapist": the one who treats. */
  physiotherapistId: string;
  /** Of the column "doctor": the one who answers for it. */
  doctorId: string;
  /** The browser of the cell's actor. */
  browser: TestClient;
}

/** A call of patients who have yet to be asked for the profile form. */
async function formAskedFor({ app }: World, call: string): Promise<string> {
  await app.sql('update app_user set profile_completed = false');
  return call;
}

/** [who may, the status of success, the call where it needs more than its path] for every REST route, but for reception. */
const restRows: Record<string, [Outcomes, number, RestCall?]> = {
  'post /users/send-otp': [everyone, 200, async () => ({ body: { phoneNumber: freshPhone() } })],
  'post /users/verify-otp': [everyone, 200, async ({ app }) => ({ body: await newcomer(app) })],
  'post /admin/send-otp': [everyone, 200, async ({ app }) => ({ body: await knownAdmin(app) })],
  'post /admin/verify-otp': [everyone, 200, async ({ app }) => ({ body: await askedAdmin(app) })],
  'post /users/logout': [everyone, 200],
  'get /users/me': [signedIn, 200],
  'get /admin/users-without-patients': [admins, 200],
  'get /admin/patients': [scoped('patients:read'), 200],
  'get /admin/patients/stats': [scoped('patients:read'), 200],
  'get /admin/patients/export': [scoped('patients:read'), 200],
  'get /admin/patients/export/filtered': [scoped('patients:read'), 200],
  'get /changes/patients': [scoped('patients:read'), 200],
  'get /admin/patients/:id/details': [
    scoped('patients:read'),
    200,
    async ({ record }) => ({ path: `/admin/patients/${record.id}/details` }),
  ],
  'get /admin/patients/:id/record.pdf': [
    admins,
    200,
    async ({ record }) => ({ path: `/admin/patients/${record.id}/record.pdf` }),
  ],
  'post /admin/patients': [
    scoped('patients:write'),
    201,
    async ({ app }) => ({ body: patientForm((await insertUser(app.sql)).id) }),
  ],
  'patch /admin/patients/:id': [
    scoped('patients:write'),
    200,
    async ({ record }) => ({ path: `/admin/patients/${record.id}`, body: { name: 'X' } }),
  ],
  'delete /admin/patients/:id': [admins, 200, async ({ record }) => ({ path: `/admin/patients/${record.id}` })],
  'post /users/profile': [patients, 200, async () => ({ body: profileForm })],
  'patch /users/me': [signedIn, 200, async () => ({ body: { nickname: 'Guddu' } })],
  'patch /users': [signedIn, 200, async () => ({ body: accountForm({ fullName: 'New Name' }) })],
  'post /users/verify-number': [signedIn, 200, async (world) => ({ body: await proofOfNewNumber(world) })],
  'patch /users/avatar': [signedIn, 200, async () => ({ body: await photoForm() })],
  'get /users/avatars/:key': [
    // Another's picture is answered like none; a patient sees their own.
    { ...signedIn, user: 'NOT_FOUND', 'other patient': 'NOT_FOUND', ...staff('NOT_FOUND'), reception: 'NOT_FOUND' },
    200,
    async ({ app, patient }) => {
      const browser = await app.signIn(patient.phone);
      const { body } = await browser.rest<{ data: { avatar: string } }>('PATCH', '/users/avatar', await photoForm());
      return { path: body.data.avatar.replace('/api/v1', '') };
    },
  ],
  ...deskRestTable,
  ...importRestTable,
  ...hospitalRestTable,
  ...appointmentRestTable,
  ...paymentRestTable,
  ...chartingRestTable,
  ...fileRestTable,
  ...filmRestTable,
  ...careRestTable,
  ...contactTable,
  ...receiptTable,
  ...pushRestTable,
  ...recoveryRestTable,
};

/** A document and its variables. */
type GraphQLCall = (world: World) => Promise<[query: string, variables?: object]>;

/** [who may, the call] for every root field of the schema, but for reception. */
const graphqlRows: Record<string, [Outcomes, GraphQLCall]> = {
  'Query.me': [everyone, async () => ['{ me { id } }']],
  'Query.usersWithoutPatients': [admins, async () => ['{ usersWithoutPatients(first: 10) { id } }']],
  'Query.users': [admins, async () => ['{ users { total } }']],
  'Query.patients': [scoped('patients:read'), async () => ['{ patients { total } }']],
  'Query.patientsConnection': [
    scoped('patients:read'),
    async () => ['{ patientsConnection(first: 10) { totalCount } }'],
  ],
  'Query.patientStats': [scoped('patients:read'), async () => ['{ patientStats { total } }']],
  'Query.patientDetails': [
    scoped('patients:read'),
    async ({ record }) => [`{ patientDetails(id: "${record.id}") { recoveryPercent } }`],
  ],
  'Query.patientOverview': [admins, async ({ record }) => [`{ patientOverview(id: "${record.id}") { missing } }`]],
  'Query.patientTimeline': [
    admins,
    async ({ record }) => [`{ patientTimeline(patientId: "${record.id}", first: 10) { edges { cursor } } }`],
  ],
  'Query.search': [admins, async () => ['{ search(text: "Sunita") { id } }']],
  'Query.deletedPatients': [admins, async () => ['{ deletedPatients { total } }']],
  'Mutation.sendOtp': [
    everyone,
    async () => [`mutation { sendOtp(door: USER, phoneNumber: "${freshPhone()}") { message } }`],
  ],
  'Mutation.verifyOtp': [
    everyone,
    async ({ app }) => [
      'mutation ($phoneNumber: String!, $otp: String!) { verifyOtp(door: USER, phoneNumber: $phoneNumber, otp: $otp) { id } }',
      await newcomer(app),
    ],
  ],
  'Mutation.logout': [everyone, async () => ['mutation { logout }']],
  'Mutation.createPatient': [
    scoped('patients:write'),
    async ({ app }) => [
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }',
      { input: patientForm((await insertUser(app.sql)).id, { gender: 'MALE' }) },
    ],
  ],
  ...deskTable,
  ...benchTable,
  ...chartingTable,
  ...fileTable,
  ...careTable,
  ...familyTable,
  ...seriesTable,
  ...programmeTable,
  ...importTable,
  'Mutation.updatePatient': [
    scoped('patients:write'),
    async ({ record }) => [`mutation { updatePatient(id: "${record.id}", input: { name: "X" }) { id } }`],
  ],
  'Mutation.deletePatient': [admins, async ({ record }) => [`mutation { deletePatient(id: "${record.id}") { id } }`]],
  'Mutation.restorePatient': [
    admins,
    async ({ app }) => {
      const { id } = await insertPatient(app.sql, { deleted_at: app.clock.now() });
      return [`mutation { restorePatient(id: "${id}") { id } }`];
    },
  ],
  'Mutation.addMedicalHistoryEntry': [
    admins,
    async ({ record }) => [
      `mutation { addMedicalHistoryEntry(patientId: "${record.id}", input: { diagnosis: "X" }) { recoveryPercent } }`,
    ],
  ],
  'Mutation.addProgressReport': [
    admins,
    async ({ record }) => [
      `mutation { addProgressReport(patientId: "${record.id}", content: "X") { recoveryPercent } }`,
    ],
  ],
  'Mutation.updateCarePlan': [
    admins,
    async ({ record }) => [
      `mutation { updateCarePlan(patientId: "${record.id}", input: { plannedSessions: 30 }) { plannedSessions } }`,
    ],
  ],
  'Mutation.completeProfile': [
    patients,
    async () => [
      'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { id } }',
      { input: { name: 'X', email: 'x@example.com', dateOfBirth: '1960-01-01', gender: 'OTHER' } },
    ],
  ],
  'Mutation.skipProfile': [patients, async (world) => [await formAskedFor(world, 'mutation { skipProfile { id } }')]],
  'Mutation.updateProfile': [signedIn, async () => ['mutation { updateProfile(input: { nickname: "X" }) { id } }']],
  'Mutation.updateAccount': [signedIn, async () => ['mutation { updateAccount(input: { fullName: "X" }) { id } }']],
  'Mutation.verifyNumber': [signedIn, async (world) => [VERIFY_NUMBER, await proofOfNewNumber(world)]],
  'Mutation.setUserType': [
    admins,
    async ({ patient }) => [`mutation { setUserType(userId: "${patient.id}", userType: USER) { id } }`],
  ],
  'Query.mySessions': [signedIn, async () => ['{ mySessions { id } }']],
  'Mutation.endSession': [
    signedIn,
    async ({ browser }) => {
      const { body } = await browser.graphql<{ mySessions: { id: string }[] }>('{ mySessions { id } }');
      return [`mutation { endSession(id: "${body.data?.mySessions[0]?.id ?? 'none'}") }`];
    },
  ],
  'Mutation.endOtherSessions': [
    signedIn,
    async ({ app }) => {
      await everybodyElsewhere(app);
      return ['mutation { endOtherSessions }'];
    },
  ],
  'Mutation.endSessionsOf': [
    admins,
    async ({ app, patient }) => {
      await app.signIn(patient.phone);
      return [`mutation { endSessionsOf(userId: "${patient.id}") }`];
    },
  ],
  'Mutation.setAccountDisabled': [
    admins,
    async ({ patient }) => [`mutation { setAccountDisabled(userId: "${patient.id}", disabled: true) { id } }`],
  ],
  ...appointmentTable,
  ...hospitalTable,
  ...exerciseTable,
  ...lessonTable,
  ...recoveryTable,
  ...ledgerTable,
  ...gateTable,
  ...questionnaireTable,
  ...paymentTable,
  'Query.apiKeys': [admins, async () => ['{ apiKeys(all: true) { id owner } }']],
  'Mutation.createApiKey': [admins, async () => [createApiKey]],
  'Mutation.revokeApiKey': [
    admins,
    async ({ browser }) => {
      const { body } = await browser.graphql<{ createApiKey: { apiKey: { id: string } } }>(createApiKey);
      return [`mutation { revokeApiKey(id: "${body.data?.createApiKey.apiKey.id ?? 'none'}") }`];
    },
  ],
  'Query.savedFilters': [admins, async () => ['{ savedFilters(list: PATIENTS) { id } }']],
  'Mutation.saveFilter': [admins, async () => [saveFilter]],
  'Mutation.deleteSavedFilter': [
    admins,
    async ({ browser }) => {
      const { body } = await browser.graphql<{ saveFilter: { id: string } }>(saveFilter);
      return [`mutation { deleteSavedFilter(id: "${body.data?.saveFilter.id ?? 'none'}") }`];
    },
  ],
  'Query.auditEvents': [admins, async () => ['{ auditEvents(first: 10) { edges { node { id } } } }']],
  'Query.dashboard': [admins, async () => ['{ dashboard { asOf } }']],
  'Query.securityNotices': [admins, async () => ['{ securityNotices { id kind at subject by } }']],
  ...clinicTable,
  ...inboxTable,
  ...messageTable,
  ...reminderTable,
  ...staffTable,
};

const saveFilter = 'mutation { saveFilter(list: PATIENTS, name: "Knees", query: "condition=knee") { id } }';

/** A key for tomorrow. */
const createApiKey = `mutation { createApiKey(input: { name: "Hospital", scopes: [PATIENTS_READ], expiresAt: "${new Date(Date.now() + 86_400_000).toISOString()}" }) { apiKey { id } } }`;

/** The profile form of spec §3. */
const profileForm = { name: 'Sunita Devi', email: 'sunita@example.com', dob: '1962-05-04', gender: 'Female' };

/** Signs everybody in on a second device, so that there is something to end. */
async function everybodyElsewhere(app: TestApp) {
  await app.sql(
    `insert into session (sid, sess, expire) select sid || '-elsewhere', sess, expire from session
     where sid not like '%-elsewhere' on conflict do nothing`,
  );
}

/** [who may, the status of success, the call where it needs more than its path] for every REST route. */
export const restTable = openToReception(restRows);
/** [who may, the call] for every root field of the schema. */
export const graphqlTable = openToReception(graphqlRows);
