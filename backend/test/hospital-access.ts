import { admins, patients, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertRefusedMessage, insertSource } from './hl7.js';
import {
  insertClient,
  insertDelivery,
  insertEndpoint,
  insertExchange,
  insertReferral,
  storeDocument,
} from './hospital.js';
import type { RestCall } from './rest-call.js';

type Row = [Outcomes, (world: World) => Promise<[query: string, variables?: object]>];

const create = (name: string) =>
  `mutation { createSmartClient(input: { name: "${name}", scopes: ["system/Patient.rs"], jwksUrl: "https://city.example/jwks" }) { id } }`;

const say = (verb: string, id: string) => `mutation { ${verb}RecordReader(clientId: "${id}") { clientId } }`;

/** The rows of hospitals' systems that REST has. */
export const hospitalRestTable: Record<string, [Outcomes, number, RestCall]> = {
  'get /admin/documents/:id': [{ ...admins, ...staff('NOT_FOUND') }, 200, documentOf],
};

/** The call that opens a document. */
export async function documentOf({ app, record }: Pick<World, 'app' | 'record'>): ReturnType<RestCall> {
  return { path: `/admin/documents/${await storeDocument(app, record.id)}` };
}

/** [who may, the call] for the fields of hospitals' systems. */
export const hospitalTable: Record<string, Row> = {
  'Query.smartClients': [admins, async () => ['{ smartClients { id } }']],
  'Query.exchanges': [admins, async () => ['{ exchanges(first: 1) { edges { node { id } } } }']],
  'Query.exchange': [
    admins,
    async ({ app }) => [
      `{ exchange(id: "${await insertExchange(app.sql, (await insertClient(app.sql)).id)}") { exchange { id } } }`,
    ],
  ],
  'Mutation.replayMessage': [
    admins,
    async ({ app }) => [`mutation { replayMessage(id: "${await insertRefusedMessage(app)}") { id } }`],
  ],
  'Mutation.replayWebhook': [
    admins,
    async ({ app }) => [`mutation { replayWebhook(id: "${await insertDelivery(app.sql)}") { id } }`],
  ],
  'Query.referrals': [admins, async () => ['{ referrals(first: 1) { edges { node { id status } } } }']],
  'Mutation.acceptReferral': [
    admins,
    async ({ app, record }) => [
      `mutation { acceptReferral(id: "${await insertReferral(app.sql, record.id)}") { id } }`,
    ],
  ],
  'Mutation.declineReferral': [
    admins,
    async ({ app, record }) => [
      `mutation { declineReferral(id: "${await insertReferral(app.sql, record.id)}", reason: "We are full") { id } }`,
    ],
  ],
  'Query.hospitalDocuments': [
    { ...admins, ...staff('NOT_FOUND') },
    async ({ record }) => [`{ hospitalDocuments(patientId: "${record.id}", first: 1) { edges { node { id } } } }`],
  ],
  'Query.webhookEndpoints': [admins, async () => ['{ webhookEndpoints { id } }']],
  'Query.webhookDeliveries': [
    admins,
    async ({ app }) => [`{ webhookDeliveries(endpointId: "${await insertEndpoint(app.sql)}", first: 1) { id } }`],
  ],
  'Mutation.createWebhookEndpoint': [
    admins,
    async ({ app }) => [
      `mutation { createWebhookEndpoint(input: { clientId: "${(await insertClient(app.sql)).id}", url: "https://city.example/told", events: ["patient.updated"] }) { secret } }`,
    ],
  ],
  'Mutation.endWebhookEndpoint': [
    admins,
    async ({ app }) => [`mutation { endWebhookEndpoint(id: "${await insertEndpoint(app.sql)}") }`],
  ],
  'Mutation.replayWebhooks': [
    admins,
    async ({ app }) => [
      `mutation { replayWebhooks(endpointId: "${await insertEndpoint(app.sql)}", since: "2026-01-01T00:00:00Z") }`,
    ],
  ],
  'Query.hospitalReadiness': [admins, async () => ['{ hospitalReadiness { check isMet } }']],
  'Query.possibleDuplicates': [admins, async () => ['{ possibleDuplicates { id } }']],
  'Mutation.setAbha': [
    admins,
    async ({ record }) => [
      `mutation { setAbha(patientId: "${record.id}", input: { number: "91-7507-6821-7770" }) { number } }`,
    ],
  ],
  'Query.consents': [admins, async ({ record }) => [`{ consents(patientId: "${record.id}") { consent { id } } }`]],
  'Query.myRecordReaders': [patients, async () => ['{ myRecordReaders { clientId } }']],
  'Mutation.refuseRecordReader': [patients, async ({ app }) => [say('refuse', (await insertClient(app.sql)).id)]],
  'Mutation.allowRecordReader': [patients, async ({ app }) => [say('allow', (await insertClient(app.sql)).id)]],
  'Mutation.createSmartClient': [admins, async ({ record }) => [create(`Hospital ${record.id}`)]],
  'Mutation.revokeSmartClient': [
    admins,
    async ({ app }) => [`mutation { revokeSmartClient(id: "${(await insertClient(app.sql)).id}") }`],
  ],
  'Query.hl7Sources': [admins, async () => ['{ hl7Sources { id } }']],
  'Mutation.createHl7Source': [
    admins,
    async ({ record }) => [
      `mutation { createHl7Source(input: { name: "${record.id}", application: "${record.id}", identifierSystem: "https://city.example/mrn" }) { id } }`,
    ],
  ],
  'Mutation.endHl7Source': [
    admins,
    async ({ app }) => [`mutation { endHl7Source(id: "${(await insertSource(app.sql)).id}") }`],
  ],
  'Mutation.recordConsent': [
    admins,
    async ({ app, record }) => [
      `mutation { recordConsent(input: { clientId: "${(await insertClient(app.sql)).id}", patientId: "${record.id}", decision: DENY }) { id } }`,
    ],
  ],
  'Mutation.revokeConsent': [
    admins,
    async ({ app, record }) => {
      const { id: clientId } = await insertClient(app.sql);
      const [row] = await app.sql<{ id: string }>(
        `insert into data_consent (id, client_id, patient_id, decision, purpose)
         values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT') returning id`,
        [clientId, record.id],
      );
      return [`mutation { revokeConsent(id: "${row?.id}") }`];
    },
  ],
};
