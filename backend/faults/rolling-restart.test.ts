import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../test/builders.js';
import type { Sql } from '../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../test/test-database.js';
import { FAULT_TIME, tell, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';
import { PATIENCE, SENT_ELSEWHERE, TwoServers } from './two-servers.js';

const WRITERS = 8;

let database: TestDatabase;
let pool: Pool;
let servers: TwoServers;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 2 }).on('error', () => undefined);
  servers = new TwoServers(database);
  await servers.start();
}, FAULT_TIME);
afterAll(async () => {
  await servers.close();
  await pool.end();
  await database.drop();
});

const sql: Sql = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];
const signInAtBoth = async () => servers.signInAtBoth((await insertAdmin(sql)).phone.slice(3));
const brokenOff = ({ failures }: KeyedWriters) => [...failures.keys()].filter((why) => !SENT_ELSEWHERE.has(why));

it(
  'while two servers are restarted one after the other every request is answered, and each has one effect (RE-1)',
  async () => {
    await signInAtBoth();
    const writers = new KeyedWriters(() => servers.balanced().browser, (await insertPatient(sql)).id, WRITERS);
    for (let round = 0; round < times(1, 10); round++) {
      for (const place of servers.places) {
        const before = writers.answered.size;
        await servers.restart(place);
        expect(writers.answered.size).toBeGreaterThan(before);
      }
    }
    await writers.end();
    tell(`rolling restarts: ${writers.answered.size} requests answered, ${writers.again} sent again`);

    expect(brokenOff(writers)).toEqual([]);
    const stored = await sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
  },
  FAULT_TIME,
);

it(
  'a server that is killed breaks off what is under way (control)',
  async () => {
    await signInAtBoth();
    const [killed, other] = servers.places;
    if (!killed || !other) throw new Error('there are no two servers');
    const patient = await insertPatient(sql);
    // A request is provably under way at the server that is killed: it waits for a lock of ours.
    const holder = await pool.connect();
    try {
      await holder.query('begin; lock table payment in exclusive mode');
      let target = killed;
      const writers = new KeyedWriters(() => target.browser, patient.id, WRITERS);
      const waiting = () =>
        sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      await expect.poll(waiting, PATIENCE).not.toEqual([]);
      killed.server.process.kill('SIGKILL');
      await expect.poll(() => brokenOff(writers), PATIENCE).not.toEqual([]);
      target = other;
      await holder.query('rollback');
      await writers.end();
    } finally {
      holder.release(true);
    }
  },
  FAULT_TIME,
);
