import type { RawBuilder } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertHistoryEntry, insertPatientWithAccount } from '../../../test/builders.js';
import {
  fhir,
  insertClient,
  insertConsent,
  insertSender,
  signInClient,
  type Hospital,
} from '../../../test/hospital.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { createWebhookWorld, type WebhookWorld } from '../../../test/webhooks.js';
import { tombstoneRows, presentRows } from '../fhir/bulk/export-question.js';
import { conditions } from '../fhir/resources/condition.mapper.js';
import { patients } from '../fhir/resources/patient.mapper.js';

let world: WebhookWorld;
let merging: Merging;
beforeAll(async () => {
  world = await createWebhookWorld();
  merging = await createMerging(world.app);
});
afterEach(() => world.endAll());
afterAll(() => world.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const sql = (text: string, values?: unknown[]) => world.app.sql<Record<string, unknown>>(text, values);
const newHospital = () => insertClient(world.app.sql, { reach: 'CONSENTED', created_at: new Date('2026-01-01') });
async function sent(record: NamedRecord, { id }: Hospital, days: number): Promise<void> {
  await insertSender(world.app.sql, record.id, id, inDays(days));
  await sql("update patient_sender set created_at = until - interval '90 days' where client_id = $1", [id]);
}
const readBy = async (hospital: Hospital, { id }: NamedRecord) =>
  (await fhir(world.app, await signInClient(world.app, hospital), `/Patient/${id}`)).status;

/** What an export of what changed from now on asks for a client. */
async function sinceNow({ id: clientId }: Hospital) {
  const [moment] = await world.app.sql<{ now: Date }>('select now()');
  return { client: { clientId, purpose: 'TREATMENT', reach: 'CONSENTED' }, since: moment?.now ?? new Date() } as const;
}
const idsOf = async (question: RawBuilder<unknown>) => {
  const { sql: text, parameters } = question.compile(world.app.connections.orm.em.fork().getKysely());
  return (await sql(text, [...parameters])).map(({ id }) => String(id)).toSorted();
};

/** Two records, each of which a hospital sent, the one that goes longer ago. */
async function sentPair() {
  const { user, record } = await insertPatientWithAccount(world.app.sql);
  const [from, into] = [await merging.known(), await merging.known({}, record.id)];
  const [ofFrom, ofInto] = [await newHospital(), await newHospital()];
  await sent(from, ofFrom, 10);
  await sent(into, ofInto, 80);
  return { from, into, ofFrom, ofInto, phone: user.phone };
}

describe('whom two hospitals sent, as two records that become one (hospital §5, §7)', () => {
  it.each(['from', 'into'] as const)('is read by neither where it refused both for %s', async (refused) => {
    const records = await sentPair();
    for (const { id } of [records.ofFrom, records.ofInto])
      await insertConsent(world.app.sql, records[refused].id, id, { decision: 'DENY' });
    await merging.merge(records.from, records.into);
    for (const hospital of [records.ofFrom, records.ofInto]) expect(await readBy(hospital, records.into)).toBe(404);
  });

  it('is read by both without a consent, by each until its own 90 days end', async () => {
    const { from, into, ofFrom, ofInto } = await sentPair();
    expect(await readBy(ofFrom, into)).toBe(404);
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect([await readBy(ofFrom, into), await readBy(ofInto, into)]).toEqual([200, 200]);
    await sql("update patient_sender set until = until - interval '11 days' where patient_id = $1", [into.id]);
    expect([await readBy(ofFrom, into), await readBy(ofInto, into)]).toEqual([404, 200]);
  });

  it.each([
    ['from', 80, 10],
    ['into', 10, 80],
  ])('as one that sent both: until the later moment, that of %s', async (_which, first, second) => {
    const { from, into } = { from: await merging.known(), into: await merging.known() };
    const hospital = await newHospital();
    await sent(from, hospital, first);
    await sent(into, hospital, second);
    const [moments] = await sql(
      'select min(created_at) as created_at, max(until) as until from patient_sender where client_id = $1',
      [hospital.id],
    );
    await merging.merge(from, into);
    const kept = 'select patient_id, created_at, until from patient_sender where client_id = $1';
    expect(await sql(kept, [hospital.id])).toEqual([{ patient_id: into.id, ...moments }]);
  });

  it('sees both, each with the moments since which and until which it reads', async () => {
    const { from, into, phone } = await sentPair();
    const patient = await world.app.signIn(phone);
    const sentBy = await world.app.sql<{ clientId: string; since: Date; until: Date }>(
      'select client_id as "clientId", created_at as since, until from patient_sender where patient_id = any($1)',
      [[from.id, into.id]],
    );
    await merging.merge(from, into);
    const { body } = await patient.graphql<{ myRecordReaders: { clientId: string }[] }>(
      '{ myRecordReaders { clientId since referredUntil } }',
    );
    const shown = body.data?.myRecordReaders.filter((one) => sentBy.some(({ clientId }) => clientId === one.clientId));
    expect(shown).toHaveLength(2);
    for (const { clientId, since, until } of sentBy)
      expect(shown).toContainEqual({ clientId, since: since.toISOString(), referredUntil: until.toISOString() });
  });

  it('is exported whole to who reaches it since, with the record that goes to be forgotten; and it itself once that is over', async () => {
    const { from, into, ofFrom } = await sentPair();
    const { id: entry } = await insertHistoryEntry(world.app.sql, into.id);
    const asked = await sinceNow(ofFrom);
    const present = () => Promise.all([patients, conditions].map((of) => idsOf(presentRows(of, asked))));
    expect(await present()).toEqual([[], []]);
    await merging.merge(from, into);
    expect(await present()).toEqual([[into.id], [entry, `dx-${into.id}`].toSorted()]);
    expect(await idsOf(tombstoneRows(patients, asked))).toEqual([from.id]);
    await sql('update patient_sender set until = now() where client_id = $1', [ofFrom.id]);
    expect(await present()).toEqual([[], []]);
    expect(await idsOf(tombstoneRows(patients, asked))).toEqual([from.id, into.id].toSorted());
  });

  it.each(['from', 'into'] as const)(
    'is to be forgotten by who had sent the other record, where it refused both for %s',
    async (refused) => {
      const { ofFrom, ofInto, ...records } = await sentPair();
      for (const { id } of [ofFrom, ofInto])
        await insertConsent(world.app.sql, records[refused].id, id, { decision: 'DENY' });
      const other = refused === 'from' ? 'into' : 'from';
      const asked = await sinceNow({ from: ofFrom, into: ofInto }[other]);
      await merging.merge(records.from, records.into);
      expect(await idsOf(tombstoneRows(patients, asked))).toContain(records[other].id);
    },
  );

  it.each([
    ['sent', 'CONSENTED', true],
    ['read whoever does not refuse', 'ALL_BUT_REFUSED', true],
    ['never knew', 'CONSENTED', false],
  ] as const)(
    'that goes is told as withdrawn to who had %s it, where the other one refuses that (%s)',
    async (how, reach, isTold) => {
      const client = await world.listening({ reach }, ['consent.revoked']);
      const { from, into } = await sentPair();
      if (how === 'sent') await insertSender(world.app.sql, from.id, client.clientId);
      await insertConsent(world.app.sql, into.id, client.clientId, { decision: 'DENY' });
      await world.send();
      const before = client.told().length;
      await merging.merge(from, into);
      await world.send();
      const told = client.told().slice(before);
      const bodies = told.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
      expect(bodies.map(({ type, data }) => [type, data.id])).toEqual(isTold ? [['consent.revoked', from.id]] : []);
    },
  );

  it('is told to both: of the merge, and of a refusal afterwards', async () => {
    const events = ['patient.deleted', 'patient.merged', 'consent.revoked'];
    const one = await world.listening({ reach: 'CONSENTED' }, events);
    const stranger = await world.listening({ reach: 'CONSENTED' }, events);
    const { from, into } = await sentPair();
    await insertSender(world.app.sql, from.id, one.clientId);
    await merging.merge(from, into);
    await world.send();
    for (const clientId of [one.clientId, stranger.clientId])
      await insertConsent(world.app.sql, into.id, clientId, { decision: 'DENY' });
    await world.send();
    const told = one.told().map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
    expect(told.map(({ type, data }) => `${type} ${data.id}`).toSorted()).toEqual(
      [`consent.revoked ${into.id}`, `patient.deleted ${from.id}`, `patient.merged ${into.id}`].toSorted(),
    );
    expect(stranger.told()).toEqual([]);
  });
});
