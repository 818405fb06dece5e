import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient } from '../test/builders.js';
import { FAULT_TIME, times } from './form.js';
import { KeyedWriters } from './keyed-writers.js';
import { KillableServer } from './killable-server.js';

const WRITERS = 8;
const PATIENCE = { timeout: 60_000, interval: 50 };

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.prepare();
});
afterAll(() => server.close());

it(
  'a server that is killed again and again under writers loses nothing that it answered, and does nothing twice',
  async () => {
    await server.start();
    const browser = await server.signInAdmin();

    const writers = new KeyedWriters(() => browser, (await insertPatient(server.sql)).id, WRITERS);
    for (let kill = 0; kill < times(1, 20); kill++) {
      const before = writers.answered.size;
      await expect.poll(() => writers.answered.size, PATIENCE).toBeGreaterThan(before + WRITERS);
      await server.end();
      await server.start();
    }
    await writers.end();

    expect(writers.again).toBeGreaterThan(0); // the kills were felt
    const stored = await server.sql<{ id: string }>('select id from payment');
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...writers.answered.values()].toSorted());
  },
  FAULT_TIME,
);
