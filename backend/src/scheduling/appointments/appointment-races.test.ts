import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  insertAdmin,
  insertAppointment,
  insertPatient,
  insertPatientWithAccount,
  insertPhysiotherapist,
} from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

/** Two processes of one installation: they share the database and nothing else. */
let apps: [TestApp, TestApp];
let admins: [TestClient, TestClient];
beforeAll(async () => {
  const first = await createTestApp();
  const second = await createTestApp({ database: first.database });
  apps = [first, second];
  const { phone } = await insertAdmin(first.sql);
  admins = [await first.signIn(phone, 'admin'), await second.signIn(phone, 'admin')];
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

const sql: TestApp['sql'] = (text, values) => apps[0].sql(text, values);

/** How many calls ended in which way. */
function tally(endings: string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(endings, (ending) => ending)].map(([ending, all]) => [ending, all.length]));
}

const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';

async function book(browser: TestClient, input: object): Promise<string> {
  const { body } = await browser.graphql(BOOK, { input: { sessionType: 'CLINIC', ...input } });
  return body.errors?.[0]?.extensions.code ?? 'booked';
}

async function change(browser: TestClient, id: string, body: object): Promise<string> {
  const answer = await browser.rest<{ code?: string }>('PATCH', `/appointments/admin/${id}`, body);
  return `${answer.status} ${answer.body.code ?? 'done'}`;
}

const auditOf = (ids: string[], outcome = 'done') =>
  sql<{ verb: string }>('select verb from audit_event where subject_id = any ($1) and outcome = $2', [ids, outcome]);

it('a request that a patient sends many times at once is kept once', async () => {
  const { user, record } = await insertPatientWithAccount(sql);
  const browsers = [await apps[0].signIn(user.phone), await apps[1].signIn(user.phone)];
  const request =
    'mutation { requestAppointment(input: { appointmentDate: "2026-03-12T10:00", sessionType: HOME }) { id } }';
  const endings = await Promise.all(
    [...browsers, ...browsers, ...browsers, ...browsers].map(async (browser) => {
      const { body } = await browser.graphql(request);
      return body.errors?.[0]?.extensions.code ?? 'asked';
    }),
  );
  expect(tally(endings)).toEqual({ asked: 1, ALREADY_EXISTS: 7 });
  expect(await sql('select id from appointment where patient_id = $1', [record.id])).toHaveLength(1);
});

