import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FHIR_TYPES, isVerb, type FhirType } from '../src/auth/verbs.js';
import { RESOURCES } from '../src/fhir/resource-table.js';
import { insertAppointment, insertHistoryEntry, insertPatient, insertPhysiotherapist } from './builders.js';
import { createHospitalApp, fhir, insertClient, insertReferral, signInClient } from './hospital.js';
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

/** What is of no patient: consent has nothing to say of it. */
const ofNoPatient: Outcomes = { ...read, 'without the patient’s consent': 'done' };

type Made = (patientId: string, clientId: string) => Promise<string>;
type Row = [outcomes: Outcomes, scope: string, made: Made];

/** Reading and looking for one type: by the scope of its letter, of a patient unless told otherwise. */
const readAndSearch = (type: FhirType, made: Made, [onRead, onSearch] = [read, search]): Record<string, Row> => ({
  [`${type}.read`]: [onRead, `system/${type}.r`, made],
  [`${type}.search`]: [onSearch, `system/${type}.s`, made],
});
const session: Made = async (id) => (await insertAppointment(app.sql, id, { status: 'completed' })).id;

/** A row for each interaction of each resource: who is answered what, the scope that it takes, and the resource that is asked for. */
const table: Record<string, Row> = {
  ...readAndSearch('Patient', async (id) => id),
  'Patient.everything': [read, 'system/Patient.r', async (id) => id],
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
  ...readAndSearch('Organization', async () => 'clinic', [ofNoPatient, ofNoPatient]),
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
  for (const { interactions } of RESOURCES) expect(Object.values(interactions).every(isVerb)).toBe(true);
});

describe.each(Object.entries(table))('%s', (name, [outcomes, scope, made]) => {
  /** A client of that kind, and its token. */
  async function clientOf(kind: Kind): Promise<{ clientId: string; token: string | undefined }> {
    const letter = scope.slice(-1);
    const own = ['c', 'r', 'u', 'd', 's'].filter((one) => one !== letter).map((one) => scope.slice(0, -1) + one);
    const of = FHIR_TYPES.filter((type) => !scope.startsWith(`system/${type}.`)).map((type) => `system/${type}.cruds`);
    const scopes = kind === 'with all other scopes' ? [...of, ...own] : [scope];
    const reach = kind === 'without the patient’s consent' ? 'CONSENTED' : 'ALL_BUT_REFUSED';
    const hospital = await insertClient(app.sql, { reach, scopes });
    const token = kind === 'nobody' ? undefined : await signInClient(app, hospital);
    if (kind === 'revoked') await app.sql('update smart_client set revoked_at = now() where id = $1', [hospital.id]);
    return { clientId: hospital.id, token };
  }

  it.each(CLIENTS.map((kind) => [kind, outcomes[kind]] as const))('%s: %s', async (kind, outcome) => {
    const { clientId, token } = await clientOf(kind);
    const id = await made((await insertPatient(app.sql)).id, clientId);
    const [type, interaction] = name.split('.');
    const paths = { read: `/${id}`, search: `?_id=${id}`, everything: `/${id}/$everything` };
    const { status, body } = await fhir(app, token, `/${type}${paths[interaction as keyof typeof paths]}`);
    const isFound = status === 200 && JSON.stringify(body).includes(id);
    if (outcome === 'done') return expect([status, isFound]).toEqual([200, true]);
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
