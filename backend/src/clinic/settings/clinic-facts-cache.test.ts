import { EventEmitter, once } from 'node:events';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBackSettings } from '../../../test/clinic-calls.js';
import { layLine, type Line } from '../../../test/cut-off.js';
import { createTestApp, FixedClock, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { openDatabase, type Database } from '../../platform/db/database.js';
import { entities } from '../../app/entities.js';
import { createLogger } from '../../platform/logger.js';
import { CLOSED_FACTS } from './clinic-facts.js';
import { ClinicFactsCache } from './clinic-facts-cache.js';

/** Asked after early, and then waited for as long as this machine may take. */
const LIMITS = {
  connectionTimeoutMillis: 20_000,
  statement_timeout: 20_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  answer: 250,
  look: 20_000,
  unseen: 20_000,
};
const PATIENCE = { timeout: 20_000 };

let app: TestApp;
let line: Line;
let databases: Database[];
let clock: FixedClock;
let watches: [ClinicFactsCache, ClinicFactsCache];
let changes: Map<ClinicFactsCache, EventEmitter>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await setBackSettings(app);
  line = await layLine(app.database.appUrl);
  clock = new FixedClock(NOON);
  // Two processes of one installation, each with connections of its own; the second over a line that can fail.
  databases = await Promise.all(
    [app.database.appUrl, line.url].map((url) => openDatabase(url, entities, createLogger('silent'), LIMITS)),
  );
  changes = new Map();
  const [one, other] = databases.map(watchOver);
  if (!one || !other) throw new Error('there are two');
  watches = [one, other];
});
afterEach(async () => {
  await Promise.all(watches.map((watch) => watch.stop()));
  await Promise.all(databases.map((database) => database.close()));
  await line.close();
  await runSql(app.database.ownerUrl, 'alter table clinic_settings enable trigger clinic_settings_told');
});
afterAll(() => app.close());

const change = (set: string) => app.sql(`update clinic_settings set version = version + 1, ${set}`);
const open = (name: string) => change(`opened_at = coalesce(opened_at, now()), name = '${name}'`);
const tellNobody = () =>
  runSql(app.database.ownerUrl, 'alter table clinic_settings disable trigger clinic_settings_told');
const names = () => watches.map((watch) => watch.current().name);
const start = () => Promise.all(watches.map((watch) => watch.start()));
const LISTENS = `from pg_stat_activity where datname = current_database() and query like 'listen %' and state = 'idle'`;

/** A watch whose changes are told of. */
function watchOver(database: Database): ClinicFactsCache {
  const told = new EventEmitter();
  const changed = () => void told.emit('change');
  const watch = new ClinicFactsCache({ database, clock, logger: createLogger('silent'), changed });
  changes.set(watch, told);
  return watch;
}

function changesOf(watch: ClinicFactsCache): EventEmitter {
  const told = changes.get(watch);
  if (!told) throw new Error('it was made by watchOver');
  return told;
}

/** The facts at the next change that a watch tells of. */
async function nextOf(watch: ClinicFactsCache) {
  await once(changesOf(watch), 'change');
  return watch.current();
}

describe('the facts of a process', () => {
  it('are those of the closed clinic before it has started, and those of the database afterwards', async () => {
    await open('Asha Physio');
    expect(watches[0].current()).toEqual(CLOSED_FACTS);
    await start();
    expect(names()).toEqual(['Asha Physio', 'Asha Physio']);
    expect(JSON.parse(JSON.stringify(watches[0].current()))).toEqual(watches[0].current());
  });

  it('change in every process when the database tells of it', async () => {
    await start();
    const told = Promise.all(watches.map(nextOf));
    await open('Asha Physio');
    expect((await told).map(({ isOpen, name }) => [isOpen, name])).toEqual([
      [true, 'Asha Physio'],
      [true, 'Asha Physio'],
    ]);
    expect(names()).toEqual(['Asha Physio', 'Asha Physio']);
  });

  it('change at the next comparison when nobody was told', async () => {
    await start();
    await tellNobody();
    await open('Asha Physio');
    expect(names()).toEqual([CLOSED_FACTS.name, CLOSED_FACTS.name]);
    await Promise.all(watches.map((watch) => watch.compare()));
    expect(names()).toEqual(['Asha Physio', 'Asha Physio']);
  });

  it('change with the clinic’s day', async () => {
    await change(`opened_at = now(), special_days = '[{"day": "2026-03-10", "name": "Holi", "hours": []}]'`);
    await watches[0].start();
    expect(watches[0].current().specialDays).toHaveLength(1);
    clock.set('2026-03-10T18:29:59Z');
    await watches[0].compare();
    expect(watches[0].current().specialDays).toHaveLength(1);
    clock.set('2026-03-10T18:30:00Z');
    await watches[0].compare();
    expect(watches[0].current().specialDays).toEqual([]);
  });

  it('are told of once each, also when many changes come at once, and the last one stays', async () => {
    await start();
    const told: string[] = [];
    changesOf(watches[0]).on('change', () => told.push(watches[0].current().name));
    await Promise.all(Array.from({ length: 20 }, (_, at) => open(`Clinic ${at}`)));
    await open('The last');
    await expect.poll(names, PATIENCE).toEqual(['The last', 'The last']);
    expect(new Set(told).size).toBe(told.length);
    expect(told.at(-1)).toBe('The last');
  });

  it('stay as they are while the clinic is closed, and nobody is told of what is entered', async () => {
    await start();
    const told = vi.fn();
    changesOf(watches[0]).on('change', told);
    await change(`name = 'Not yet'`);
    await watches[0].compare();
    expect(told).not.toHaveBeenCalled();
    expect(watches[0].current()).toEqual(CLOSED_FACTS);
  });
});

