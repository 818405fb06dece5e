import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FHIR_TYPES, type FhirType } from '../src/platform/access/fhir-permissions.js';
import { isPermission } from '../src/platform/access/permissions.js';
import { RESOURCES } from '../src/hospitals/fhir/resource-table.js';
import {
  insertAppointment,
  insertHistoryEntry,
  insertPatient,
  insertPhysiotherapist,
  insertReport,
} from './builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  insertConsent,
  insertExchange,
  insertReferral,
  signInClient,
  write,
} from './hospital.js';
import type { TestApp } from './test-app.js';

/** Every kind of client that may come. */
const CLIENTS = [
  'with the scope',
  'with all other scopes',
  'revoked',
  'without the patient’s consent',
  'nobody',
] as const;
type Kind = (typeof CLIENTS)[number];

/** What each kind is answered: whether the patient is found, or the status of the refusal. */
type Outcomes = Record<Kind, 'done' | 'nothing' | number>;

const read: Outcomes = {
  'with the scope': 'done',
  'with all other scopes': 403,
  revoked: 401,
  'without the patient’s consent': 404,
  nobody: 401,
};
const search: Outcomes = { ...read, 'without the patient’s consent': 'nothing' };

/** Who may make one has it in reach from then on, without a consent. */
const create: Outcomes = { ...read, 'without the patient’s consent': 'done' };

/** What is of no patient: consent has nothing to say of it. */
const ofNoPatient: Outcomes = { ...read, 'without the patient’s consent': 'done' };

type Made = (patientId: string, clientId: string) => Promise<string>;
type Row = [outcomes: Outcomes, scope: string, made: Made];

/** Reading and looking for one type: by the scope of its letter, of a patient unless told otherwise. */
const readAndSearch = (type: FhirType, made: Made, [onRead, onSearch] = [read, search]): Record<string, Row> => ({
  [`${type}.read`]: [onRead, `system/${type}.r`, made],
  [`${type}.search`]: [onSearch, `system/${type}.s`, made],
});
const report: Made = async (id) => (await insertReport(app.sql, id)).id;
const session: Made = async (id) => (await insertAppointment(app.sql, id, { status: 'completed' })).id;

/** A row for each interaction of each resource: who is answered what, the scope that it takes, and the resource that is asked for. */
const table: Record<string, Row> = {
  ...readAndSearch('Patient', async (id) => id),
  'Patient.everything': [read, 'system/Patient.r', async (id) => id],
  'Patient.create': [create, 'system/Patient.c', async (id) => id],
  'Patient.update': [read, 'system/Patient.u', async (id) => id],
  ...readAndSearch('Condition', async (id) => `dx-${id}`),
  ...readAndSearch(
    'Procedure',
    async (id) => `op-${(await insertHistoryEntry(app.sql, id, { surgery_details: 'Knee' })).id}`,
  ),
  ...readAndSearch('CarePlan', async (id) => `plan-${id}`),
  ...readAndSearch('Goal', async (id) => `goal-${id}`),
  ...readAndSearch('Observation', async (id) => `recovery-${id}`),
  ...readAndSearch('Appointment', session),
  ...readAndSearch('Encounter', session),
  ...readAndSearch('Practitioner', async () => (await insertPhysiotherapist(app.sql)).id, [ofNoPatient, ofNoPatient]),
  ...readAndSearch('ServiceRequest', async (id, clientId) => insertReferral(app.sql, id, { client_id: clientId })),
  ...readAndSearch(
    'Task',
    async (id, clientId) => `referral-${await insertReferral(app.sql, id, { client_id: clientId })}`,
  ),
  ...readAndSearch('DocumentReference', report),
  'DocumentReference.create': [
    { ...read, 'without the patient’s consent': 422 },
    'system/DocumentReference.c',
    async (id) => id,
  ],
  ...readAndSearch('Binary', report),
  ...readAndSearch('Composition', async (id) => `report-${await report(id, '')}`),
  'Composition.document': [read, 'system/Composition.r', async (id) => `report-${await report(id, '')}`],
  // Of a patient whom the client reaches alone.
  'ServiceRequest.create': [
    { ...read, 'without the patient’s consent': 422 },
    'system/ServiceRequest.c',
    async (id) => id,
  ],
  'ServiceRequest.update': [
    read,
    'system/ServiceRequest.u',
    async (id, clientId) => insertReferral(app.sql, id, { client_id: clientId }),
  ],
  // Withdrawn: of a patient whom the client does not reach any more it is told nothing.
  ...readAndSearch('Consent', async (id, clientId) => insertConsent(app.sql, id, clientId, { revoked_at: new Date() })),
  ...readAndSearch('AuditEvent', async (id, clientId) => insertExchange(app.sql, clientId, { patient_id: id })),
  ...readAndSearch('Organization', async () => 'clinic', [ofNoPatient, ofNoPatient]),
  // Whoever reaches nobody has nobody in it.
  ...readAndSearch('Group', async () => 'my-patients', [ofNoPatient, ofNoPatient]),
};

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

it('there is a row for every interaction of every resource, and each names a verb of the access table', () => {
  const offered = RESOURCES.flatMap(({ type, interactions }) =>
    Object.keys(interactions).map((name) => `${type}.${name}`),
  );
  expect(Object.keys(table).toSorted()).toEqual(offered.toSorted());
  expect(RESOURCES.map(({ type }) => type).toSorted()).toEqual(FHIR_TYPES.toSorted());
  for (const { interactions } of RESOURCES) expect(Object.values(interactions).every(isPermission)).toBe(true);
});

