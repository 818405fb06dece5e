import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHospitalApp, insertClient, signInClient } from '../../../../test/hospital.js';
import { PATIENT, type TestApp } from '../../../../test/test-app.js';

const MEGABYTES_8 = 8 * 1024 * 1024;

let app: TestApp;
beforeAll(async () => {
  // Another time than that of the turns, which ends at once below.
  app = await createHospitalApp({
    connectionLimits: { ...PATIENT, connectionTimeoutMillis: 30_000, answer: 30_000, look: 30_000, unseen: 30_000 },
  });
});
afterAll(() => app.close());

/** An export of a client with one file, as large as they become; its address. */
async function exported(clientId: string): Promise<string> {
  const [id, key] = [randomUUID(), `${randomUUID()}.ndjson`];
  await app.storage.put(key, Buffer.alloc(MEGABYTES_8, ' '));
  const file = { type: 'Patient', name: 'Patient-1.ndjson', key, count: 1 };
  await app.sql(
    `insert into bulk_export (id, client_id, types, request, status, files, expires_at, snapshot_at)
     values ($1, $2, '{Patient}', 'x', 'DONE', $3, now() + interval '1 hour', now())`,
    [id, clientId, JSON.stringify([file])],
  );
  return `/fhir/R4/bulk/${id}/${file.name}`;
}

/** Asks for a file; answers the first line, and takes nothing more. */
async function beginning(path: string, token: string, opened: Socket[]): Promise<string> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  opened.push(socket.on('error', () => undefined));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'readable');
  return String(socket.read(15));
}

it('as many files are in memory as documents may be, half of them of one client, whoever takes none of what is sent: others are asked to come again', async () => {
  const begins = async () => {
    const client = await insertClient(app.sql);
    const token = await signInClient(app, client);
    const path = await exported(client.id);
    return () => beginning(path, token, opened);
  };
  const opened: Socket[] = [];
  const [one, other, third] = [await begins(), await begins(), await begins()];
  const wait = setTimeout;
  // Who waits for a turn has waited long enough at once.
  const waits = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, delay) => wait(work, delay === 20_000 ? 1 : delay));
  try {
    for (let at = 0; at < 4; at++) expect(await one()).toBe('HTTP/1.1 200 OK');
    expect(await one()).toBe('HTTP/1.1 429 To');
    for (let at = 0; at < 4; at++) expect(await other()).toBe('HTTP/1.1 200 OK');
    expect(await third()).toBe('HTTP/1.1 503 Se');
  } finally {
    waits.mockRestore();
    for (const socket of opened) socket.destroy();
  }
});
