import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindProxy, end, startGateway } from '../bench/product.js';
import { ROOT_DIR } from '../src/platform/config.js';
import { insertUser } from './builders.js';
import { readDockerfile, type Stage } from './dockerfile.js';
import { photoForm } from './forms.js';
import { freePort } from './free-port.js';
import { makeTemporaryFolder } from './temporary-folder.js';
import { TestClient } from './test-client.js';
import type { Sql } from './test-app.js';
import { createTestDatabase, runSql, type TestDatabase } from './test-database.js';

/** Packages come over the network on a machine that has never seen them, and are 30,000 files to write and to remove. */
const INSTALLING = 300_000;

const [, packages, image] = readDockerfile() as [Stage, Stage, Stage];
const run = promisify(execFile);

let database: TestDatabase;
let folder: { dir: string; remove(): void };
let gateway: Awaited<ReturnType<typeof startGateway>>;
let server: ChildProcess | undefined;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = makeTemporaryFolder();
  gateway = await startGateway((stop) => void stops.push(stop));
});
afterAll(async () => {
  if (server) await end(server);
  for (const stop of stops) await stop();
  await database.drop();
  folder.remove();
}, INSTALLING);

/** Does what the stage says in an empty folder; what it takes of a stage lies where that one was made, or in the checkout. */
function copyAll(stage: Stage, target: string, made: Record<string, string>): void {
  mkdirSync(target, { recursive: true });
  for (const { from, sources, target: place } of stage.copies) {
    for (const source of sources) {
      const taken = path.join(made[from ?? ''] ?? ROOT_DIR, source.replace(/^\/app\//, ''));
      const goal = place.endsWith('/') ? path.join(target, place, path.basename(source)) : path.join(target, place);
      mkdirSync(path.dirname(goal), { recursive: true });
      // A folder that was made for this alone need not be made twice.
      if (from && from in made) renameSync(taken, goal);
      else cpSync(taken, goal, { recursive: true });
    }
  }
}

/** The settings that docker-compose.yml gives, with our own ports and folders. */
const settings = (port: number) => ({
  ...image.env,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: path.join(folder.dir, 'data'),
  DATABASE_URL: database.appUrl,
  PUBLIC_URL: 'https://recovery.example.org',
  TRUSTED_PROXIES: '1',
  SESSION_SECRET: 'a session secret of the tests alone',
  OTP_PEPPER: 'a one-time code pepper of the tests',
  SMS_PROVIDER: 'http',
  SMS_URL: gateway.url,
  SMS_API_KEY: 'test',
  SMS_SENDER: 'test',
  SMS_DLT_ENTITY_ID: 'test',
  SMS_DLT_TEMPLATE_ID: 'test',
  SMS_DLT_CHANGED_TEMPLATE_ID: 'test',
  SMS_DLT_WRONG_CODES_TEMPLATE_ID: 'test',
});

/** The packages as the image gets them: by the same command, in a folder that holds nothing else. */
async function installPackages(): Promise<string> {
  const target = path.join(folder.dir, 'packages');
  copyAll(packages, target, {});
  const { NODE_ENV: _unset, ...env } = process.env;
  for (const command of packages.runs)
    await run('sh', ['-c', command], { cwd: target, env: { ...env, npm_config_prefer_offline: 'true' } });
  return target;
}

async function start(app: string, port: number): Promise<{ process: ChildProcess; output: Promise<string> }> {
  const [, ...args] = image.command;
  const started = spawn(process.execPath, args, { cwd: app, env: settings(port), stdio: ['ignore', 'pipe', 'pipe'] });
  server = started;
  const output = text(started.stderr);
  const ready = new Promise<void>((resolve) => {
    started.stdout.setEncoding('utf8').on('data', (line: string) => line.includes('Ready on ') && resolve());
  });
  const failed = once(started, 'exit').then(async () => {
    throw new Error(`The server did not start:\n${await output}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return { process: started, output };
}

/** Somebody who has signed in with a code of the gateway, behind the proxy that production stands behind. */
async function signedIn(origin: string): Promise<TestClient> {
  const pool = new Pool({ connectionString: database.appUrl, max: 1 }).on('error', () => undefined);
  const sql: Sql = async <Row>(statement: string, values: unknown[] = []) =>
    (await pool.query(statement, values)).rows as Row[];
  const { phone } = await insertUser(sql);
  await pool.end();
  const browser = new TestClient(origin);
  await browser.rest('POST', '/users/send-otp', { phoneNumber: phone }, behindProxy());
  const code = { phoneNumber: phone, otp: gateway.code() };
  expect((await browser.rest('POST', '/users/verify-otp', code, behindProxy())).status).toBe(200);
  return browser;
}

it('what the image copies of the checkout is not kept from whoever builds it', () => {
  const rules = readFileSync(path.join(ROOT_DIR, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  // The last rule that fits counts; one that names a folder holds for all that is in it.
  const isLeftOut = (file: string) => {
    const fits = (pattern: string) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`);
    const last = rules.findLast((rule) => fits(rule.replace(/^!/, '')));
    return last !== undefined && !last.startsWith('!');
  };
  const taken = [packages, image].flatMap(({ copies }) => copies.filter(({ from }) => !from));
  expect(isLeftOut('docs/hindi.md')).toBe(true);
  expect(taken.flatMap(({ sources }) => sources).filter(isLeftOut)).toEqual([]);
});

it(
  'starts out of the files and packages that the Dockerfile gives it, shows an open clinic, takes a picture, and ends when asked to',
  async () => {
    await run(process.execPath, ['scripts/run.mjs', 'build'], { cwd: ROOT_DIR });
    const app = path.join(folder.dir, 'app');
    copyAll(image, app, { packages: await installPackages() });
    // An open clinic, for its pages to be rendered at the start out of what the image has.
    await runSql(database.ownerUrl, `UPDATE clinic_settings SET name = 'Asha Physiotherapy', opened_at = now()`);
    const port = await freePort();
    await run(process.execPath, ['backend/dist/db/migrate-main.js'], {
      cwd: app,
      env: { ...settings(port), MIGRATION_URL: database.ownerUrl },
    });
    const { process: started } = await start(app, port);

    const origin = `http://127.0.0.1:${port}`;
    for (const probe of ['/livez', '/readyz']) expect((await fetch(origin + probe)).status).toBe(200);
    await run(process.execPath, image.healthcheck.slice(1), { env: settings(port) });
    expect(await (await fetch(origin)).text()).toContain('<title>Asha Physiotherapy</title>');
    const browser = await signedIn(origin);
    const upload = await browser.rest('PATCH', '/users/avatar', await photoForm(), behindProxy());
    expect([upload.status, upload.body]).toEqual([
      200,
      expect.objectContaining({ data: expect.anything() as unknown }),
    ]);

    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
  },
  INSTALLING,
);
