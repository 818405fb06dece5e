import { dataRequestTable } from './data-request-access.js';
import { admins, everyone, patients, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { emailTable } from './email-access.js';
import { insertAdmin, insertMessage, insertPatientWithAccount, insertStaff } from './builders.js';
import { exotelReceiptOf, msg91ReceiptOf, receiptOf } from './receipt-rows.js';
import { NOON, type TestApp } from './test-app.js';
import type { RestCall } from './rest-call.js';

/** Ending of everybody's call of what is not set up. */
const nobody = Object.fromEntries(
  Object.entries(everyone).map(([actor, outcome]) => [actor, outcome === 'done' ? 'NOT_FOUND' : outcome]),
) as Outcomes;

/** The row of the gateway's reports in the access matrix: whoever knows the secret. */
export const receiptTable: Record<string, [Outcomes, number, RestCall]> = {
  'post /sms-receipts/:secret': [everyone, 200, async ({ app }) => receiptOf(app)],
  'post /sms-receipts/:secret/exotel': [everyone, 200, async ({ app }) => exotelReceiptOf(app)],
  'post /sms-receipts/:secret/msg91': [everyone, 200, async ({ app }) => msg91ReceiptOf(app)],
  // Nobody can: there is no WhatsApp.
  'get /whatsapp-events': [nobody, 404, async () => ({ path: '/whatsapp-events' })],
  'post /whatsapp-events': [nobody, 404, async () => ({ path: '/whatsapp-events', body: { object: 'x', entry: [] } })],
};

/** The rows of the outbox and of e-mail in the access matrix. */
export const messageTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  ...emailTable,
  ...dataRequestTable,
  'Query.messages': [admins, async () => ['{ messages(first: 10) { edges { node { id } } } }']],
  'Query.systemState': [admins, async () => ['{ systemState { version } }']],
  'Query.pendingApprovals': [admins, async () => ['{ pendingApprovals { id } }']],
  'Query.fourEyes': [admins, async () => ['{ fourEyes }']],
  'Mutation.setFourEyes': [
    admins,
    async ({ app }) => {
      await insertAdmin(app.sql);
      return ['mutation { setFourEyes(isOn: true) }'];
    },
  ],
  'Mutation.approveChange': [
    admins,
    async ({ app }) => [
      `mutation { approveChange(id: "${await insertApproval(app, (await insertAdmin(app.sql)).id)}", decision: REFUSE) { id } }`,
    ],
  ],
  'Mutation.withdrawChange': [
    admins,
    async (world) => [
      `mutation { withdrawChange(id: "${await insertApproval(world.app, await ownId(world))}") { id } }`,
    ],
  ],
  'Query.dataProcessors': [admins, async () => ['{ dataProcessors { name isInUse } }']],
  'Mutation.saveDataProcessor': [
    admins,
    async () => [
      `mutation { saveDataProcessor(input: { name: "Lab ${crypto.randomUUID()}", purposes: "p", categories: "c", storagePlace: "Pune" }) { id } }`,
    ],
  ],
  'Query.breachReport': [
    admins,
    async ({ patient }) => [
      `{ breachReport(question: { from: "2026-03-01T00:00:00Z", until: "2026-03-11T00:00:00Z", accountId: "${patient.id}" }) { total } }`,
    ],
  ],
  'Query.channels': [admins, async () => ['{ channels { provider rank credit } }']],
  'Mutation.sendTestMessage': [
    admins,
    async () => ['mutation { sendTestMessage(channel: SMS, provider: "console") { isTaken } }'],
  ],
  'Query.messagePreferences': [patients, async () => ['{ messagePreferences { language reminders } }']],
  'Mutation.setMessagePreferences': [
    patients,
    async () => ['mutation { setMessagePreferences(reminders: false) { language } }'],
  ],
  'Mutation.retryMessage': [
    admins,
    async ({ app }) => {
      const { id } = await insertMessage(app.sql, { kind: 'SESSION_BOOKED', status: 'FAILED' });
      return [`mutation { retryMessage(id: "${id}") { status } }`];
    },
  ],
  'Mutation.inviteMember': [
    admins,
    async ({ app }) => {
      const { user } = await insertStaff(app.sql);
      return [`mutation { inviteMember(id: "${user.id}") { status } }`];
    },
  ],
  'Mutation.invitePatient': [
    admins,
    async ({ app }) => {
      await app.sql('update clinic_settings set opened_at = coalesce(opened_at, now())');
      const { record } = await insertPatientWithAccount(app.sql);
      return [`mutation { invitePatient(patientId: "${record.id}") { status } }`];
    },
  ],
};

/** A change that waits, and that every admin but who asked may decide. */
async function insertApproval({ sql }: TestApp, askedBy: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into approval (id, kind, change, subject, requested_by, requested_at, expires_at, approver_ids)
     select gen_random_uuid(), 'UPI_ADDRESS', '{}', 'a@bank', $1, t, t + interval '24 hours', (select array_agg(id) from app_user)
     from (select $2::timestamptz as t) x returning id`,
    [askedBy, NOON],
  );
  return row?.id ?? '';
}

/** Whoever calls; another account for those who are refused. */
async function ownId({ app, browser }: World): Promise<string> {
  const { body } = await browser.graphql<{ me: { id: string } | null }>('{ me { id } }');
  return body.data?.me?.id ?? (await insertAdmin(app.sql)).id;
}
