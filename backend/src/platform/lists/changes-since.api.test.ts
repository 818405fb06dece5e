import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertBareRecord,
  insertPatient,
  insertPayment,
  insertReceipt,
  insertUser,
} from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';
import { readWatermark } from './watermark.js';

let app: TestApp;
let program: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  program = app.client((await insertApiKey(app.sql, (await insertAdmin(app.sql)).id)).text);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['receipt', 'payment', 'appointment', 'patient'])
    await runSql(app.database.ownerUrl, `delete from ${table}`);
});

interface Entry {
  _id: string;
  name?: string;
  deletedAt?: string;
}

/** A page of a walk through REST. */
async function page(kind: string, query: object): Promise<{ rows: Entry[]; next: string | null; asOf: string }> {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  const { body } = await program.rest<{ data: Record<string, unknown> }>('GET', `/changes/${kind}?${text}`);
  const { next, asOf, [kind]: rows } = body.data;
  return { rows: rows as Entry[], next: next as string | null, asOf: String(asOf) };
}

/** A whole walk, two entries a page; something may happen after the first page. */
async function walk(kind: string, updatedSince?: string, between?: () => Promise<unknown>) {
  const found: Entry[] = [];
  const moments = new Set<string>();
  let after: string | null = null;
  do {
    const { rows, next, asOf } = await page(kind, { updatedSince, after, limit: 2 });
    if (after === null) await between?.();
    found.push(...rows);
    moments.add(asOf);
    after = next;
  } while (after);
  return { ids: found.map(({ _id }) => _id), found, asOf: [...moments] };
}

/** Makes five, the newest last. */
async function five(make: (created_at: Date) => Promise<{ id: string }>): Promise<string[]> {
  const ids = [];
  for (let day = 1; day <= 5; day++) ids.push((await make(new Date(`2026-03-0${day}T06:30:00Z`))).id);
  return ids;
}

describe('a program that reads all records, and then what changed', () => {
  it('misses none and gets none twice while they change between its pages, and is told which were deleted', async () => {
    const [a, b, c, d, e] = await five((created_at) => insertPatient(app.sql, { created_at }));
    let added = '';
    const first = await walk('patients', undefined, async () => {
      await app.sql("update patient set name = 'Changed behind' where id = $1", [e]);
      await app.sql("update patient set name = 'Changed ahead' where id = $1", [b]);
      await app.sql('update patient set deleted_at = now() where id = any($1::uuid[])', [[a, d]]);
      added = (await insertPatient(app.sql)).id;
    });
    expect(first.ids).toEqual([e, d, c, b]);
    expect(first.asOf).toHaveLength(1);
    const second = await walk('patients', first.asOf[0]);
    expect(new Set(second.ids).size).toBe(second.ids.length);
    const present = new Map([...first.found, ...second.found].map((entry) => [entry._id, entry]));
    expect(present.size).toBe(6);
    expect(present.has(added)).toBe(true);
    expect([present.get(e ?? '')?.name, present.get(b ?? '')?.name]).toEqual(['Changed behind', 'Changed ahead']);
    const deletedAt = expect.any(String);
    expect(present.get(a ?? '')).toEqual({ _id: a, patientId: expect.stringMatching(/^PT-/), deletedAt, version: 1 });
    expect(present.get(d ?? '')).toHaveProperty('deletedAt');
  });

  it('hears of a change that was stamped before its page and committed after it', async () => {
    const { id: slow } = await insertPatient(app.sql);
    const { id: quick } = await insertPatient(app.sql);
    const since = await databaseNow();
    const transaction = await app.connections.pool.connect();
    try {
      await transaction.query('begin');
      await transaction.query("update patient set name = 'Slow' where id = $1", [slow]);
      await app.sql("update patient set name = 'Quick' where id = $1", [quick]);
      const before = await walk('patients', since);
      expect(before.ids).toEqual([quick]);
      await transaction.query('commit');
      expect((await walk('patients', before.asOf[0])).ids).toContain(slow);
    } finally {
      transaction.release(true);
    }
  });

  it('hears of what a transaction added that had begun long before its first writing, and so held nothing back', async () => {
    const transaction = await app.connections.pool.connect();
    const inIt = (text: string, values?: unknown[]) => transaction.query(text, values).then(({ rows }) => rows);
    try {
      await transaction.query('begin');
      const since = await databaseNow();
      expect((await walk('patients', since)).ids).toEqual([]);
      const { id } = await insertPatient(inIt);
      const session = await insertAppointment(inIt, id);
      await transaction.query('commit');
      expect((await walk('patients', since)).ids).toEqual([id]);
      expect((await walk('appointments', since)).ids).toEqual([session.id]);
    } finally {
      transaction.release(true);
    }
  });

  it('is held back by a transaction that is older than any request', async () => {
    const transaction = await app.connections.pool.connect();
    try {
      await transaction.query('begin');
      const { id } = await insertPatient((text, values) => transaction.query(text, values).then(({ rows }) => rows));
      const began = (await transaction.query<{ at: Date }>('select now() as at')).rows[0]?.at;
      expect(await readWatermark(app.connections.orm.em.fork(), undefined, 0)).toEqual(began);
      await transaction.query('rollback');
      expect(Number(await readWatermark(app.connections.orm.em.fork(), undefined, 0))).toBeGreaterThan(Number(began));
      expect((await walk('patients')).ids).not.toContain(id);
    } finally {
      transaction.release(true);
    }
  });

  it('hears of the number of an account that a record shows', async () => {
    const { id: userId } = await insertUser(app.sql);
    const { id } = await insertBareRecord(app.sql, userId);
    const since = await databaseNow();
    await app.sql('update app_user set last_login_at = now() where id = $1', [userId]);
    expect((await walk('patients', since)).ids).toEqual([]);
    await app.sql("update app_user set phone = '+919876500001' where id = $1", [userId]);
    expect((await walk('patients', since)).ids).toEqual([id]);
  });
});

