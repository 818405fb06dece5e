import { admins, everyone, patients, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertCharge, insertPaymentLink } from './builders.js';
import { insertGatewayEvent } from './gateway.js';
import type { RestCall } from './rest-call.js';

/** Admins, and the patient whose link it is: another's is answered like none. */
const owners: Outcomes = { ...admins, patient: 'done', 'other patient': 'NOT_FOUND' };

const openClinic = async ({ app }: World) =>
  app.sql(`update clinic_settings set vpa = 'asha@kotak', opened_at = coalesce(opened_at, now())`);

/** The rows of payment links and dues in the access matrix. */
export const linkTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.paymentLinks': [owners, async ({ record }) => [`{ paymentLinks(patientId: "${record.id}") { id } }`]],
  'Mutation.createPaymentLink': [
    admins,
    async (world) => {
      await openClinic(world);
      return [
        `mutation { createPaymentLink(input: { patientId: "${world.record.id}", amount: 100 }, idempotencyKey: "key-of-cell") { url } }`,
      ];
    },
  ],
  'Mutation.payOnline': [
    patients,
    async (world) => {
      await openClinic(world);
      await world.app.sql(
        `insert into charge (id, patient_id, kind, text, amount_paise, day, created_at)
         select gen_random_uuid(), id, 'OTHER', 'A brace', 1000, '2026-03-10', now() from patient where user_id is not null and deleted_at is null`,
      );
      return ['mutation { payOnline(amount: 100, idempotencyKey: "key-of-cell") { url } }'];
    },
  ],
  'Mutation.cancelPaymentLink': [
    owners,
    async ({ app, record }) => [
      `mutation { cancelPaymentLink(id: "${(await insertPaymentLink(app.sql, record.id)).id}") { id } }`,
    ],
  ],
  'Query.gatewayEvents': [admins, async () => ['{ gatewayEvents(first: 1) { edges { cursor } } }']],
  'Mutation.matchGatewayEvent': [
    admins,
    async ({ app, record }) => [
      `mutation { matchGatewayEvent(id: "${await insertGatewayEvent(app.sql)}", patientId: "${record.id}") { id } }`,
    ],
  ],
  'Query.dues': [scoped('payments:read'), async () => ['{ dues(first: 1) { total } }']],
  'Mutation.remindDues': [
    admins,
    async (world) => {
      await openClinic(world);
      await insertCharge(world.app.sql, world.record.id);
      return [`mutation { remindDues(patientIds: ["${world.record.id}"]) { code } }`];
    },
  ],
};

/** Ending of everybody's call that needs a gateway. */
const noGateway = (ending: 'WRONG_STATE' | 'NOT_FOUND') =>
  Object.fromEntries(
    Object.entries(everyone).map(([actor, outcome]) => [actor, outcome === 'done' ? ending : outcome]),
  ) as Outcomes;

/** The rows of payment links and dues in the access matrix. */
export const linkRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'get /dues': [scoped('payments:read'), 200],
  'get /pay/:token': [
    everyone,
    200,
    async ({ app, record }) => ({ path: `/pay/${(await insertPaymentLink(app.sql, record.id)).token}` }),
  ],
  // Nobody can: there is no gateway.
  'post /pay/:token/order': [
    noGateway('WRONG_STATE'),
    409,
    async ({ app, record }) => ({ path: `/pay/${(await insertPaymentLink(app.sql, record.id)).token}/order` }),
  ],
  'post /gateway-events': [noGateway('NOT_FOUND'), 404],
};
