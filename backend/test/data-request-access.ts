import { admins, patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertUser } from './builders.js';
import { insertDataRequest } from './data-requests.js';
import type { RestCall } from './rest-call.js';

/** Patients and users, each of their own account. */
const holders: Outcomes = { ...patients, user: 'done' };

/** Asks the account of the cell for the year of birth, if it is one of a patient or a user. */
async function askForYear({ app, browser }: World): Promise<void> {
  const { body } = await browser.graphql<{ me: { id: string } | null }>('{ me { id } }');
  const id = body.data?.me?.id ?? null;
  await app.sql("update patient set birth_date = '1970-05-02', birth_date_exact = true where user_id = $1", [id]);
  await app.sql('update session set created_at = now() where user_id = $1', [id]);
  await app.sql(
    "update app_user set birth_date = '1970-05-02', birth_year_due_since = now() where id = $1 and user_type in ('user', 'patient')",
    [id],
  );
}

/** The REST rows of the year of birth in the access matrix. */
export const birthYearRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /users/confirm-birth-year': [
    holders,
    200,
    async (world) => {
      await askForYear(world);
      return { body: { year: 1970 } };
    },
  ],
};

/** The rows of requests about data in the access matrix. */
export const dataRequestTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.myDataRequests': [patients, async () => ['{ myDataRequests { id words } }']],
  'Query.erasureRequests': [admins, async () => ['{ erasureRequests(answered: false) { patientName } }']],
  'Query.birthYearCheck': [
    admins,
    async ({ record }) => [`{ birthYearCheck(patientId: "${record.id}") { triesLeft } }`],
  ],
  'Mutation.confirmBirthYear': [
    holders,
    async (world) => {
      await askForYear(world);
      return ['mutation { confirmBirthYear(year: 1970) { id } }'];
    },
  ],
  'Mutation.liftBirthYearCheck': [
    admins,
    async ({ app }) => {
      const { id } = await insertUser(app.sql, { user_type: 'patient', birth_year_due_since: new Date() });
      return [`mutation { liftBirthYearCheck(userId: "${id}") }`];
    },
  ],
  'Mutation.requestErasure': [
    patients,
    async () => ['mutation { requestErasure(idempotencyKey: "erase-me-1") { id } }'],
  ],
  'Mutation.requestCorrection': [
    patients,
    async () => ['mutation { requestCorrection(words: "My name is Sunita.", idempotencyKey: "correct-1") { id } }'],
  ],
  'Mutation.withdrawDataRequest': [
    { ...patients, 'other patient': 'NOT_FOUND' },
    async ({ app, patient }) => {
      const { id } = await insertDataRequest(app.sql, patient.id, { kind: 'CORRECTION' });
      return [`mutation { withdrawDataRequest(id: "${id}") { status } }`];
    },
  ],
  'Mutation.decideErasure': [
    admins,
    async ({ app, patient }) => {
      const { id } = await insertDataRequest(app.sql, patient.id, { kind: 'CORRECTION' });
      return [
        `mutation { decideErasure(input: { id: "${id}", decision: REFUSE, answer: "It is right." }) { version } }`,
      ];
    },
  ],
};