/** What belongs in, beside the resource that is asked for: it takes the scope to read each. */
const ALONG: Record<string, string[]> = {
  'Composition.document': ['Patient', 'Organization', 'DocumentReference'].map((type) => `system/${type}.r`),
};

const MRN = 'https://city.example/mrn';

/** A request for an interaction, of a resource that is there or of a new one. */
function ask(
  token: string | undefined,
  { type, interaction, id, patient }: { type: string; interaction: string; id: string; patient: string },
) {
  const identifier = [{ system: MRN, value: randomUUID() }];
  const referral = {
    status: 'active',
    intent: 'order',
    subject: { reference: `Patient/${patient}` },
    reasonCode: [{ text: 'Knee' }],
  };
  const document = {
    status: 'current',
    subject: referral.subject,
    content: [{ attachment: { contentType: 'text/plain', data: 'S25lZQ==' } }],
  };
  const body = {
    resourceType: type,
    identifier,
    ...(type === 'ServiceRequest' && referral),
    ...(type === 'DocumentReference' && document),
  };
  if (interaction === 'create') return write(app, token, 'POST', `/${type}`, body);
  if (interaction === 'update') {
    const changed =
      type === 'Patient'
        ? { ...body, name: [{ text: 'Sunita' }], gender: 'female', birthDate: '1966', ...REACHABLE }
        : { ...body, status: 'revoked' };
    return write(app, token, 'PUT', `/${type}/${id}`, { ...changed, id }, { 'if-match': 'W/"1"' });
  }
  const paths = {
    read: `/${id}`,
    search: `?_id=${id}`,
    everything: `/${id}/$everything`,
    document: `/${id}/$document`,
  };
  return fhir(app, token, `/${type}${paths[interaction as keyof typeof paths]}`);
}

/** What the record of a patient goes on with. */
const REACHABLE = {
  address: [{ text: 'Lucknow' }],
  telecom: [{ system: 'phone', value: '9876543210' }],
  contact: [{ telecom: [{ system: 'phone', value: '9876543210' }] }],
};

describe.each(Object.entries(table))('%s', (name, [outcomes, scope, made]) => {
  /** A client of that kind, and its token. */
  async function clientOf(kind: Kind): Promise<{ clientId: string; token: string | undefined }> {
    const letter = scope.slice(-1);
    const own = ['c', 'r', 'u', 'd', 's'].filter((one) => one !== letter).map((one) => scope.slice(0, -1) + one);
    const of = FHIR_TYPES.filter((type) => !scope.startsWith(`system/${type}.`)).map((type) => `system/${type}.cruds`);
    const scopes = kind === 'with all other scopes' ? [...of, ...own] : [scope, ...(ALONG[name] ?? [])];
    const reach = kind === 'without the patient’s consent' ? 'CONSENTED' : 'ALL_BUT_REFUSED';
    const hospital = await insertClient(app.sql, { reach, scopes, identifier_systems: [MRN] });
    const token = kind === 'nobody' ? undefined : await signInClient(app, hospital);
    if (kind === 'revoked') await app.sql('update smart_client set revoked_at = now() where id = $1', [hospital.id]);
    return { clientId: hospital.id, token };
  }

  it.each(CLIENTS.map((kind) => [kind, outcomes[kind]] as const))('%s: %s', async (kind, outcome) => {
    const { clientId, token } = await clientOf(kind);
    const patient = (await insertPatient(app.sql)).id;
    const id = await made(patient, clientId);
    const [type = '', interaction = ''] = name.split('.');
    const { status, body } = await ask(token, { type, interaction, id, patient });
    const isNew = interaction === 'create';
    const isFound = JSON.stringify(body).includes(isNew ? MRN : id);
    if (outcome === 'done') return expect([status, isFound]).toEqual([isNew ? 201 : 200, true]);
    if (outcome === 'nothing') return expect([status, body.total]).toEqual([200, 0]);
    expect([status, body.resourceType]).toEqual([outcome, 'OperationOutcome']);
    expect(JSON.stringify(body)).not.toContain(id);
    const refused = await app.sql("select from audit_event where outcome = 'refused' and verb = $1", [`fhir.${name}`]);
    if (outcome === 403) expect(refused.length).toBeGreaterThan(0);
  });
});

describe('export', () => {
  it.each(CLIENTS.map((kind) => [kind, { ...read, 'without the patient’s consent': 'done' as const }[kind]] as const))(
    '%s: %s',
    async (kind, outcome) => {
      const readers = FHIR_TYPES.map((type) => `system/${type}.r`);
      const scopes = kind === 'with all other scopes' ? FHIR_TYPES.map((type) => `system/${type}.cuds`) : readers;
      const hospital = await insertClient(app.sql, { scopes });
      const token = kind === 'nobody' ? undefined : await signInClient(app, hospital);
      if (kind === 'revoked') await app.sql('update smart_client set revoked_at = now() where id = $1', [hospital.id]);
      const { status } = await fhir(app, token, '/$export', { headers: { prefer: 'respond-async' } });
      // Asked for by whoever may read; of a patient who did not consent nothing is in it.
      expect(status).toBe(outcome === 'done' ? 202 : outcome);
    },
  );
});