describe('one slot that many want at once (DB-1)', () => {
  it('goes to exactly one of twenty patients of a physiotherapist', async () => {
    const { id: physiotherapistId } = await insertPhysiotherapist(sql);
    const patients = await Promise.all(Array.from({ length: 20 }, () => insertPatient(sql)));
    const endings = await Promise.all(
      patients.map(({ id: patientId }, index) =>
        book(admins[index % 2 ? 1 : 0], { patientId, physiotherapistId, appointmentDate: '2026-03-12T10:00' }),
      ),
    );
    expect(tally(endings)).toEqual({ booked: 1, DOUBLE_BOOKED: 19 });
    const rows = await sql<{ id: string }>('select id from appointment where physiotherapist_id = $1', [
      physiotherapistId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await auditOf(rows.map(({ id }) => id))).toEqual([{ verb: 'appointment.book' }]);
  });

  it('goes to exactly one of twenty sessions of one patient, whoever treats', async () => {
    const { id: patientId } = await insertPatient(sql);
    const physiotherapists = await Promise.all(Array.from({ length: 20 }, () => insertPhysiotherapist(sql)));
    const endings = await Promise.all(
      physiotherapists.map(({ id: physiotherapistId }, index) =>
        book(admins[index % 2 ? 1 : 0], { patientId, physiotherapistId, appointmentDate: '2026-03-12T11:00' }),
      ),
    );
    expect(tally(endings)).toEqual({ booked: 1, DOUBLE_BOOKED: 19 });
  });

  it('and slots beside it are all given', async () => {
    const { id: physiotherapistId } = await insertPhysiotherapist(sql);
    const patients = await Promise.all(Array.from({ length: 10 }, () => insertPatient(sql)));
    const endings = await Promise.all(
      patients.map(({ id: patientId }, index) =>
        book(admins[index % 2 ? 1 : 0], {
          patientId,
          physiotherapistId,
          appointmentDate: `2026-03-13T10:${String(index * 5).padStart(2, '0')}`,
          durationMinutes: 5,
        }),
      ),
    );
    expect(tally(endings)).toEqual({ booked: 10 });
  });
});

it('one slot that many requests wait for is written by one at a time, so that no two wait for each other; the losers hear of the winner', async () => {
  const asOwner = (statement: string) => runSql(apps[0].database.ownerUrl, statement);
  await asOwner(`
    create function wait_at_the_line() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(42);
      return new;
    end $$;
    create trigger line before update on appointment for each row execute function wait_at_the_line()`);
  const starter = new Client(apps[0].database.appUrl);
  try {
    await starter.connect();
    await starter.query('select pg_advisory_lock(42)');
    const { id: physiotherapist_id } = await insertPhysiotherapist(sql, { name: 'Farah Khan' });
    const requests = await Promise.all(
      Array.from({ length: 20 }, async () =>
        insertAppointment(sql, (await insertPatient(sql)).id, { physiotherapist_id }),
      ),
    );
    const going = Promise.all(
      requests.map(({ id }, index) =>
        admins[index % 2 ? 1 : 0].rest<{ message: string }>('PATCH', `/appointments/admin/${id}`, {
          status: 'scheduled',
        }),
      ),
    );
    const waiting = () =>
      sql<{ wait_event: string }>(
        "select wait_event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(20), { timeout: 15_000 });
    expect((await waiting()).filter(({ wait_event }) => wait_event === 'advisory')).toHaveLength(1);
    await starter.query('select pg_advisory_unlock(42)');
    const answers = await going;
    expect(tally(answers.map(({ status }) => String(status)))).toEqual({ 200: 1, 409: 19 });
    const losers = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect([...new Set(losers)]).toEqual([
      'Farah Khan already has a session then: Sunita Yadav with Farah Khan, 11 Mar 2026, 12:00 pm IST, 45 minutes. Please choose another time or physiotherapist.',
    ]);
  } finally {
    await starter.end();
    await asOwner('drop trigger line on appointment; drop function wait_at_the_line');
  }
});

describe('two admins at once (ST-1)', () => {
  it.each(Array.from({ length: 5 }, (_, round) => [round + 1]))(
    'approve and cancel a request: one is told that it was decided, round %i',
    async () => {
      const { id } = await insertAppointment(sql, (await insertPatient(sql)).id);
      const endings = await Promise.all([
        change(admins[0], id, { status: 'scheduled' }),
        change(admins[1], id, { status: 'canceled' }),
      ]);
      expect(tally(endings)).toEqual({ '200 done': 1, '409 WRONG_STATE': 1 });
      const [row] = await sql<{ status: string; version: number }>(
        'select status, version from appointment where id = $1',
        [id],
      );
      expect(row).toEqual({ status: endings[0] === '200 done' ? 'scheduled' : 'canceled', version: 2 });
      expect(await auditOf([id])).toHaveLength(1);
    },
  );

  it('approve and cancel through GraphQL with the version that both have read: one is told of the other', async () => {
    const { id } = await insertAppointment(sql, (await insertPatient(sql)).id);
    const mutation = (name: string) => `mutation { ${name}(id: "${id}", version: 1) { status } }`;
    const endings = await Promise.all(
      ['approveAppointment', 'cancelAppointment'].map(async (name, at) => {
        const { body } = await (at ? admins[1] : admins[0]).graphql(mutation(name));
        return body.errors?.[0]?.extensions.code ?? 'done';
      }),
    );
    expect(tally(endings)).toEqual({ done: 1, CHANGED_MEANWHILE: 1 });
    expect(await auditOf([id])).toHaveLength(1);
  });

  it('write with the version that both have read: one is told of the other', async () => {
    const { id } = await insertAppointment(sql, (await insertPatient(sql)).id);
    const endings = await Promise.all([
      change(admins[0], id, { appointmentDate: '2026-03-14T10:00', version: 1 }),
      change(admins[1], id, { appointmentDate: '2026-03-14T11:00', version: 1 }),
    ]);
    expect(tally(endings)).toEqual({ '200 done': 1, '412 CHANGED_MEANWHILE': 1 });
  });

  it.each(Array.from({ length: 5 }, (_, round) => [round + 1]))(
    'approve two requests that overlap at one physiotherapist: one stays pending, round %i',
    async () => {
      const { id: physiotherapist_id } = await insertPhysiotherapist(sql);
      const requests = await Promise.all(
        [0, 1].map(async () => insertAppointment(sql, (await insertPatient(sql)).id, { physiotherapist_id })),
      );
      const ids = requests.map(({ id }) => id);
      const endings = await Promise.all(
        ids.map((id, index) => change(admins[index % 2 ? 1 : 0], id, { status: 'scheduled' })),
      );
      expect(tally(endings)).toEqual({ '200 done': 1, '409 DOUBLE_BOOKED': 1 });
      const rows = await sql<{ status: string }>('select status from appointment where id = any ($1)', [ids]);
      expect(tally(rows.map(({ status }) => status))).toEqual({ scheduled: 1, pending: 1 });
      expect(await auditOf(ids)).toHaveLength(1);
    },
  );
});

it('a booking that PostgreSQL ends to break a circle is done again, and nobody is told of a failure of ours', async () => {
  const asOwner = (statement: string) => runSql(apps[0].database.ownerUrl, statement);
  await asOwner(`
    create sequence circles;
    create function break_circle() returns trigger language plpgsql security definer as $$ begin
      if nextval('circles') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger circle before insert on appointment for each row execute function break_circle()`);
  try {
    const { id: patientId } = await insertPatient(sql);
    expect(await book(admins[0], { patientId, appointmentDate: '2026-03-12T10:30' })).toBe('booked');
    expect(await sql('select from appointment where patient_id = $1', [patientId])).toHaveLength(1);
  } finally {
    await asOwner('drop trigger circle on appointment; drop function break_circle; drop sequence circles');
  }
});
