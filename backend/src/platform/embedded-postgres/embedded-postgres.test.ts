import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { databaseUserFor } from './database-user.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';
import { findPostmaster } from './postmaster-pid.js';
import { findProcess } from './process-table.js';
import { isSupervisor } from './server-process.js';

const PATIENCE = { timeout: 20_000, interval: 50 };
const root = path.resolve(import.meta.dirname, '../../../..');

let folder: ReturnType<typeof makeTemporaryFolder>;
let apps: ChildProcess[] = [];
const data = () => path.join(folder.dir, 'postgres', 'data');

beforeAll(() => {
  folder = makeTemporaryFolder();
});
afterEach(async () => {
  for (const child of apps) child.kill('SIGKILL');
  apps = [];
  await expectStopped();
});
afterAll(() => folder.remove());

/** Starts the test app of a checkout as a process of its own and waits until its server is up. */
async function startApp(checkout = root): Promise<{ process: ChildProcess; postgres: Omit<EmbeddedPostgres, 'stop'> }> {
  const app = path.join(checkout, 'backend/test/embedded-app.ts');
  const flags = ['--preserve-symlinks', '--preserve-symlinks-main', '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, app, folder.dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  apps.push(child);
  for await (const line of createInterface(child.stdout)) return { process: child, postgres: JSON.parse(line) };
  throw new Error('The test app ended without a word.');
}

async function expectStopped() {
  await vi.waitFor(() => expect(existsSync(path.join(data(), 'postmaster.pid'))).toBe(false), PATIENCE);
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  client.on('error', () => undefined); // the server goes away under some of these tests
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('two apps that start at once in an empty folder share one server', async () => {
  expect(existsSync(data())).toBe(false);
  const [one, other] = await Promise.all([startApp(), startApp()]);
  expect([one.postgres.adopted, other.postgres.adopted]).toContain(true);
  expect(one.postgres.appUrl).toBe(other.postgres.appUrl);
});

describe('a server of our own', () => {
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: folder.dir, log: () => undefined });
  });
  afterEach(() => postgres.stop());

  it('is UTF-8, checks its pages, syncs its writes and has the extensions and two roles', async () => {
    const settings = `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('unix_socket_directories') as sockets, current_setting('listen_addresses') as addresses,
      (select datlocale from pg_database where datname = current_database()) as locale,
      (select array_agg(extname::text order by extname) from pg_extension) as extensions`;
    expect(await query(postgres.superuserUrl, settings)).toEqual([
      {
        encoding: 'UTF8',
        checksums: 'on',
        fsync: 'on',
        full_page_writes: 'on',
        sockets: '',
        addresses: '127.0.0.1',
        locale: 'C.UTF-8',
        extensions: ['btree_gist', 'pg_trgm', 'plpgsql'],
      },
    ]);
    await expect(query(postgres.appUrl, 'create table forbidden (id int)')).rejects.toThrow('permission denied');
    await query(postgres.ownerUrl, 'create table kept (id bigserial primary key, word text)');
    await expect(query(postgres.appUrl, 'drop table kept')).rejects.toThrow('must be owner');
    await expect(query(postgres.appUrl, 'truncate kept')).rejects.toThrow('permission denied');
    await query(postgres.appUrl, "insert into kept (word) values ('first')");
    await query(postgres.appUrl, "update kept set word = 'नमस्ते'");
    expect(await query(postgres.appUrl, 'select word from kept')).toEqual([{ word: 'नमस्ते' }]);
    const wrongPassword = postgres.appUrl.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed');
  });
});

