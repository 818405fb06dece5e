import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { insertAdmin, insertMessage, insertPatient, insertReport, insertUser } from '../../../test/builders.js';
import { noticesOf } from '../../../test/notice-calls.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { createLogger } from '../../platform/logger.js';
import { findMissingSafeguards } from '../../platform/db/safeguards.js';
import { nextNight } from '../backup/backup-job.js';
import { Backups } from '../backup/backups.js';
import { findTroubles, type SystemFacts } from './find-troubles.js';

const folder = makeTemporaryFolder();
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
beforeEach(async () => {
  app.clock.set(NOON);
  for (const table of ['notice', 'message']) await app.sql(`delete from ${table}`);
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const ASKED = `{ systemState { version troubles backup { isOn takenAt failure } messages { waiting waitingSince failed }
  jobs { name idle } disks { name bytes free } } }`;
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

describe('the state of the server', () => {
  it('is told to admins alone', async () => {
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    const { body } = await desk.graphql(ASKED);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('has the version, the messages, the jobs and the disks', async () => {
    await insertMessage(app.sql, { send_after: minutesAgo(20) });
    await insertMessage(app.sql, { send_after: minutesAgo(-5) });
    await insertMessage(app.sql, { status: 'FAILED', created_at: minutesAgo(60) });
    await insertMessage(app.sql, { status: 'FAILED', created_at: minutesAgo(60 * 25) });
    const { body } = await admin.graphql<{ systemState: { troubles: string[]; jobs: unknown[]; disks: unknown[] } }>(
      ASKED,
    );
    expect(body.data?.systemState).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      backup: { isOn: false, takenAt: null, failure: null },
      messages: { waiting: 1, waitingSince: minutesAgo(20).toISOString(), failed: 1 },
    });
    expect(body.data?.systemState.troubles).toEqual(
      expect.arrayContaining(['Messages have been waiting for 20 minutes.', '1 message of the last 24 hours failed.']),
    );
    expect(body.data?.systemState.jobs).toContainEqual({ name: 'texts', idle: 'no message is sent' });
    expect(body.data?.systemState.disks).toEqual([
      { name: 'data', bytes: expect.any(Number), free: expect.any(Number) },
    ]);
  });

  it('is told to admins where it needs attention, once a day', async () => {
    await insertMessage(app.sql, { status: 'FAILED', created_at: minutesAgo(60) });
    const { id } = await insertReport(app.sql, (await insertPatient(app.sql)).id);
    await app.sql(`update unsigned_report set status = 'FAILED' where id = $1`, [id]);
    for (let n = 0; n < 2; n++) await app.application.watchSystem();
    const told = (await noticesOf(admin)).filter(([, text]) => /failed|could not/.test(text ?? ''));
    expect(told.map(([, text]) => text).toSorted()).toEqual([
      '1 message of the last 24 hours failed. Look at System in the console.',
      'The document of 1 progress report could not be stored. The log says why. Look at System in the console.',
    ]);
  });
});

const good = {
  createdAt: minutesAgo(9_999),
  lastAt: minutesAgo(60),
  lastBytes: 1,
  archivedAt: NOON,
  failure: null,
  failedAt: null,
};
const scanner = {
  isOn: true,
  waiting: 0,
  waitingSince: null,
  failedAt: null,
  quarantined: 0,
  untriedSince: null,
  failing: 0,
  unread: 0,
  lost: 0,
  tooLarge: 0,
};
const well: SystemFacts = {
  asOf: NOON,
  backup: good,
  messages: { waiting: 0, waitingSince: null, failed: 0 },
  scanner,
  unsignedReports: 0,
  audit: { createdAt: minutesAgo(9_999), checkedAt: minutesAgo(60), misfit: null },
  counters: { createdAt: minutesAgo(9_999), checkedAt: minutesAgo(60), misfit: null },
  certificates: [{ name: 'clinic.example', endsAt: minutesAgo(-15 * 1_440) }],
  jobs: [{ name: 'texts', idle: 'no message is sent', succeededAt: NOON, failedAt: minutesAgo(5) }],
  disks: [{ name: 'backups', bytes: 100, free: 20 }],
};

describe('what needs attention', () => {
  it('is nothing where all is well, without backups, or where the server does not reach its own address', () => {
    expect(findTroubles(well)).toEqual([]);
    expect(findTroubles({ ...well, backup: undefined })).toEqual([]);
    expect(findTroubles({ ...well, certificates: [{ name: 'clinic.example', endsAt: null }] })).toEqual([]);
  });

  it.each<[Partial<SystemFacts>, string]>([
    [{ backup: { ...good, lastAt: minutesAgo(26 * 60) } }, 'The last good backup is 26 hours old.'],
    [
      { backup: { ...good, lastAt: null, createdAt: minutesAgo(27 * 60) } },
      'There has been no good backup for 27 hours.',
    ],
    [{ backup: { ...good, failure: 'full', failedAt: NOON } }, 'The last backup failed.'],
    [{ backup: { ...good, archivedAt: minutesAgo(6) } }, 'Nothing has been archived for 6 minutes.'],
    [
      { messages: { waiting: 1, waitingSince: minutesAgo(15), failed: 0 } },
      'Messages have been waiting for 15 minutes.',
    ],
    [{ unsignedReports: 1 }, 'The document of 1 progress report could not be stored. The log says why.'],
    [{ unsignedReports: 2 }, 'The documents of 2 progress reports could not be stored. The log says why.'],
    [
      { jobs: [{ name: 'texts', idle: 'no message is sent', succeededAt: null, failedAt: NOON }] },
      'A job fails: no message is sent.',
    ],
    [
      { counters: { ...well.counters, misfit: 'Wrong: records by completeness (1 place).' } },
      'Counts of lists do not fit their rows. Wrong: records by completeness (1 place).',
    ],
    [
      { counters: { ...well.counters, checkedAt: minutesAgo(26 * 60) } },
      'The counts of lists have not been compared for 26 hours.',
    ],
    [
      { scanner: { ...scanner, waiting: 1, waitingSince: NOON, failedAt: NOON, failing: 1 } },
      'The scanner of files fails, and 1 file waits to be checked for malware.',
    ],
    [
      { scanner: { ...scanner, waiting: 1, lost: 1 } },
      '1 file is lost: the storage has no bytes to check for malware.',
    ],
    [
      { scanner: { ...scanner, waiting: 2, tooLarge: 2 } },
      '2 files are too large for the scanner. Raise its StreamMaxLength.',
    ],
    [
      { scanner: { ...scanner, waiting: 1, unread: 1 } },
      'The storage fails, and 1 file waits to be checked for malware.',
    ],
    [
      { scanner: { ...scanner, isOn: false, waiting: 2, waitingSince: NOON } },
      'There is no scanner any more, and 2 files wait to be checked for malware.',
    ],
    [
      { scanner: { ...scanner, waiting: 1, waitingSince: minutesAgo(9_999), untriedSince: minutesAgo(15) } },
      'Files have been waiting for 15 minutes to be checked for malware.',
    ],
    [
      { audit: { createdAt: NOON, checkedAt: NOON, misfit: 'Seal 3 does not fit: it was changed itself.' } },
      'The audit trail does not verify. Seal 3 does not fit: it was changed itself.',
    ],
    [
      { audit: { createdAt: NOON, checkedAt: minutesAgo(26 * 60), misfit: null } },
      'The audit trail has not been verified for 26 hours.',
    ],
    [
      { certificates: [{ name: 'clinic.example', endsAt: minutesAgo(-15 * 1_440 + 1) }] },
      'The certificate of clinic.example ends in 14 days.',
    ],
    [
      { certificates: [{ name: 'clinic.example', endsAt: minutesAgo(1) }] },
      'The certificate of clinic.example has ended.',
    ],
    [{ disks: [{ name: 'data', bytes: 100, free: 19 }] }, 'Of the disk of the data, only 19 percent are free.'],
  ])('%j', (changes, text) => {
    expect(findTroubles({ ...well, ...changes }).map((trouble) => trouble.text)).toEqual([text]);
  });

  it.each([
    [60 * 26 - 1, []],
    [60 * 26, ['The last good backup is 26 hours old.']],
  ])('a backup is too old after 26 hours: %d minutes (RE-9)', (minutes, texts) => {
    const facts = { ...well, backup: { ...good, lastAt: minutesAgo(minutes) } };
    expect(findTroubles(facts).map(({ text }) => text)).toEqual(texts);
  });
});

describe('the backups of a server', () => {
  const backupsTo = (dir: string, sourceUrl = inject('postgres').superuserUrl) => {
    const { pool, orm } = app.connections;
    const place = {
      dir,
      recipient: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
      sourceUrl,
      uploadsDir: undefined,
      embeddedDir: undefined,
    };
    return new Backups({ place, em: orm.em, pool, logger: createLogger('silent'), clock: app.clock });
  };

  it('say why they fail, and tell admins once a day (RE-9)', async () => {
    const backups = backupsTo(path.join(folder.dir, 'nowhere'));
    for (let n = 0; n < 2; n++) await backups.archive();
    await backups.runner.runDue();
    const [row] = await app.sql(
      'select failure, archive_failure, last_at, status, next_at > now() as later from backup_state',
    );
    expect(row).toMatchObject({
      failure: expect.stringContaining('does not exist. Is the disk mounted?'),
      archive_failure: expect.stringContaining('does not exist. Is the disk mounted?'),
      last_at: null,
      status: 'WAITING',
      later: true,
    });
    const told = (await noticesOf(admin)).map(([, text]) => text);
    expect(told).toEqual(['The last backup failed. Look at System in the console.']);
  });

  it('begin with a base backup: until then nothing is archived, and nothing is wrong', async () => {
    const dir = path.join(folder.dir, 'empty');
    mkdirSync(dir);
    await app.sql('delete from notice');
    await expect(app.sql('delete from backup_state')).rejects.toThrow('permission denied');
    await app.sql(
      'update backup_state set failure = null, failed_at = null, archive_failure = null, archive_failed_at = null, created_at = $1',
      [NOON],
    );
    await backupsTo(dir).archive();
    expect(await app.sql('select archive_failure, archived_at from backup_state')).toEqual([
      { archive_failure: null, archived_at: null },
    ]);
    expect(await noticesOf(admin)).toEqual([]);
    expect(await app.sql('select next_at <= clock_timestamp() as due from backup_state')).toEqual([{ due: true }]);
  });

  it('fail if their own connection is away: it is no outage of the database', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const backups = backupsTo(folder.dir, `postgres://backup@127.0.0.1:${port}/clinic`);
    await backups.archive();
    await backups.runner.runDue();
    server.close();
    const could = expect.stringContaining('could not be reached for the backup: Connection terminated');
    expect(await app.sql('select failure, archive_failure from backup_state')).toEqual([
      { failure: could, archive_failure: could },
    ]);
  });

  it.each([
    ['2026-03-09T20:59:00Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-09T21:00:00Z', '2026-03-10T21:00:00.000Z'],
  ])('after %s the next is at half past two at night in the clinic: %s', (now, next) => {
    expect(nextNight(new Date(now)).toISOString()).toBe(next);
  });
});

it('a database without its safeguards is named at the start (RE-10)', async () => {
  // The database of the tests trades durability for speed.
  expect(await findMissingSafeguards(app.connections.pool)).toEqual(
    expect.arrayContaining(['The database runs with fsync=off: a power failure can destroy it.']),
  );
});
