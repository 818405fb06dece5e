import type { Pool, PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { layLine, type Line } from '../../../../test/cut-off.js';
import { createTestDatabase, runSql, type TestDatabase } from '../../../../test/test-database.js';
import { openPool, type ConnectionLimits } from './connection-pool.js';
import { isDatabaseUnavailable } from '../database.js';
import { ServerProbe } from './server-probe.js';
import { migrate } from '../migrate.js';
import { streamRows } from '../row-stream.js';

/** Asked after early, and then waited for as long as this machine may take. */
const LIMITS: ConnectionLimits = {
  connectionTimeoutMillis: 20_000,
  statement_timeout: 20_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  answer: 250,
  look: 20_000,
  unseen: 20_000,
};
/** A statement that is asked after several times before it is answered. */
const SLOW = 'select pg_sleep(1.5)';
const MANY = { columns: 'k as n', source: 'generate_series(1, 5000) k', order: 'k', identity: 'k::text' };

let database: TestDatabase;
let line: Line;
let pool: Pool;
let other: Pool;
let probe: ServerProbe;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  line = await layLine(database.appUrl);
  open(LIMITS);
});
afterEach(async () => {
  await Promise.all([pool.end(), other.end()]);
  await line.close();
});
afterAll(() => database.drop());

function open(limits: ConnectionLimits): void {
  probe = new ServerProbe(line.url, limits);
  const onLost = () => undefined;
  pool = openPool({ url: line.url, max: 5, limits, probe, onLost });
  other = openPool({ url: line.url, max: 5, limits, probe, onLost });
}

/** All that is open goes silent; what is new is not. */
async function swallow(): Promise<void> {
  line.silence();
  await line.mend();
}

async function take(from: Pool, count: number): Promise<PoolClient[]> {
  return Promise.all(Array.from({ length: count }, () => from.connect()));
}

const giveBack = (clients: PoolClient[]) => {
  for (const client of clients) client.release();
};

/** Lets nobody new into the database while something is done. */
async function whileNobodyGetsIn(work: () => Promise<void>): Promise<void> {
  const { superuserUrl } = inject('postgres');
  const allow = (whether: boolean) =>
    runSql(superuserUrl, `alter database "${new URL(database.appUrl).pathname.slice(1)}" allow_connections ${whether}`);
  await allow(false);
  try {
    await work();
  } finally {
    await allow(true);
  }
}

/** A statement that is answered when the one who holds the lock lets it go. */
async function askBehindLock(): Promise<{ holder: PoolClient; waiter: PoolClient; answer: Promise<unknown> }> {
  const [holder, waiter] = (await take(pool, 2)) as [PoolClient, PoolClient];
  await holder.query('begin; select pg_advisory_xact_lock(1)');
  const answer = waiter.query('select pg_advisory_xact_lock(1)');
  answer.catch(() => undefined); // told to whoever waits for it
  return { holder, waiter, answer };
}

it('waits for a statement that is slow, in a transaction and behind a lock, too', async () => {
  const { holder, waiter, answer } = await askBehindLock();
  // Meanwhile the holder asks nothing, which is no silence.
  await other.query(SLOW);
  await holder.query('commit');
  await expect(answer).resolves.toBeDefined();
  giveBack([holder, waiter]);
});

it('waits for a slow statement also while the database lets nobody else in', async () => {
  const { holder, waiter, answer } = await askBehindLock();
  await whileNobodyGetsIn(async () => {
    const looks = vi.spyOn(probe, 'look');
    const refused = () => looks.mock.settledResults.filter(({ value }) => value === 'refused').length;
    await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThan(1);
    await holder.query('commit');
    await expect(answer).resolves.toBeDefined();
  });
  giveBack([holder, waiter]);
});

it('gives up a backend that waits for a lock beyond its limit, as one does that the machine froze', async () => {
  await Promise.all([pool.end(), other.end()]);
  open({ ...LIMITS, lock_timeout: 500 });
  const [holder, waiter] = (await take(pool, 2)) as [PoolClient, PoolClient];
  await holder.query('begin; select pg_advisory_xact_lock(1)');
  await waiter.query('set lock_timeout = 0'); // it hears no timer, as when it is frozen
  await expect(waiter.query('select pg_advisory_xact_lock(1)')).rejects.toSatisfy(isDatabaseUnavailable);
  await holder.query('commit');
  waiter.release();
  holder.release(true);
});

