import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertCharge,
  insertMessage,
  insertPatient,
  insertPatientWithAccount,
  insertPayment,
  type PatientRow,
  type UserRow,
} from '../../../test/builders.js';
import { insertConsent, insertNote, SIGNED } from '../../../test/clinical-rows.js';
import { insertDataRequest } from '../../../test/data-requests.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { expectSoundCounters } from '../../../test/sound-counters.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { ERASURE_RULES } from './erasure-rules.js';

/** Longer ago than every term, by the clock of the database. */
const LONG_AGO = '2016-03-01T06:30:00Z';

const accepted = { status: 'ACCEPTED', decided_at: NOON, decided_by_id: '' };

let app: TestApp;
let user: UserRow;
let record: PatientRow;
let request: { id: string };
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  ({ user, record } = await insertPatientWithAccount(app.sql, { name: 'Sunita Devi', created_at: LONG_AGO }));
  accepted.decided_by_id = user.id;
  request = await insertDataRequest(app.sql, user.id, {
    status: 'ACCEPTED',
    decided_at: NOON,
    decided_by_id: user.id,
    erase_on: '2019-03-01',
  });
});

const statusOf = async () =>
  (await app.sql('select status from data_request where id = $1', [request.id]))[0]?.['status'];
const proof = () => app.sql('select erased, kept from erasure_proof where request_id = $1', [request.id]);

describe('an erasure does not run', () => {
  it('before its day', async () => {
    await runSql(
      app.database.ownerUrl,
      `update data_request set erase_on = now()::date + 2 where id = '${request.id}'`,
    );
    await app.application.runMaintenance();
    expect([await statusOf(), await proof()]).toEqual(['ACCEPTED', []]);
  });

  it('while a later session moves its term, which is then named', async () => {
    await insertAppointment(app.sql, record.id, { status: 'completed', starts_at: '2026-11-01T06:30:00Z' });
    await app.application.runMaintenance();
    const [row] = await app.sql("select status, erase_on >= '2029-11-01' as later from data_request where id = $1", [
      request.id,
    ]);
    expect(row).toEqual({ status: 'ACCEPTED', later: true });
  });

  it('while a past session is not marked; others run, and admins are told once', async () => {
    await insertAppointment(app.sql, record.id, { status: 'scheduled', starts_at: LONG_AGO });
    const stuck = [request.id];
    for (let at = 0; at < 20; at++) {
      const next = await insertPatientWithAccount(app.sql, { created_at: LONG_AGO });
      await insertAppointment(app.sql, next.record.id, { status: 'pending', starts_at: LONG_AGO });
      stuck.push((await insertDataRequest(app.sql, next.user.id, { ...accepted, erase_on: '2019-03-01' })).id);
    }
    const last = await insertPatientWithAccount(app.sql, { created_at: LONG_AGO });
    const { id } = await insertDataRequest(app.sql, last.user.id, { ...accepted, erase_on: '2019-03-02' });
    await app.application.runMaintenance();
    await app.application.runMaintenance();
    expect(await statusOf()).toBe('ACCEPTED');
    expect(await app.sql('select status from data_request where id = $1', [id])).toEqual([{ status: 'ERASED' }]);
    const told = await app.sql("select text from notice where kind = 'ALARM' and subject_id = any($1)", [stuck]);
    expect(told).toHaveLength(stuck.length);
    expect(told[0]?.['text']).toMatch(/^An erasure is due since 1 Mar 2019 and cannot run\./);
    await app.sql("update appointment set status = 'canceled' where starts_at = $1 and status <> 'completed'", [
      LONG_AGO,
    ]);
    await app.application.runMaintenance();
  });

  it('of a request that nobody accepted, whoever calls the function', async () => {
    const other = await insertPatientWithAccount(app.sql, { name: 'Asha Verma' });
    const { id } = await insertDataRequest(app.sql, other.user.id);
    expect(await app.sql('select erase_patient($1) as done', [id])).toEqual([{ done: null }]);
    expect(await app.sql('select name from patient where id = $1', [other.record.id])).toEqual([
      { name: 'Asha Verma' },
    ]);
  });
});