describe('a connection that listens', () => {
  const listening = async () => (await app.sql(`select ${LISTENS}`)).length;

  it('comes back at once when it was killed, and hears; what happened meanwhile is looked for', async () => {
    const others = await listening();
    await start();
    expect(await listening()).toBe(others + 2);
    await tellNobody();
    await open('Meanwhile');
    const seen = nextOf(watches[0]);
    await app.sql(`select pg_terminate_backend(pid) ${LISTENS}`);
    expect((await seen).name).toBe('Meanwhile');
    await runSql(app.database.ownerUrl, 'alter table clinic_settings enable trigger clinic_settings_told');
    const told = nextOf(watches[0]);
    await open('Afterwards');
    expect((await told).name).toBe('Afterwards');
  });

  it('is made anew by a comparison when its line went silent', async () => {
    await start();
    line.silence();
    await line.mend();
    await tellNobody();
    await open('Meanwhile');
    await watches[1].compare().catch(() => undefined);
    await expect.poll(() => watches[1].current().name, PATIENCE).toBe('Meanwhile');
    await runSql(app.database.ownerUrl, 'alter table clinic_settings enable trigger clinic_settings_told');
    const told = nextOf(watches[1]);
    await open('Afterwards');
    expect((await told).name).toBe('Afterwards');
  });

  it('is made anew when it alone went silent', async () => {
    const [direct, overLine] = databases;
    if (!direct || !overLine) throw new Error('there are two');
    const database: Database = { ...direct, listener: (channel, told) => overLine.listener(channel, told) };
    const watch = watchOver(database);
    await watch.start();
    line.silence();
    await line.mend();
    await watch.compare();
    const told = nextOf(watch);
    await open('Afterwards');
    expect((await told).name).toBe('Afterwards');
    await watch.stop();
  });

  it('ends with its process, which hears nothing more', async () => {
    const others = await listening();
    await start();
    await Promise.all(watches.map((watch) => watch.stop()));
    await expect.poll(listening, PATIENCE).toBe(others);
    await open('Too late');
    await watches[0].compare();
    expect(watches[0].current()).toEqual(CLOSED_FACTS);
    expect(await listening()).toBe(others);
  });
});

describe('a database that is away', () => {
  it('keeps no process from starting: it shows the closed clinic until it finds the database', async () => {
    await open('Asha Physio');
    await line.cut();
    await watches[1].start();
    expect(watches[1].current()).toEqual(CLOSED_FACTS);
    await line.mend();
    await watches[1].compare();
    expect(watches[1].current().name).toBe('Asha Physio');
    const told = nextOf(watches[1]);
    await open('Afterwards');
    expect((await told).name).toBe('Afterwards');
  });

  it('for the connection that listens alone ends no start before the facts are there', async () => {
    const [direct, overLine] = databases;
    if (!direct || !overLine) throw new Error('there are two');
    await open('Asha Physio');
    await line.cut();
    const watch = watchOver({ ...direct, listener: (channel, told) => overLine.listener(channel, told) });
    const gate = new Client(app.database.ownerUrl);
    await gate.connect();
    try {
      // The look waits until the listener has failed.
      await gate.query('begin; lock table clinic_settings');
      const started = watch.start();
      let hasStarted = false;
      void started.then(() => (hasStarted = true));
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.sql(waiting)).length, PATIENCE).toBe(1);
      // One that begins later has failed, too.
      await expect(overLine.listener('nothing', () => undefined).hold()).rejects.toThrow();
      expect(hasStarted).toBe(false);
      await gate.query('commit');
      await started;
      expect(watch.current().name).toBe('Asha Physio');
    } finally {
      await gate.end();
      await watch.stop();
    }
  });

  it('takes nothing from the facts of a process that runs, which has the new ones as soon as it is back', async () => {
    await open('Asha Physio');
    await start();
    await line.cut();
    await open('Meanwhile');
    await expect(watches[1].compare()).rejects.toThrow();
    expect(watches[1].current().name).toBe('Asha Physio');
    await line.mend();
    await watches[1].compare();
    expect(watches[1].current().name).toBe('Meanwhile');
  });
});