describe('apps that come, go and are killed', () => {
  it('an app that adopted a server carries on when the one that started it is killed', async () => {
    const first = await startApp();
    const second = await startApp();
    expect(second.postgres).toEqual({ ...first.postgres, adopted: true });
    const killed = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await killed;
    const oldServer = findPostmaster(data())?.pid;
    await vi.waitFor(() => expect(findPostmaster(data())?.pid).not.toBe(oldServer), PATIENCE);
    await vi.waitFor(async () => {
      expect(await query(second.postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    }, PATIENCE);
  });

  it('kill -9 of the app shuts the server down cleanly, and the next start finds the data', async () => {
    const first = await startApp();
    await query(first.postgres.ownerUrl, 'create table survivor as select 1 as one');
    const killed = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await killed;
    // At once: the old server may still be shutting down.
    const second = await startApp();
    expect(second.postgres.adopted).toBe(false);
    expect(await query(second.postgres.appUrl, 'select one from survivor')).toEqual([{ one: 1 }]);
  });

  it('a second app adopts the running server, and its end leaves the server running', async () => {
    const first = await startApp();
    const second = await startApp();
    expect(second.postgres).toEqual({ ...first.postgres, adopted: true });
    const ended = once(second.process, 'exit');
    second.process.kill('SIGTERM');
    await ended;
    expect(await query(first.postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('an app whose files lie elsewhere, as the built ones of `npm start` do beside those of `npm run data`, adopts it too', async () => {
    const elsewhere = path.join(folder.dir, 'elsewhere');
    symlinkSync(root, elsewhere);
    const first = await startApp();
    const server = findPostmaster(data())?.pid;
    const second = await startApp(elsewhere);
    expect(second.postgres).toEqual({ ...first.postgres, adopted: true });
    expect(findPostmaster(data())?.pid).toBe(server);
  });

  it('a graceful stop of the owner ends the server before the app', async () => {
    const first = await startApp();
    const ended = once(first.process, 'exit');
    first.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path.join(data(), 'postmaster.pid'))).toBe(false);
  });

  it('a server that somebody kills comes back on the same port', async () => {
    const { postgres } = await startApp();
    process.kill(findPostmaster(data())?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(
      async () => expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]),
      PATIENCE,
    );
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'a server that is ended with its supervisor by %s comes back on the same port',
    async (signal) => {
      const { postgres } = await startApp();
      const killed = findPostmaster(data());
      for (const pid of [killed?.parentPid, killed?.pid]) process.kill(pid ?? 0, signal);
      await vi.waitFor(() => expect(findPostmaster(data())?.pid).not.toBe(killed?.pid), PATIENCE);
      await vi.waitFor(
        async () => expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]),
        PATIENCE,
      );
    },
  );

  it('a server whose supervisor was killed makes room for one that has a supervisor, on the same port', async () => {
    const { postgres } = await startApp();
    const orphan = findPostmaster(data());
    process.kill(orphan?.parentPid ?? 0, 'SIGKILL');
    await vi.waitFor(() => {
      const server = findPostmaster(data());
      expect(server?.pid).not.toBe(orphan?.pid);
      expect(isSupervisor(findProcess(server?.parentPid ?? 0)?.command ?? '')).toBe(true);
    }, PATIENCE);
    await vi.waitFor(
      async () => expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]),
      PATIENCE,
    );
  });

  it('a server that was left alone makes room at the next start', async () => {
    const { process: app } = await startApp();
    const orphan = findPostmaster(data());
    app.kill('SIGKILL');
    process.kill(orphan?.parentPid ?? 0, 'SIGKILL');
    const { postgres } = await startApp();
    expect(postgres.adopted).toBe(false);
    expect(await query(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('a lock file whose pid belongs to another program by now does not block the start', async () => {
    const first = await startApp();
    const lock = readFileSync(path.join(data(), 'postmaster.pid'), 'utf8');
    first.process.kill('SIGKILL');
    await expectStopped();

    // PostgreSQL takes seriously only processes of its own account.
    const user = databaseUserFor(folder.dir);
    const stranger = spawn('sleep', ['60'], { ...user, cwd: '/', stdio: 'ignore' });
    apps.push(stranger);
    writeFileSync(path.join(data(), 'postmaster.pid'), lock.replace(/^\d+/, String(stranger.pid)));
    const second = await startApp();
    expect(second.postgres.adopted).toBe(false);
    expect(await query(second.postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