describe('an erasure', () => {
  it('deletes what is clinical, keeps the books without a name, and leaves a proof without content', async () => {
    const plan = await insertPlan(app, record.id);
    await app.sql("update recovery_plan set status = 'STOPPED', ended_at = $2, created_at = $2 where id = $1", [
      plan.id,
      LONG_AGO,
    ]);
    await app.sql('update appointment set starts_at = $2 where patient_id = $1', [record.id, LONG_AGO]);
    await insertNote(app.sql, record.id, { ...SIGNED, at: LONG_AGO });
    await insertConsent(app.sql, record.id);
    await insertMessage(app.sql, { patient_id: record.id, account_id: user.id, text: 'Sunita' });
    await insertCharge(app.sql, record.id, { text: 'Session' });
    await insertPayment(app.sql, record.id, { amount_paise: 50_000, received_on: '2026-03-01' });
    const merged = await insertPatient(app.sql, { merged_into: record.id, deleted_at: NOON, created_at: LONG_AGO });
    const other = await insertPatient(app.sql, { name: 'Somebody Else' });
    const helped = await insertPatientWithAccount(app.sql);
    await app.sql(
      `insert into family_grant (id, patient_id, name, relation, phone, rights, text_version, language, granted_by_id, granted_at, account_id, accepted_at)
       values (gen_random_uuid(), $1, 'Sunita', 'Sister', $2, '{TICK}', 1, 'EN', $3, $5, $4, $5)`,
      [helped.record.id, user.phone, helped.user.id, user.id, NOON],
    );
    await insertNote(app.sql, other.id, SIGNED);
    await app.application.runMaintenance();
    expect(await statusOf()).toBe('ERASED');
    expect(
      await app.sql('select name, diagnosis, contact_phone, user_id from patient where id = any($1)', [
        [record.id, merged.id],
      ]),
    ).toEqual(Array.from({ length: 2 }, () => ({ name: '', diagnosis: null, contact_phone: null, user_id: null })));
    expect(await app.sql('select full_name, phone, email from app_user where id = $1', [user.id])).toEqual([
      { full_name: '', phone: '+910000000000', email: null },
    ]);
    const [row] = await proof();
    expect(row).toMatchObject({
      erased: { treatment_note: 1, treatment_consent: 1, message: 1 },
      kept: { charge: 1, payment: 1 },
    });
    expect(JSON.stringify(row)).not.toContain('Sunita');
    expect(await app.sql('select id from treatment_note where patient_id = $1', [other.id])).toHaveLength(1);
    const [audited] = await app.sql(
      "select actor_role, details from audit_event where verb = 'dataRequest.erase' and subject_id = $1",
      [request.id],
    );
    expect(audited).toMatchObject({ actor_role: 'console', details: { erased: { treatment_note: 1 } } });
    expect(
      await app.sql('select name, ended_at is not null as ended from family_grant where patient_id = $1', [
        helped.record.id,
      ]),
    ).toEqual([{ name: '–', ended: true }]);
    // The guards hold again.
    for (const [statement, refusal] of [
      [`delete from treatment_note where patient_id = '${other.id}'`, 'cannot be deleted'],
      [
        `select set_config('erasure.running', 'yes', true); delete from treatment_note where patient_id = '${other.id}'`,
        'cannot be deleted',
      ],
    ] as const)
      await expect(app.sql(statement)).rejects.toThrow(refusal);
  });

  it('leaves an account that became one of the team, and no words of who opened the record', async () => {
    await app.sql("update app_user set user_type = 'reception' where id = $1", [user.id]);
    const [row] = await app.sql('select number from patient where id = $1', [record.id]);
    const number = `PT-${String(row?.['number']).padStart(6, '0')}`;
    await app.sql(
      `insert into security_notice (id, kind, at, by_id, subject) values (gen_random_uuid(), 'RECORD_OPENED', now(), $1, $2)`,
      [user.id, `${number}: fell on the new knee`],
    );
    await app.application.runMaintenance();
    expect(await statusOf()).toBe('ERASED');
    expect(await app.sql('select phone, deleted_at from app_user where id = $1', [user.id])).toEqual([
      { phone: user.phone, deleted_at: null },
    ]);
    expect(await app.sql("select subject from security_notice where subject like $1 || '%'", [number])).toEqual([
      { subject: number },
    ]);
  });

  it('runs once', async () => {
    await app.application.runMaintenance();
    const before = await proof();
    await app.application.runMaintenance();
    expect(await proof()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe('the rules of erasure', () => {
  it('name each table that refers to a patient, a plan, a session or an account', async () => {
    const tables = await app.sql<{ name: string }>(
      `select distinct table_name as name from information_schema.columns join pg_class on relname = table_name and relkind in ('r', 'p')
       where table_schema = 'public' and column_name in ('patient_id', 'plan_id', 'account_id', 'user_id')`,
    );
    const named = tables.map(({ name }) => name);
    expect(named.filter((name) => !(name in ERASURE_RULES))).toEqual([]);
  });

  it('are those of the database', async () => {
    const [erasing] = await app.sql<{ source: string }>(
      "select prosrc as source from pg_proc where proname = 'erase_patient'",
    );
    const source = erasing?.source ?? '';
    const deleted = Object.entries(ERASURE_RULES).flatMap(([table, rule]) => (rule === 'deleted' ? [table] : []));
    const cascades = new Set(['care_reading']);
    expect(deleted.filter((table) => !source.includes(`['${table}', `) && !cascades.has(table))).toEqual([]);
    const others = Object.keys(ERASURE_RULES).filter((table) => !deleted.includes(table));
    expect(others.filter((table) => source.includes(`['${table}', `))).toEqual(['notice_seen']);
  });
});

it('the counters fit what the erasures left', () => expectSoundCounters(app.database));
