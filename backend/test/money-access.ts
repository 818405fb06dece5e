import { admins, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { openForVisitors } from './contact-calls.js';
import type { RestCall } from './rest-call.js';
import { insertBill } from './bill-builders.js';
import { insertCharge, insertCredit, insertDayClose, insertPackage, insertPayment } from './builders.js';

/** Programs with the scope, admins, and the patient whose record it is: another's is answered like none. */
const readers: Outcomes = { ...scoped('payments:read'), patient: 'done', 'other patient': 'NOT_FOUND' };

/** The rows of bills and statements in the access matrix. */
export const paperRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /bills/:id/pdf': [
    readers,
    200,
    async ({ app, record }) => ({ path: `/bills/${(await insertBill(app.sql, record.id)).id}/pdf` }),
  ],
  'get /patients/:id/statement': [
    readers,
    200,
    async ({ record }) => ({ path: `/patients/${record.id}/statement?from=2026-03-01&until=2026-03-31` }),
  ],
};

const MARCH = 'kind: INCOME, from: "2026-03-01", until: "2026-03-31"';
const DAYS = 'from=2026-03-01&until=2026-03-31';

/** The rows of the files of reports in the access matrix. */
export const clinicReportRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /journal': [scoped('payments:read'), 200, async () => ({ path: '/journal?from=2026-03-01&until=2026-03-09' })],
  'get /admin/full-export': [admins, 200],
  'get /admin/data-processors': [admins, 200],
  'get /admin/breach-report': [
    admins,
    200,
    async ({ patient }) => ({
      path: `/admin/breach-report?from=2026-03-01T00:00:00Z&until=2026-03-11T00:00:00Z&accountId=${patient.id}`,
    }),
  ],
  'get /reports/:kind': [scoped('reports:read'), 200, async () => ({ path: `/reports/income?${DAYS}` })],
  'get /reports/:kind/lines': [
    scoped('reports:read'),
    200,
    async () => ({ path: `/reports/income/lines?${DAYS}&row=total&column=net` }),
  ],
};

/** The rows of packages, credits, allocations and reports in the access matrix. */
export const moneyTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.report': [scoped('reports:read'), async () => [`{ report(input: { ${MARCH} }) { asOf } }`]],
  'Query.reportLines': [
    scoped('reports:read'),
    async () => [`{ reportLines(input: { ${MARCH} }, row: "total", column: "net", first: 10) { totalCount } }`],
  ],
  'Query.wallet': [readers, async ({ record }) => [`{ wallet(patientId: "${record.id}") { sessionsLeft } }`]],
  'Query.credits': [readers, async ({ record }) => [`{ credits(patientId: "${record.id}") { id } }`]],
  'Query.bills': [readers, async ({ record }) => [`{ bills(patientId: "${record.id}", first: 10) { totalCount } }`]],
  'Query.statement': [
    readers,
    async ({ record }) => [
      `{ statement(patientId: "${record.id}", from: "2026-03-01", until: "2026-03-31") { closing } }`,
    ],
  ],
  'Mutation.issueBill': [
    admins,
    async ({ app, record }) => {
      await openForVisitors(app);
      const { id } = await insertCharge(app.sql, record.id);
      return [
        `mutation { issueBill(input: { patientId: "${record.id}", chargeIds: ["${id}"] }, idempotencyKey: "key-of-cell") { id } }`,
      ];
    },
  ],
  'Mutation.cancelBill': [
    admins,
    async ({ app, record }) => [
      `mutation { cancelBill(id: "${(await insertBill(app.sql, record.id)).id}", reason: "Issued for another") { id } }`,
    ],
  ],
  'Query.dayBook': [scoped('payments:read'), async () => ['{ dayBook(day: "2026-03-09") { charged } }']],
  'Query.dayCloses': [admins, async () => ['{ dayCloses { day } }']],
  'Mutation.closeDay': [
    admins,
    async ({ app }) => {
      await app.sql('delete from day_close');
      return ['mutation { closeDay(day: "2025-01-01", counted: 0) { day } }'];
    },
  ],
  'Mutation.reopenDay': [
    admins,
    async ({ app }) => {
      await app.sql('delete from day_close');
      await insertDayClose(app.sql, '2025-01-02');
      return ['mutation { reopenDay(day: "2025-01-02", reason: "A bill was forgotten") }'];
    },
  ],
  'Mutation.sellPackage': [
    admins,
    async ({ record }) => [
      `mutation { sellPackage(input: { patientId: "${record.id}", name: "Ten sessions", sessions: 10, price: 100, validUntil: "2026-12-31" }, idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.closePackage': [
    admins,
    async ({ app, record }) => [
      `mutation { closePackage(id: "${(await insertPackage(app.sql, record.id)).id}", reason: "She moves away") { id } }`,
    ],
  ],
  'Mutation.allocatePayment': [
    admins,
    async ({ app, record }) => [
      `mutation { allocatePayment(paymentId: "${(await insertPayment(app.sql, record.id)).id}", allocate: []) { id } }`,
    ],
  ],
  'Mutation.releaseDeposit': [
    admins,
    async ({ app, record }) => [
      `mutation { releaseDeposit(paymentId: "${(await insertPayment(app.sql, record.id, { is_deposit: true })).id}") { id } }`,
    ],
  ],
  'Mutation.writeOff': [
    admins,
    async ({ app, record }) => [
      `mutation { writeOff(chargeId: "${(await insertCharge(app.sql, record.id)).id}", amount: 100, reason: "She cannot pay", idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.discountCharge': [
    admins,
    async ({ app, record }) => [
      `mutation { discountCharge(chargeId: "${(await insertCharge(app.sql, record.id)).id}", amount: 100, reason: "A regular", idempotencyKey: "key-of-cell") { id } }`,
    ],
  ],
  'Mutation.cancelCredit': [
    admins,
    async ({ app, record }) => {
      const { id: charge_id } = await insertCharge(app.sql, record.id);
      const credit = await insertCredit(app.sql, record.id, { charge_id });
      return [`mutation { cancelCredit(id: "${credit.id}", reason: "Given by mistake") { id } }`];
    },
  ],
};
