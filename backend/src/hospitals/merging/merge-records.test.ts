import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertCharge,
  insertCredit,
  insertPackage,
  insertHistoryEntry,
  insertImport,
  insertMessage,
  insertPatient,
  insertPayment,
  insertReceipt,
  insertReport,
} from '../../../test/builders.js';
import { insertBill } from '../../../test/bill-builders.js';
import { insertThread } from '../../../test/care-calls.js';
import { insertGrant } from '../../../test/family-calls.js';
import { insertClient, insertDocument, insertReferral, insertSender } from '../../../test/hospital.js';
import {
  insertConsent,
  insertFile,
  insertNote,
  insertOutcome,
  insertPrecaution,
  insertValue,
  SIGNED,
} from '../../../test/clinical-rows.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { insertSession, planCalls } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { expectSoundCounters } from '../../../test/sound-counters.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { insertWaiting } from '../../../test/waiting-calls.js';
import type { TestClient } from '../../../test/test-client.js';
import { reconcile } from '../../recovery/reconciliation/reconcile.js';
import { MERGE_RULES } from '../../patients/records/merge-rules.js';

let app: TestApp;
let admin: TestClient;
let merging: Merging;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  merging = await createMerging(app);
});
afterAll(() => app.close());

/** How many rows name a record, by the column that does. */
async function namesOf({ id }: NamedRecord): Promise<Record<string, number>> {
  const counted = Object.keys(MERGE_RULES).map(async (column) => {
    const [table = ''] = column.split('.');
    const [row] = await app.sql<{ count: number }>(`select count(*)::int from ${table} where ${column} = $1`, [id]);
    return [column, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** A row of everything that refers to a record. */
async function insertEverything({ id, mrn }: NamedRecord): Promise<{ planId: string; paymentId: string }> {
  const { id: clientId } = await insertClient(app.sql);
  await insertHistoryEntry(app.sql, id);
  await insertReport(app.sql, id);
  await insertReferral(app.sql, id, { client_id: clientId });
  await insertSender(app.sql, id, clientId);
  await insertDocument(app.sql, id, { sent_by: clientId });
  await insertMessage(app.sql, { patient_id: id });
  const { id: chargeId } = await insertCharge(app.sql, id);
  await insertCredit(app.sql, id, { charge_id: chargeId });
  await insertPackage(app.sql, id);
  await insertBill(app.sql, id);
  const { id: importId } = await insertImport(app.sql, (await insertAdmin(app.sql)).id);
  await app.sql('insert into patient_import_record values ($1, $2, true, 1)', [importId, id]);
  const { id: paymentId } = await insertPayment(app.sql, id);
  await insertAppointment(app.sql, id, { deleted_at: NOON });
  const { id: planId } = await insertPlan(app, id);
  // Done in another phase than it was planned for: what follows from the ledger is more than the plan.
  await app.sql(
    `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id)
     select id, 1, 2, physiotherapist_id from recovery_plan where id = $1`,
    [planId],
  );
  await insertSession(app, id, 'completed');
  const merged = await insertPatient(app.sql);
  await app.sql('update patient set deleted_at = now(), merged_into = $2 where id = $1', [merged.id, id]);
  await app.sql(
    `insert into data_consent (id, client_id, patient_id, decision, purpose) values ($1, $2, $3, 'DENY', 'TREATMENT')`,
    [randomUUID(), clientId, id],
  );
  await app.sql('insert into record_reading (client_id, patient_id) values ($1, $2)', [clientId, id]);
  await app.sql(`insert into sent_patient (patient_id, client_id, sent, made) values ($1, $2, '{}', '{}')`, [
    id,
    clientId,
  ]);
  await app.sql(
    `insert into record_opening (id, account_id, patient_id, day, reason, opened_at)
     select $1, id, $2, '2026-03-10', 'She fell in the waiting room', now() from app_user limit 1`,
    [randomUUID(), id],
  );
  await app.sql(
    `insert into exchange (id, door, interaction, patient_id, outcome, code, request_id)
     values ($1, 'FHIR', 'Patient.read', $2, 'SUCCEEDED', '200', 'r')`,
    [randomUUID(), id],
  );
  await app.sql(
    `insert into hl7_message (id, source_id, control_id, event, hash, code, answer, patient_id)
     values ($1, $2, $3, 'A01', '', 'AA', '', $4)`,
    [randomUUID(), merging.source.id, mrn, id],
  );
  await app.sql(
    `insert into notice (id, kind, at, audience, text, patient_id) values ($1, 'REQUEST_CAME', now(), 'DESK', 'Came.', $2)`,
    [randomUUID(), id],
  );
  await insertNote(app.sql, id, SIGNED);
  await insertPrecaution(app.sql, id);
  await insertOutcome(app.sql, id);
  await insertConsent(app.sql, id);
  await insertWaiting(app.sql, id);
  await insertValue(app.sql, id);
  await insertFile(app.sql, id);
  await insertThread(app.sql, id, { accountId: (await insertAdmin(app.sql)).id });
  await insertGrant(app.sql, id);
  return { planId, paymentId };
}

/** Whether the rows of a column are append-only, so that they keep the record that they name. */
const stays = (column: string) => MERGE_RULES[column as keyof typeof MERGE_RULES] === 'stays';

describe('what belongs to a record that is merged (hospital §7)', () => {
  it('is of the other record afterwards, all of it, and nothing is left', async () => {
    const [from, into] = [await merging.known(), await merging.known()];
    await insertEverything(from);
    const before = await namesOf(from);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    expect((await merging.merge(from, into)).code).toBe('AA');
    const left = await namesOf(from);
    const after = await namesOf(into);
    for (const [column, count] of Object.entries(left)) expect(count, column).toBe(stays(column) ? before[column] : 0);
    for (const [column, count] of Object.entries(before).filter(([name]) => !stays(name)))
      expect(after[column], column).toBeGreaterThanOrEqual(count + (column === 'patient.merged_into' ? 1 : 0));
  });

  it('is a plan with all that is under it, by an event of its ledger that changes no session', async () => {
    const { call, eventsOf, cancel } = planCalls(() => admin);
    const [from, into] = [await merging.known(), await merging.known()];
    const { planId } = await insertEverything(from);
    await insertSession(app, from.id, 'missed');
    await insertSession(app, from.id);
    const stored = () => app.sql('select * from plan_session where plan_id = $1 order by number', [planId]);
    const shown = () =>
      app.sql(
        'select planned, done, missed_in_all from session_counts where patient_id = any($1) and planned is not null',
        [[from.id, into.id]],
      );
    const [sessions, counts] = [await stored(), await shown()];
    await merging.merge(from, into);
    expect(await stored()).toEqual(sessions);
    expect(await shown()).toEqual(counts);
    const { events } = await eventsOf(planId, admin, ', after: 25');
    expect(events.at(-1)).toMatchObject({ kind: 'MERGED', number: 1, state: 'DONE', enteredAs: 'ADMIN' });
    expect((await reconcile(app.connections.pool, NOON)).differences).toEqual([]);
    expect((await cancel(planId, 20)).plan).toMatchObject({ id: planId, patient: { patientId: into.reference } });
    expect((await call(`stopPlan(planId: "${planId}", reason: "As agreed with the patient")`)).code).toBeUndefined();
    expect((await reconcile(app.connections.pool, NOON)).differences).toEqual([]);
  });

  it('is a plan that ended beside one that runs, which stays the one that is shown', async () => {
    const { stop } = planCalls(() => admin);
    const [from, into] = [await merging.known(), await merging.known()];
    const [ended, runs] = [await insertPlan(app, from.id), await insertPlan(app, into.id)];
    await insertSession(app, into.id, 'completed');
    await stop(ended.id);
    expect((await merging.merge(from, into)).code).toBe('AA');
    const { body } = await admin.graphql<{ recoveryPlan: object }>(
      `{ recoveryPlan(patientId: "${into.id}") { id ledger { done } } }`,
    );
    expect(body.data?.recoveryPlan).toEqual({ id: runs.id, ledger: { done: 1 } });
    expect((await reconcile(app.connections.pool, NOON)).differences).toEqual([]);
  });

  it.each(['into', 'from'] as const)(
    'is what was agreed and done without a plan, which counts in that of the other one (%s) as in a new one (recovery §1)',
    async (holder) => {
      const records = { from: await merging.known(), into: await merging.known() };
      const loose = holder === 'into' ? records.from : records.into;
      await insertPlan(app, records[holder].id);
      await insertSession(app, records[holder].id, 'completed');
      await insertSession(app, loose.id, 'completed');
      await insertSession(app, loose.id, 'completed', { starts_at: new Date('2026-02-01T06:00:00Z') });
      const agreed = await insertSession(app, loose.id);
      expect((await merging.merge(records.from, records.into)).code).toBe('AA');
      const doneOf = async () =>
        (await app.sql<{ done: number }>('select done from session_counts where patient_id = $1', [records.into.id]))[0]
          ?.done;
      expect(await doneOf()).toBe(2);
      await app.sql("update appointment set status = 'completed' where id = $1", [agreed]);
      expect(await doneOf()).toBe(3);
      expect((await reconcile(app.connections.pool, NOON)).differences).toEqual([]);
    },
  );

  it('is what was paid and what is owed, and each receipt stays as it was printed', async () => {
    const [from, into] = [await merging.known(), await merging.known()];
    const { id } = await insertPayment(app.sql, from.id);
    await insertCharge(app.sql, from.id, { amount_paise: 200_000 });
    await insertReceipt(app.sql, id);
    const receipt = () => app.sql('select * from receipt where payment_id = $1', [id]);
    const balanceOf = async ({ reference }: NamedRecord) =>
      (
        await admin.graphql<{ patientOverview: { balance: object } }>(
          `{ patientOverview(id: "${reference}") { balance { charged paid } } }`,
        )
      ).body.data?.patientOverview.balance;
    const [printed, balance] = [await receipt(), await balanceOf(from)];
    await merging.merge(from, into);
    expect(await receipt()).toEqual(printed);
    expect(balance).toBeDefined();
    expect(await balanceOf(into)).toEqual(balance);
    const pdf = await admin.rest('GET', `/payments/${id}/receipt`);
    expect(pdf.status).toBe(200);
  });

  it('tells of two moments at which a client read it the later one', async () => {
    const [from, into] = [await merging.known(), await merging.known()];
    const { id: clientId } = await insertClient(app.sql);
    for (const [record, day] of [
      [from, '2026-03-08'],
      [into, '2026-03-07'],
    ] as const)
      await app.sql('insert into record_reading (client_id, patient_id, read_at) values ($1, $2, $3)', [
        clientId,
        record.id,
        `${day}T00:00:00Z`,
      ]);
    await merging.merge(from, into);
    const rows = await app.sql<{ patient_id: string; read_at: Date }>(
      'select patient_id, read_at from record_reading where client_id = $1',
      [clientId],
    );
    expect(rows).toEqual([{ patient_id: into.id, read_at: new Date('2026-03-08T00:00:00Z') }]);
  });
});

it('the counters fit what the merges left', () => expectSoundCounters(app.database));