it('gives up what is owed for too long while the database lets nobody in', async () => {
  await Promise.all([pool.end(), other.end()]);
  open({ ...LIMITS, unseen: 1_000 });
  const { holder, waiter, answer } = await askBehindLock();
  await whileNobodyGetsIn(() => expect(answer).rejects.toSatisfy(isDatabaseUnavailable));
  waiter.release();
  holder.release(true);
});

it('leaves rows alone whose reader takes his time', async () => {
  const rows = await streamRows<{ n: number }>(pool, MANY, 10_000);
  let read = 0;
  for await (const _row of rows) if (++read === 100) await other.query(SLOW);
  expect(read).toBe(5_000);
});

it.each([
  ['before the statement', () => swallow(), 'select 1'],
  ['while it works on it', () => other.query('select pg_sleep(0.5)').then(swallow), SLOW],
])('gives up a connection that went silent %s, and those that nobody used', async (_when, goSilent, statement) => {
  giveBack(await take(pool, 3));
  giveBack(await take(other, 3));
  const [silent] = (await take(pool, 1)) as [PoolClient];
  const asked = goSilentWhile(silent, statement, goSilent);
  await expect(asked).rejects.toSatisfy(isDatabaseUnavailable);
  silent.release();
  // Five at a time, each on a connection of its own: none of the silent ones is left.
  for (const each of [pool, other]) {
    const clients = await take(each, 5);
    await expect(Promise.all(clients.map((client) => client.query('select 1')))).resolves.toHaveLength(5);
    giveBack(clients);
  }
});

async function goSilentWhile(client: PoolClient, statement: string, goSilent: () => Promise<void>): Promise<unknown> {
  if (statement === SLOW) {
    const asked = client.query(statement);
    await Promise.all([goSilent(), asked]);
    return asked;
  }
  await goSilent();
  return client.query(statement);
}

it('ends rows that went silent', async () => {
  const rows = await streamRows<{ n: number }>(pool, MANY, 10_000);
  const read = async () => {
    for await (const { n } of rows) if (n === 1) await swallow();
  };
  await expect(read()).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(pool.query('select 1')).resolves.toBeDefined();
});

it('gives up all that is owed when the database cannot be asked either', async () => {
  await Promise.all([pool.end(), other.end()]);
  open({ ...LIMITS, connectionTimeoutMillis: 500, look: 500 });
  const clients = await take(pool, 5);
  line.silence();
  const answers = await Promise.allSettled(clients.map((client) => client.query('select 1')));
  expect(answers.map((answer) => answer.status === 'rejected' && isDatabaseUnavailable(answer.reason))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  giveBack(clients);
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseUnavailable);
  await line.mend();
  // A new connection may take longer than half a second on a busy machine.
  await expect.poll(() => pool.query('select 1'), { timeout: 20_000 }).toBeDefined();
});

it('ends a migration that waits for another one over a line that went silent', async () => {
  const [holder] = (await take(pool, 1)) as [PoolClient];
  const ownerLine = await layLine(database.ownerUrl);
  try {
    await holder.query('select pg_advisory_lock(7406221)');
    const waiting = migrate(ownerLine.url);
    const isOver = expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
    await expect
      .poll(
        async () =>
          (await other.query(`select from pg_locks where locktype = 'advisory' and objid = 7406221 and not granted`))
            .rowCount,
        { timeout: 20_000 },
      )
      .toBe(1);
    ownerLine.silence();
    await isOver;
  } finally {
    holder.release(true);
    await ownerLine.close();
  }
});

it('closes a silent connection that is not needed any more', async () => {
  const [client] = (await take(pool, 1)) as [PoolClient];
  await swallow();
  client.release(true);
  await expect.poll(() => client.connection.stream.destroyed).toBe(true);
});

it('keeps the line alive, and lets the server find out within half a minute that its client has gone', async () => {
  const { rows } = await pool.query(
    `select name, setting from pg_settings where name like 'tcp_keepalives%' order by name`,
  );
  expect(rows).toEqual([
    { name: 'tcp_keepalives_count', setting: '3' },
    { name: 'tcp_keepalives_idle', setting: '10' },
    { name: 'tcp_keepalives_interval', setting: '5' },
  ]);
});
