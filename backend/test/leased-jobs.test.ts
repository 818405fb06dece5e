import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/platform/logger.js';
import type { Claim } from '../src/platform/jobs/job-runner.js';
import { Lease } from '../src/platform/jobs/lease.js';
import { insertMessage } from './builders.js';
import { layLine } from './cut-off.js';
import { jobCases, jobOf, type JobCase, type WaitingRow } from './leased-jobs.js';
import { createTestApp, type TestApp } from './test-app.js';
import { runSql } from './test-database.js';
import { createWebhookWorld, type WebhookWorld } from './webhooks.js';

let world: WebhookWorld;
let other: TestApp;
beforeAll(async () => {
  world = await createWebhookWorld();
  other = await createOther();
});
const createOther = (options = {}) => {
  const config = { outboundAllow: [world.receiver.host], webhookRetrySeconds: [5, 300] };
  return createTestApp({ database: world.app.database, storage: world.app.storage, config, ...options });
};
beforeEach(async () => {
  const emptied = jobCases.filter(({ isOnly }) => !isOnly).map(({ table }) => table);
  for (const table of new Set(emptied)) await world.app.sql(`delete from ${table}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  return world.endAll();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const rowOf = async ({ table }: JobCase, { id }: WaitingRow) =>
  (await world.app.sql(`select * from ${table} where id = $1`, [id]))[0];

/** All that the jobs write. */
const everything = (one: JobCase) =>
  Promise.all([
    world.app.sql(`select * from ${one.table} order by id`),
    ...['patient_import_error', 'known_session', 'record_reading'].map((table) =>
      world.app.sql(`select * from ${table} order by 1, 2`),
    ),
    ...['patient', 'app_user', 'audit_event', 'webhook_endpoint where failures > 0'].map((table) =>
      world.app.sql(`select count(*) from ${table}`),
    ),
  ]);

/** Has another process claim a row, as if the lease of the slow one had expired. */
async function steal(one: JobCase, { id, lane }: WaitingRow): Promise<Claim> {
  await world.app.sql(`update ${one.table} set lease_until = now() - interval '1 second' where id = $1`, [id]);
  const claim = await jobOf(other, one.idle).claim(lane);
  expect(claim.rows.map((row) => row.id)).toEqual([id]);
  return claim;
}

it('every leased job is checked here', () => {
  const jobs = world.app.application.jobs.map(({ idle }) => idle);
  expect([...new Set(jobCases.map(({ idle }) => idle))].toSorted()).toEqual(jobs.toSorted());
});

describe.each(jobCases)('$name', (one) => {
  it('is no longer written by a slow worker whose lease expired and whose row another one has claimed, at whatever write (clinic §5)', async () => {
    const write = Reflect.get(Lease.prototype, 'write');
    for (let at = 1; ; at++) {
      const row = await one.add(world);
      const slow = await jobOf(world.app, one.idle).claim(row.lane);
      const lost: { next?: Claim; before?: unknown } = {};
      let writes = 0;
      vi.spyOn(Lease.prototype, 'write').mockImplementation(async function (this: Lease, ...asked) {
        if (++writes === at) {
          lost.next = await steal(one, row);
          lost.before = await everything(one);
        }
        return write.apply(this, asked);
      });
      await slow.work();
      vi.restoreAllMocks();
      if (!lost.next) {
        expect(at).toBeGreaterThan(1);
        expect(await rowOf(one, row)).toMatchObject({ status: one.done, lease_until: null });
        return;
      }
      expect([at, await everything(one)]).toEqual([at, lost.before]);
      await lost.next.work();
      expect(await rowOf(one, row)).toMatchObject({
        status: one.done,
        attempts: one.counted ?? 2,
        lease_until: null,
      });
    }
  }, 60_000);

  it('is claimed by nobody else while its lease lasts', async () => {
    const { lane, id } = await one.add(world);
    expect((await jobOf(world.app, one.idle).claim(lane)).rows.map((row) => row.id)).toEqual([id]);
    expect((await jobOf(other, one.idle).claim(lane)).rows).toEqual([]);
  });

  it('whose work throws is postponed by its retry table, or failed', async () => {
    const row = await one.add(world);
    const claim = await jobOf(world.app, one.idle).claim(row.lane);
    vi.spyOn(Lease.prototype, 'write').mockRejectedValueOnce(new Error('a bug'));
    await claim.work();
    expect(await rowOf(one, row)).toMatchObject({
      status: one.failed,
      attempts: one.isRecurring ? 0 : 1,
      lease_until: null,
    });
  });

  it('that an outage interrupts is released if it can be repeated, and waits for the end of its lease otherwise', async () => {
    const row = await one.add(world);
    const claim = await jobOf(world.app, one.idle).claim(row.lane);
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    vi.spyOn(Lease.prototype, 'write').mockRejectedValueOnce(refused);
    await expect(claim.work()).rejects.toBe(refused);
    const { attempts, lease_until: lease } = (await rowOf(one, row)) ?? {};
    expect([attempts, lease !== null]).toEqual(one.isRepeatable ? [0, false] : [1, true]);
  });

  it('waits while the database is away or full, which is said once', async () => {
    const logger = createLogger('silent');
    const line = await layLine(world.app.database.appUrl);
    const third = await createOther({ databaseUrl: line.url, logger });
    const said = vi.spyOn(logger, 'warn');
    const row = await one.add(world);
    const job = jobOf(third, one.idle);
    const saidOnce = (reason: string) => {
      const lines = said.mock.calls.map(([first]) => first).filter((first) => typeof first === 'string');
      expect(lines).toEqual([`${job.idle} while the database ${reason}`]);
      said.mockClear();
    };
    await line.cut();
    for (let time = 0; time < 3; time++) await job.runDue();
    saidOnce('is away');
    await line.mend();
    await refuseClaims(one);
    // The first run after an outage that ends in another one says nothing new.
    await job.runDue();
    await acceptClaims();
    await job.runDue();
    expect(await rowOf(one, row)).toMatchObject({ status: one.done });
    const next = await one.add(world);
    await refuseClaims(one);
    for (let time = 0; time < 3; time++) await job.runDue();
    saidOnce('has no room');
    await acceptClaims();
    await third.close();
    await line.close();
    expect(await rowOf(one, next)).toMatchObject({ attempts: 0 });
  }, 60_000);

  it('keeps no process from ending by a failure', async () => {
    const third = await createOther();
    const job = jobOf(third, one.idle);
    await one.add(world);
    const { promise, reject } = Promise.withResolvers<never>();
    const claim = vi.spyOn(job, 'claim').mockReturnValue(promise);
    const running = expect(job.runDue()).rejects.toThrow('no such table');
    await expect.poll(() => claim.mock.calls.length).toBe(1);
    const ended = expect(job.stop()).resolves.toBeUndefined();
    reject(new Error('no such table'));
    await Promise.all([running, ended]);
    await third.close();
  });
});

/** What has left the house before a test. */
const sent = { messages: 0, webhooks: 0 };
beforeEach(() => {
  sent.messages = world.app.sms.messages.length;
  sent.webhooks = world.receiver.told.length;
});

/** Has the database refuse all claims, as if its disk were full. */
const refuseClaims = ({ table }: JobCase) =>
  runSql(
    world.app.database.ownerUrl,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100', message = 'broken'; end $$;
     create trigger refuse before update on ${table} for each statement execute function refuse()`,
  );
const acceptClaims = () => runSql(world.app.database.ownerUrl, 'drop function refuse() cascade');

const endingJobs = jobCases.filter(({ isRecurring }) => !isRecurring);
it.each(endingJobs)(
  '$name that processes have crashed over again and again fails without another attempt',
  async (one) => {
    const row = await one.add(world);
    const { lane } = row;
    await world.app.sql(
      `update ${one.table} set ${one.exhausted}, lease_until = now() - interval '1 second' where id = $1`,
      [row.id],
    );
    await (await jobOf(world.app, one.idle).claim(lane)).work();
    expect(await rowOf(one, row)).toMatchObject({ status: 'FAILED', lease_until: null });
    expect([world.app.sms.messages.length, world.receiver.told.length]).toEqual([sent.messages, sent.webhooks]);
  },
);

it('a slow worker does not end a message that an admin has queued again, though it has the same number of attempts', async () => {
  const { id } = await insertMessage(world.app.sql);
  const slow = await jobOf(world.app, 'no message is sent').claim();
  await world.app.sql('update message set attempts = 0, lease_until = null where id = $1', [id]);
  const next = await jobOf(other, 'no message is sent').claim();
  const before = await world.app.sql('select * from message');
  expect(before).toMatchObject([{ attempts: 1 }]);
  await slow.work();
  expect(await world.app.sql('select * from message')).toEqual(before);
  await next.work();
  expect(await world.app.sql('select status from message')).toEqual([{ status: 'SENT' }]);
});
