import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { migrate } from '../src/platform/db/migrate.js';
import { insertAdmin, insertPatient } from '../test/builders.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import type { TestClient } from '../test/test-client.js';
import { FAULT_TIME, tell } from './form.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 4;
const PATIENCE = { timeout: 120_000, interval: 50 };
const DISK = '256m';
const SENTENCE = 'There is no room to store this right now. Please try again in a minute.';

/** How to undo what was set up, in this order. */
const ends: (() => unknown)[] = [];
let disk: string;
let postgres: EmbeddedPostgres;
let app: TestApp;
let admin: TestClient;
let patientId: string;
beforeAll(async () => {
  mountSmallDisk();
  postgres = await startEmbeddedPostgres({ dataDir: disk, log: () => undefined });
  ends.unshift(() => postgres.stop());
  await migrate(postgres.ownerUrl);
  app = await createTestApp({ database: { ...postgres, drop: async () => undefined } });
  ends.unshift(empty, () => app.close());
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  patientId = (await insertPatient(app.sql)).id;
}, FAULT_TIME);
afterAll(async () => {
  for (const end of ends) await end();
});

/** A disk that is full in truth takes a file system of its own, which root alone may mount; `npm test` asks a trigger instead (no-room.test.ts). */
function mountSmallDisk(): void {
  if (process.getuid?.() !== 0)
    throw new Error('The fault test of a full disk mounts a small file system: run it as root.');
  const folder = makeTemporaryFolder();
  disk = `${folder.dir}/disk`;
  ends.unshift(folder.remove);
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  ends.unshift(() => execFileSync('umount', [disk]));
  chmodSync(disk, 0o711);
}

/** Takes the last byte of the disk. */
function fill(): void {
  const file = openSync(`${disk}/filler`, 'a');
  let size = 1 << 20;
  while (size >= 1) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      size >>= 1;
    }
  }
  closeSync(file);
}

const empty = () => rmSync(`${disk}/filler`, { force: true });

const statusOfList = async () => (await admin.rest('GET', '/admin/patients')).status;

/** The first write that finds no room: until then there is some in the pages that the tables have. */
async function refusedWrite() {
  for (let n = 0; ; n++) {
    const answer = await admin.rest('PATCH', `/admin/patients/${patientId}`, {
      address: `House ${n}, Hazratganj, Lucknow`,
    });
    if (answer.status !== 200) return answer;
  }
}

async function expectEachOnce(writers: KeyedWriters): Promise<void> {
  const stored = await app.sql<{ id: string }>('select id from payment where patient_id = $1', [patientId]);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(
    expect.arrayContaining([...writers.answered.values()].toSorted()),
  );
  expect(new Set(writers.answered.values()).size).toBe(writers.answered.size);
}

it(
  'while the disk of the database is full, writes are answered 503 and lists are read; with room again, all goes on',
  async () => {
    const writers = new KeyedWriters(() => admin, patientId, WRITERS);
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(WRITERS);
    fill();
    const { status, headers, body } = await refusedWrite();
    expect([status, headers.get('retry-after'), body['code'], body['message']]).toEqual([
      503,
      '60',
      'UNAVAILABLE',
      SENTENCE,
    ]);
    await expect.poll(() => writers.failures.get('503') ?? 0, PATIENCE).toBeGreaterThan(WRITERS);
    expect(await statusOfList()).toBe(200);
    expect((await app.client().send('/readyz')).status).toBe(200);
    empty();
    const answered = writers.answered.size;
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(answered + WRITERS);
    await writers.end();
    expect([...writers.failures.keys()]).toEqual(['503']);
    await expectEachOnce(writers);
  },
  FAULT_TIME,
);

/** Asks for new files of the write-ahead log until there is no room for one, and PostgreSQL ends itself. */
async function exhaustLog(): Promise<void> {
  const client = new Client(postgres.superuserUrl);
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (;;) await client.query("select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))");
  } catch (error) {
    tell(`the write-ahead log is full: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}

it(
  'a database that ends itself because its log has no room is found again once there is room, and nothing is lost',
  async () => {
    const writers = new KeyedWriters(() => admin, patientId, WRITERS);
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(WRITERS);
    fill();
    await exhaustLog();
    await expect.poll(statusOfList, PATIENCE).toBe(503);
    expect((await app.client().send('/livez')).status).toBe(200);
    empty();
    const [back, answered] = [Date.now(), writers.answered.size];
    await expect.poll(statusOfList, PATIENCE).toBe(200);
    await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(answered + WRITERS);
    tell(`a database whose log was full: writing again ${Date.now() - back} ms after there was room`);
    await writers.end();
    await expectEachOnce(writers);
  },
  FAULT_TIME,
);
