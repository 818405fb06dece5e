import { admins, patients, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { linkRestTable, linkTable } from './link-access.js';
import { clinicReportRestTable, moneyTable, paperRestTable } from './money-access.js';
import { insertCharge, insertPayment, insertReceipt } from './builders.js';
import { openForVisitors } from './contact-calls.js';
import type { RestCall } from './rest-call.js';

/** Programs with the scope, admins, and the patient whose payment it is: another's is answered like none. */
const readers: Outcomes = { ...scoped('payments:read'), patient: 'done', 'other patient': 'NOT_FOUND' };

/** A payment of the record, paid unless told otherwise. */
const paymentOf = async ({ app, record }: World, columns = {}) => (await insertPayment(app.sql, record.id, columns)).id;

/** The rows of payments in the access matrix. */
export const paymentRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  ...paperRestTable,
  ...linkRestTable,
  ...clinicReportRestTable,
  'get /payments/all': [scoped('payments:read'), 200],
  'get /changes/payments': [scoped('payments:read'), 200],
  'get /payments/export': [scoped('payments:read'), 200],
  'get /payments/export/filtered': [scoped('payments:read'), 200],
  'get /day-book': [scoped('payments:read'), 200, async () => ({ path: '/day-book?day=2026-03-09&format=csv' })],
  'get /payments/:id/receipt': [
    readers,
    200,
    async (world) => {
      const id = await paymentOf(world);
      await insertReceipt(world.app.sql, id);
      return { path: `/payments/${id}/receipt` };
    },
  ],
};

/** The rows of payments in the access matrix. */
export const paymentTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  ...moneyTable,
  ...linkTable,
  'Query.payments': [scoped('payments:read'), async () => ['{ payments { total } }']],
  'Mutation.recordPayment': [
    scoped('payments:write'),
    async ({ record }) => [
      `mutation { recordPayment(input: { patientId: "${record.id}", amount: 100, method: CASH }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Query.payment': [readers, async (world) => [`{ payment(id: "${await paymentOf(world)}") { id } }`]],
  'Query.myPayments': [patients, async () => ['{ myPayments { id } }']],
  'Query.myBalance': [patients, async () => ['{ myBalance { due } }']],
  'Query.charges': [readers, async ({ record }) => [`{ charges(patientId: "${record.id}") { id } }`]],
  'Mutation.addCharge': [
    admins,
    async ({ record }) => [
      `mutation { addCharge(input: { patientId: "${record.id}", text: "Ten sessions", amount: 100 }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.cancelCharge': [
    admins,
    async ({ app, record }) => {
      const { id } = await insertCharge(app.sql, record.id);
      return [`mutation { cancelCharge(id: "${id}", reason: "Entered twice") { id } }`];
    },
  ],
  'Mutation.settlePayment': [
    scoped('payments:write'),
    async (world) => [`mutation { settlePayment(id: "${await paymentOf(world, { status: 'Pending' })}") { id } }`],
  ],
  'Mutation.failPayment': [
    scoped('payments:write'),
    async (world) => [
      `mutation { failPayment(id: "${await paymentOf(world, { status: 'Pending' })}", reason: "No such account") { id } }`,
    ],
  ],
  'Mutation.issueReceipt': [
    admins,
    async (world) => {
      await openForVisitors(world.app);
      return [`mutation { issueReceipt(paymentId: "${await paymentOf(world)}") { id } }`];
    },
  ],
  'Query.paymentsConnection': [
    scoped('payments:read'),
    async () => ['{ paymentsConnection(first: 10) { totalCount } }'],
  ],
  'Query.moneyTotals': [
    scoped('payments:read'),
    async () => ['{ moneyTotals(from: "2026-03-01", until: "2026-03-31") { received } }'],
  ],
  'Mutation.refund': [
    admins,
    async (world) => [
      `mutation { refund(paymentId: "${await paymentOf(world)}", input: { reason: "Paid twice" }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.refundPayment': [
    admins,
    async (world) => [`mutation { refundPayment(id: "${await paymentOf(world)}") { id } }`],
  ],
};