describe('through GraphQL', () => {
  it('each connection says the same of what changed, and no page of screens shows more of a deleted record', async () => {
    const { id: gone } = await insertPatient(app.sql, { deleted_at: new Date() });
    const { id } = await insertPatient(app.sql);
    await insertAppointment(app.sql, id);
    await insertPayment(app.sql, id);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const ask = async (since: string) =>
      (
        await program.graphql<Record<string, { edges: unknown[]; asOf: string }>>(
          `query ($since: DateTime!) {
            patientsConnection(first: 5, filter: { updatedSince: $since }) { asOf edges { node { id } } }
            withDeleted: patientsConnection(first: 5, filter: { updatedSince: $since, withDeleted: true, search: "nobody" }) {
              asOf edges { node { id name contactNumber deletedAt } } }
            appointments(first: 5, filter: { updatedSince: $since }) { asOf edges { node { id } } }
            paymentsConnection(first: 5, filter: { updatedSince: $since }) { asOf edges { node { id } } }
          }`,
          { since },
        )
      ).body.data ?? {};
    const known = await ask('2026-01-01T00:00:00Z');
    for (const { edges, asOf } of Object.values(known)) {
      expect(edges).toHaveLength(1);
      expect(Date.parse(asOf)).toBeLessThan(Date.now());
    }
    expect(known['withDeleted']?.edges).toEqual([
      { node: { id: gone, name: '', contactNumber: null, deletedAt: expect.any(String) } },
    ]);
    for (const { edges } of Object.values(await ask(later))) expect(edges).toEqual([]);
    const { body } = await program.graphql<{ patients: { patients: object[] } }>(
      '{ patients(filter: { withDeleted: true }) { patients { id contactNumber } } }',
    );
    expect(body.data?.patients.patients).toContainEqual({ id: gone, contactNumber: null });
  });
});

describe('a program that reads all sessions', () => {
  it('gets none twice that is moved between its pages, and those of a record that came back', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const [a, b, c, d, e] = await five((created_at) => insertAppointment(app.sql, patientId, { created_at }));
    const since = await databaseNow();
    const first = await walk('appointments', undefined, () =>
      app.sql("update appointment set starts_at = starts_at + interval '1 year' where id = any($1::uuid[])", [[b, e]]),
    );
    expect(first.ids).toEqual([e, d, c, b, a]);
    expect((await walk('appointments', since)).ids).toEqual([e, b]);
    await app.sql('update appointment set deleted_at = now() where id = $1', [c]);
    const again = await databaseNow();
    expect((await walk('appointments', again)).ids).toEqual([]);
    await app.sql('update appointment set deleted_at = null where id = $1', [c]);
    expect((await walk('appointments', again)).ids).toEqual([c]);
  });
});

describe('a program that reads all payments', () => {
  it('hears of a receipt that was issued later', async () => {
    const [a, b, c, d, e] = await five((created_at) => insertPayment(app.sql, null, { created_at }));
    expect((await walk('payments')).ids).toEqual([e, d, c, b, a]);
    const since = await databaseNow();
    await insertReceipt(app.sql, b ?? '');
    expect((await walk('payments', since)).ids).toEqual([b]);
  });
});

it.each(['patients', 'appointments', 'payments'])(
  'what is no moment or cursor of %s is refused by its name',
  async (kind) => {
    for (const [name, value] of [
      ['updatedSince', 'yesterday'],
      ['after', 'page-two'],
      ['limit', '101'],
      ['limit', 'ten'],
    ] as const) {
      const { status, body } = await program.rest<{ fields?: object }>('GET', `/changes/${kind}?${name}=${value}`);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
    }
  },
);

async function databaseNow(): Promise<string> {
  // Milliseconds are what a caller can say; the next moment is after all that was written so far.
  const [row] = await app.sql<{ at: Date }>(
    "select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at",
  );
  return row?.at.toISOString() ?? '';
}
