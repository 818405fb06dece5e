import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertMessage, insertPatient } from '../../../test/builders.js';
import { layLine, type Line } from '../../../test/cut-off.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { ROOT_DIR } from '../config.js';
import { countedRun, processRegistry } from './process-metrics.js';

const TOKEN = 'a token of the tests that reads metrics';
let app: TestApp;
let line: Line;
beforeAll(async () => {
  const first = await createTestApp();
  line = await layLine(first.database.appUrl);
  app = await createTestApp({ config: { metricsTokens: [TOKEN] }, database: first.database, databaseUrl: line.url });
  return () => first.close();
});
beforeEach(() => app.sql('delete from message'));
afterAll(async () => {
  await app.close();
  await line.close();
});

const scrape = (token?: string) =>
  fetch(`${app.origin}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

/** A sample of the text format: its name with labels, and its value. */
async function samples(): Promise<Map<string, number>> {
  const response = await scrape(TOKEN);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((text) => text && !text.startsWith('#'));
  return new Map(
    lines.map((text) => [text.slice(0, text.lastIndexOf(' ')), Number(text.slice(text.lastIndexOf(' ')))]),
  );
}

/** By how much a counter grows while something happens. */
async function growth(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await samples()).get(name) ?? 0;
  await work();
  return ((await samples()).get(name) ?? 0) - before;
}

const requests = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('who may read metrics', () => {
  it('nobody where no token is set: the address does not exist', async () => {
    const closed = await createTestApp({ database: app.database });
    const response = await fetch(`${closed.origin}/metrics`, { headers: { authorization: 'Bearer undefined' } });
    expect(response.status).toBe(404);
    await closed.close();
  });

  it.each([
    ['without a token', undefined],
    ['with another token', `${TOKEN}!`],
    ['with the beginning of the token', TOKEN.slice(0, -1)],
  ])('nobody %s', async (_, token) => {
    const response = await scrape(token);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.text()).toBe('A token is required.\n');
  });

  it('an admin who is signed in has no more rights there than anybody', async () => {
    const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await browser.send('/metrics')).status).toBe(401);
  });
});

describe('what is counted', () => {
  it('requests by the pattern of their route, never by the ids in it', async () => {
    const { id } = await insertPatient(app.sql);
    const ask = () => app.client().rest('GET', `/admin/patients/${id}/details`);
    expect(await growth(requests('GET', '/api/v1/admin/patients/:id/details', 401), ask)).toBe(1);
    expect([...(await samples()).keys()].filter((name) => name.includes(id))).toEqual([]);
  });

  it('addresses that do not exist as one series, whatever visitors ask for', async () => {
    const series = async () => [...(await samples()).keys()].filter((name) => /_count\{.*status="404"/.test(name));
    await fetch(`${app.origin}/api/v1/nothing-1`);
    const before = await series();
    await fetch(`${app.origin}/api/v1/nothing-2`);
    expect(await series()).toEqual(before);
    expect(before).toContain(requests('GET', 'none', 404));
  });

  it('codes that were right and wrong', async () => {
    const { phone } = await insertAdmin(app.sql);
    await app.client().rest('POST', '/admin/send-otp', { phoneNumber: phone });
    const wrong = () => app.client().rest('POST', '/admin/verify-otp', { phoneNumber: phone, otp: '000000' });
    expect(await growth('sign_in_tries_total{door="admin",outcome="WRONG_OTP"}', wrong)).toBe(1);
    const right = async () => void (await app.signIn((await insertAdmin(app.sql)).phone, 'admin'));
    expect(await growth('sign_in_tries_total{door="admin",outcome="done"}', right)).toBe(1);
  });

  it('runs of jobs: the last one that ended well, and those that failed', async () => {
    const value = async (name: string) =>
      (await processRegistry.getSingleMetric(name)?.get())?.values.find(({ labels }) => labels['job'] === 'of a test')
        ?.value;
    await expect(countedRun('of a test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([await value('job_last_success_timestamp_seconds'), await value('job_failures_total')]).toEqual([
      undefined,
      1,
    ]);
    await countedRun('of a test', () => Promise.resolve());
    expect(await value('job_last_success_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
    expect(await value('job_failures_total')).toBe(1);
  });
});

describe('queues', () => {
  it('have the rows that are due and for how long, each queue its own', async () => {
    await insertMessage(app.sql, { send_after: new Date(Date.now() - 90_000) });
    await insertMessage(app.sql, { send_after: new Date(Date.now() - 60_000) });
    await insertMessage(app.sql, { send_after: new Date(Date.now() + 600_000) });
    const found = await samples();
    expect(found.get('queue_due_rows{queue="texts"}')).toBe(2);
    expect(found.get('queue_oldest_seconds{queue="texts"}')).toBeGreaterThanOrEqual(90);
    expect(found.get('queue_due_rows{queue="emails"}')).toBe(0);
    expect(found.get('queue_oldest_seconds{queue="emails"}')).toBe(0);
    const queues = app.application.jobs.map(({ name }) => name);
    expect(new Set(queues).size).toBe(queues.length);
    for (const queue of queues) expect(found.get(`queue_due_rows{queue="${queue}"}`)).toBeDefined();
  });

  it('whose job waits for the database has not ended well meanwhile', async () => {
    const [job] = app.application.jobs.filter(({ name }) => name === 'texts');
    const last = 'job_last_success_timestamp_seconds{job="texts"}';
    await job?.runDue();
    const before = await samples();
    expect(before.get(last)).toBeGreaterThan(1_700_000_000);
    await line.cut();
    const failed = await growth('job_failures_total{job="texts"}', async () => job?.runDue());
    expect([failed, (await samples()).get(last)]).toEqual([1, before.get(last)]);
    await line.mend();
    await expect.poll(async () => (await samples()).get('database_up'), { timeout: 20_000 }).toBe(1);
  });

  it('are missing while the database is away, which is told', async () => {
    expect((await samples()).get('database_up')).toBe(1);
    await line.cut();
    const found = await samples();
    expect(found.get('database_up')).toBe(0);
    expect([...found.keys()].filter((name) => name.startsWith('queue_'))).toEqual([]);
    await line.mend();
    await expect.poll(async () => (await samples()).get('database_up'), { timeout: 20_000 }).toBe(1);
  });

  it('tell nothing of anybody', async () => {
    const phone = freshPhone();
    await insertMessage(app.sql, { recipient: phone, send_after: new Date(Date.now() - 90_000) });
    await app.client().rest('POST', '/users/send-otp', { phoneNumber: phone });
    const text = await (await scrape(TOKEN)).text();
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(phone.slice(-10));
  });
});

it('the alerts and the dashboard name metrics that there are', async () => {
  const folder = path.join(ROOT_DIR, 'docs/monitoring');
  const named = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [
      ...text.matchAll(
        /\b(?!job_name)(?:http|backup|message|sign_in|job|queue|database|db|app|nodejs|process)_[a-z_]+[a-z]\b/g,
      ),
    ].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
  });
  expect(named.length).toBeGreaterThan(20);
  const text = await (await scrape(TOKEN)).text();
  const present = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect([...new Set(named)].filter((name) => !present.has(name))).toEqual([]);
});
