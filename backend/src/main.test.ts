import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Client, Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../test/free-port.js';
import { spawnServer, type ServerProcess } from '../test/server-process.js';
import { createTestDatabase, runSql, type TestDatabase } from '../test/test-database.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';

const PHONE = '+919812345678';
/** What no code of ours does: throws where nobody catches it, an error of the database that quotes a row. */
const THROWS = `process.on('SIGUSR2', () => { throw Object.assign(new Error('Key (phone)=(${PHONE})'), { code: '23505', detail: '${PHONE}' }); })`;

/** No timer that would end things by force. */
const ENDLESS_DRAIN = `const set = setTimeout; setTimeout = (work, time, ...rest) => set(time < 10_000 ? work : () => undefined, time, ...rest)`;
/** A gateway that is never asked. */
const GATEWAY = {
  SMS_PROVIDER: 'http',
  SMS_URL: 'https://sms.example/send',
  SMS_API_KEY: 'key',
  SMS_SENDER: 'PHYSIO',
  SMS_DLT_ENTITY_ID: '1',
  SMS_DLT_TEMPLATE_ID: '2',
  SMS_DLT_CHANGED_TEMPLATE_ID: '3',
  SMS_DLT_WRONG_CODES_TEMPLATE_ID: '4',
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** What is due again after this time is due again after 50 ms. */
const quick = (time: number) =>
  `const set = setInterval; setInterval = (work, time) => set(work, time === ${time} ? 50 : time)`;

let database: TestDatabase;
let folder: { dir: string; remove(): void };
let server: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder();
});
afterEach(() => server?.kill('SIGKILL'));
afterAll(async () => {
  folder.remove();
  await database.drop();
});

/** The whole program, once it is ready. */
async function start(changed = THROWS, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const started = spawnServer(database, folder.dir, settings, changed);
  server = started.process;
  await started.ready;
  return started;
}

it('says how the first admin is made, as long as there is none, that codes go in English while no Hindi text is registered, that no proxy is counted, and where messages of hospitals are heard', async () => {
  const NO_ADMIN = 'No admin yet: npm run admin -- NUMBER --name NAME makes the first one';
  const IN_ENGLISH =
    'Sign-in codes go in English to everybody: SMS_DLT_TEMPLATE_ID_HI names the registered text in Hindi';
  const startAndStop = async (settings: Record<string, string>) => {
    const { process: started, printed } = await start(THROWS, settings);
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
    return printed.slice(printed.findIndex((line) => line.startsWith('Ready on ')) + 1);
  };
  expect(await startAndStop(GATEWAY)).toEqual([IN_ENGLISH, NO_ADMIN]);
  await runSql(
    database.appUrl,
    `insert into app_user (id, user_type, phone, created_at) values (gen_random_uuid(), 'admin', '${PHONE}', now())`,
  );
  const behindTls = { ...GATEWAY, SMS_DLT_TEMPLATE_ID_HI: '5', COOKIE_SECURE: 'on' };
  expect(await startAndStop({ ...behindTls, TRUSTED_PROXIES: '1', HL7_PORT: '0' })).toEqual([
    expect.stringMatching(/^HL7 on 127\.0\.0\.1:\d+$/),
  ]);
  expect(await startAndStop(behindTls)).toEqual([
    'All visitors count as one address behind a proxy: TRUSTED_PROXIES says how many proxies stand in front',
  ]);
}, 90_000);

it('starts also when it cannot be asked whether there is an admin', async () => {
  await runSql(database.ownerUrl, 'revoke select on app_user from app');
  try {
    const { process: started, printed } = await start();
    expect(printed.at(-1)).toMatch(/^Ready on /);
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
  } finally {
    await runSql(database.ownerUrl, 'grant select on app_user to app');
  }
}, 60_000);

it('seals the audit trail each minute (AD-3)', async () => {
  await runSql(
    database.appUrl,
    `insert into audit_event (actor_role, verb, outcome, request_id) values ('admin', 'patient.list', 'done', 'r')`,
  );
  const pool = new Pool({ connectionString: database.appUrl }).on('error', () => undefined);
  const unsealed = async () =>
    (await pool.query('select from audit_event where id > coalesce((select max(last_id) from audit_seal), 0)'))
      .rowCount;
  expect(await unsealed()).not.toBe(0);
  const { process: started } = await start(quick(60_000));
  await expect.poll(unsealed, { timeout: 20_000 }).toBe(0);
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  await pool.end();
});

it('looks every five seconds whether the clinic’s facts have changed, and asks the line on which it listens (clinic §3)', async () => {
  const pool = new Pool({ connectionString: database.appUrl }).on('error', () => undefined);
  const asked = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and query = 'select 1'`))
      .rowCount;
  const { process: started } = await start(quick(5_000));
  await expect.poll(asked, { timeout: 20_000 }).toBe(1);
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
  await pool.end();
});

it('keeps a connection open for longer than a proxy does, which is told (RE-2)', async () => {
  const port = await freePort();
  const { process: started, ready } = spawnServer(database, folder.dir, { PORT: String(port) }, THROWS);
  server = started;
  await ready;
  const question = request({ port, path: '/livez', agent: new Agent({ keepAlive: true }) }).end();
  const [answer] = (await once(question, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers['keep-alive']).toBe('timeout=75');
});

it('ends in order when it is asked to (RE-1)', async () => {
  const { process: started } = await start();
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
});

it('waits for an answer that is under way, and not for its connection, which stays open for more (RE-1)', async () => {
  const port = await freePort();
  const { process: started, ready } = spawnServer(database, folder.dir, { PORT: String(port) }, ENDLESS_DRAIN);
  server = started;
  await ready;
  const holder = new Client(database.ownerUrl);
  await holder.connect();
  await holder.query('begin; lock table otp_challenge');
  const keptOpen = new Agent({ keepAlive: true });
  const question = request({
    port,
    path: '/api/v1/users/send-otp',
    method: 'POST',
    agent: keptOpen,
    headers: JSON_TYPE,
  });
  question.end(JSON.stringify({ phoneNumber: PHONE }));
  const waiting = `select from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'otp_challenge' and not l.granted`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
  started.kill('SIGTERM');
  const ended = once(started, 'exit');
  await holder.end();
  const [answer] = (await once(question, 'response')) as [IncomingMessage];
  answer.resume();
  expect(await ended).toEqual([0, null]);
  keptOpen.destroy();
});

it('ends with a line in the log when something is thrown that nobody catches, without a word of a row (RE-8, LO-1)', async () => {
  const { process: started, log } = await start();
  started.kill('SIGUSR2');
  expect(await once(started, 'exit')).toEqual([1, null]);
  const lines = (await log)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number });
  // The database of the tests does without safeguards, of which the start warns.
  expect(lines.filter(({ level }) => level > 40)).toEqual([
    expect.objectContaining({ level: 60, error: expect.objectContaining({ code: '23505' }) as unknown }),
  ]);
  expect(await log).not.toContain(PHONE);
});
