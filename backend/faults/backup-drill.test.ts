import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveNow, checkBackups, listBackups, takeBackup } from '../src/platform/backup/backup.js';
import { sayFailure } from '../src/platform/backup/backup-failure.js';
import type { BackupPlace } from '../src/platform/backup/find-chain.js';
import { restore } from '../src/platform/backup/restore.js';
import { migrate } from '../src/platform/db/migrate.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';
import { findPostmaster } from '../src/platform/embedded-postgres/postmaster-pid.js';
import { DiskFileStorage } from '../src/platform/storage/disk-file-storage.js';
import { entities } from '../src/app/entities.js';
import { Backups } from '../src/app/backup/backups.js';
import { openDatabase } from '../src/platform/db/database.js';
import { createLogger } from '../src/platform/logger.js';
import { systemClock } from '../src/platform/time/clock.js';
import { PATIENT } from '../test/test-app.js';
import { makeTemporaryFolder } from '../test/temporary-folder.js';
import {
  afterOneMore,
  connect,
  copyOfBackups,
  dropSecondLine,
  endClients,
  filesIn,
  momentBetween,
  run,
  segmentsIn,
  tablesOf,
  withRestored,
  Writer,
  type Round,
} from './backup-drill.js';
import { FAULT_TIME, tell, times } from './form.js';

const WRITERS = 8;
const ROUNDS = times(2, 20);

let folder: ReturnType<typeof makeTemporaryFolder>;
let postgres: EmbeddedPostgres;
let place: BackupPlace;
let storage: DiskFileStorage;
let key: string;
let otherKey: string;

beforeAll(async () => {
  folder = makeTemporaryFolder();
  const dataDir = path.join(folder.dir, 'live');
  const dir = path.join(folder.dir, 'backups');
  for (const one of [dataDir, dir]) mkdirSync(one, { mode: 0o711 });
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrate(postgres.ownerUrl);
  [key, otherKey] = [await generateX25519Identity(), await generateX25519Identity()];
  const uploadsDir = path.join(dataDir, 'uploads');
  storage = new DiskFileStorage(uploadsDir);
  place = {
    dir,
    recipient: await identityToRecipient(key),
    sourceUrl: postgres.superuserUrl,
    uploadsDir,
    embeddedDir: dataDir,
  };
  await run(postgres.ownerUrl, 'create table drill (writer text not null, n int not null)');
}, FAULT_TIME);
afterAll(async () => {
  await endClients();
  await postgres.stop();
  folder.remove();
});

const restoreInto = (name: string, until?: string, options: { from?: string; key?: string } = {}) =>
  restore({
    from: options.from ?? place.dir,
    to: path.join(folder.dir, name),
    keys: [options.key ?? key],
    until: until === undefined ? undefined : { moment: new Date(until), text: until },
    tell: () => undefined,
  });

/** What a restore says that must not work; nothing is left of it. */
async function refused(name: string, until?: string, options?: { from?: string; key?: string }): Promise<string> {
  const said = await restoreInto(name, until, options).then(
    () => 'it worked',
    (error: Error) => error.message,
  );
  const to = path.join(folder.dir, name);
  expect(existsSync(to) ? readdirSync(to) : []).toEqual([]);
  return said;
}

describe('a backup under eight writers', () => {
  it(
    'is restored, after a kill, to a moment between two acknowledged writes: the first is there, the second not (RE-9)',
    async () => {
      await storage.put('kept.webp', Buffer.from('a picture'));
      await storage.put('deleted-later.document', Buffer.from('a document'));
      const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(`writer ${index}`, postgres.appUrl));
      await takeBackup(place);
      const rounds: Round[] = [];
      const single = await connect(postgres.appUrl);
      for (let n = 0; n < ROUNDS; n++) {
        await single.query(`insert into drill values ('first', ${n})`);
        await single.query(`update clinic_settings set version = version + 1`);
        await storage.put(`round-${n}.clinical`, Buffer.from(`before ${n}`));
        const [tables, files] = [await tablesOf(postgres.ownerUrl), filesIn(place.uploadsDir ?? '')];
        const before = new Map(writers.map(({ name, acknowledged }) => [name, acknowledged]));
        const moment = await momentBetween(single);
        const after = new Map(writers.map(({ name, begun }) => [name, begun]));
        rounds.push({ moment, before, after, tables, files });
        await single.query(`insert into drill values ('second', ${n})`);
        await storage.put(`round-${n}.care`, Buffer.from(`after ${n}`));
        if (n === 0) await storage.remove('deleted-later.document');
        expect(await archiveNow(place)).toBeInstanceOf(Date);
      }
      for (const writer of writers) await writer.end();
      await archiveNow(place);
      process.kill(findPostmaster(path.join(place.embeddedDir ?? '', 'postgres/data'))?.pid ?? 0, 'SIGKILL');

      for (const [n, { moment, before, after, tables, files }] of rounds.entries()) {
        const to = `restored-${n}`;
        expect(await restoreInto(to, moment)).toMatchObject({ isRecovered: true });
        await withRestored(path.join(folder.dir, to), async (url) => {
          const rows = await run<{ writer: string; most: number; count: number }>(
            url,
            'select writer, max(n) as most, count(*)::int as count from drill group by writer order by writer',
          );
          const most = new Map(rows.map((row) => [row.writer, row.most]));
          expect([most.get('first'), most.get('second') ?? -1]).toEqual([n, n - 1]);
          for (const { writer, most: last, count } of rows.filter((row) => row.writer.startsWith('writer'))) {
            expect(count).toBe(last); // none is missing in between
            expect(last).toBeGreaterThanOrEqual(before.get(writer) ?? 0);
            expect(last).toBeLessThanOrEqual(after.get(writer) ?? 0);
          }
          expect(await tablesOf(url)).toEqual(tables);
        });
        expect(filesIn(path.join(folder.dir, to, 'uploads'))).toEqual(files);
        rmSync(path.join(folder.dir, to), { recursive: true, force: true });
        tell(`round ${n + 1}: restored to ${moment}`);
      }
    },
    FAULT_TIME,
  );

  it(
    'is restored as late as possible without a moment, and the restored server begins a chain of its own',
    async () => {
      await restoreInto('latest');
      await withRestored(path.join(folder.dir, 'latest'), async (url, sourceUrl) => {
        const [live] = await run<{ count: string }>(postgres.ownerUrl, 'select count(*) from drill');
        expect(await run(url, 'select count(*) from drill')).toEqual([live]);
        await takeBackup({ ...place, sourceUrl, embeddedDir: path.join(folder.dir, 'latest') });
        const [, own] = (await listBackups(place.dir)).chains;
        expect(own).toMatchObject({ bases: [{}], files: readdirSync(place.uploadsDir ?? '').length });
        rmSync(path.join(place.dir, own?.name ?? 'nothing'), { recursive: true });
      });
      const text = readFileSync(path.join(folder.dir, 'latest/postgres/data/postgresql.auto.conf'), 'utf8');
      expect(text).not.toContain('restore_command');
    },
    FAULT_TIME,
  );
});

describe('a restore says what is wrong, and writes nothing', () => {
  it('of a folder that is not empty', async () => {
    const to = path.join(folder.dir, 'taken');
    mkdirSync(to);
    writeFileSync(path.join(to, 'letter.txt'), 'dear');
    await expect(restoreInto('taken')).rejects.toThrow(
      'is not empty. Restore into a new folder: nothing is overwritten.',
    );
    expect(filesIn(to)).toEqual({ 'letter.txt': 'dear' });
  });

  it('of another key, and of a moment that no backup reaches', async () => {
    expect(await refused('wrong-key', undefined, { key: otherKey })).toContain('cannot be decrypted with this key');
    expect(await refused('early', '2020-01-01T00:00:00Z')).toContain(
      'No backup reaches to 2020-01-01T00:00:00.000Z. These moments',
    );
  });

  it('of a torn segment, a lost one, a damaged base backup and a lost file', async () => {
    const { from, chain } = copyOfBackups(place.dir, path.join(folder.dir, 'damaged'));
    const [, second = ''] = segmentsIn(chain);
    const file = path.join(chain, 'wal', second);
    const whole = readFileSync(file);
    truncateSync(file, whole.length - 100);
    const name = second.replace('.gz.age', '');
    expect(await refused('torn', undefined, { from })).toContain(`The segment ${name} is torn`);
    expect(await checkBackups(from)).toEqual([expect.stringContaining(`The segment ${name} is torn`)]);
    rmSync(file);
    expect(await refused('lost', undefined, { from })).toContain(
      `The backup lacks The segment ${name}`.replace('The s', 'the s'),
    );
    writeFileSync(file, whole);
    const picture = path.join(chain, 'files', 'kept.webp.gz.age');
    const bytes = readFileSync(picture);
    rmSync(picture);
    expect(await refused('lost-file', undefined, { from })).toContain('The backup lacks the file kept.webp');
    writeFileSync(picture, bytes);
    const base = path.join(chain, 'bases', readdirSync(path.join(chain, 'bases'))[0] ?? '', 'database.tar.gz.age');
    const archive = readFileSync(base);
    archive[archive.length >> 1] = (archive[archive.length >> 1] ?? 0) ^ 1;
    writeFileSync(base, archive);
    expect(await refused('flipped', undefined, { from })).toContain('does not have the checksum of its manifest');
    rmSync(from, { recursive: true });
  });

  it('of a gap that the list does not show', async () => {
    const { from, chain } = copyOfBackups(place.dir, path.join(folder.dir, 'gap'));
    dropSecondLine(path.join(chain, 'wal.ndjson'));
    expect(await refused('gap-restored', undefined, { from })).toContain(
      'The backup lacks segments of the write-ahead log between',
    );
    rmSync(from, { recursive: true });
  });
});

describe('the archive', () => {
  it('says that its disk is full, overwrites nothing, and goes on once there is space', async () => {
    const [{ name: chain } = { name: '' }] = (await listBackups(place.dir)).chains;
    const wal = path.join(place.dir, chain, 'wal');
    const before = segmentsIn(path.join(place.dir, chain));
    const [{ segment } = { segment: '' }] = await run<{ segment: string }>(
      postgres.superuserUrl,
      'select pg_walfile_name(restart_lsn) as segment from pg_replication_slots',
    );
    // A device without space takes the place of the file that is written.
    symlinkSync('/dev/full', path.join(wal, `${segment}.gz.age.part`));
    const error = await archiveNow(place).catch((thrown: unknown) => thrown);
    expect(sayFailure(error, place.dir)).toBe(
      `${place.dir} has no space left. Nothing was overwritten. Free space, or use a larger disk.`,
    );
    expect(segmentsIn(path.join(place.dir, chain))).toEqual(before);
    expect(await archiveNow(place)).toBeInstanceOf(Date);
    expect(segmentsIn(path.join(place.dir, chain)).length).toBeGreaterThan(before.length);
    expect(await checkBackups(place.dir)).toEqual([]);
  });

  it(
    "is kept by the server's own job: at once the first time, then the next night",
    async () => {
      const logger = createLogger('silent');
      const database = await openDatabase(postgres.appUrl, entities, logger, PATIENT);
      const { pool, orm } = database;
      const backups = new Backups({ place, em: orm.em, pool, logger, clock: systemClock });
      await backups.archive();
      await backups.runner.runDue();
      const { rows } = await pool.query(
        `select last_at is not null as taken, last_bytes > 0 as sized, archived_at is not null as archived, failure,
          next_at > now() as later, lease_until from backup_state`,
      );
      await database.close();
      expect(rows).toEqual([
        { taken: true, sized: true, archived: true, failure: null, later: true, lease_until: null },
      ]);
      expect((await listBackups(place.dir)).chains).toMatchObject([{ bases: [{}, {}] }]);
    },
    FAULT_TIME,
  );

  it(
    'goes on while a base backup is checked',
    async () => {
      const { chains } = await listBackups(place.dir);
      const bases = path.join(place.dir, chains[0]?.name ?? '', 'bases');
      const archived: unknown[] = [];
      const progress = afterOneMore(bases, async () => archived.push(await archiveNow(place)));
      await takeBackup(place, { progress });
      expect(archived).toEqual([expect.any(Date)]);
      expect(await checkBackups(place.dir)).toEqual([]);
    },
    FAULT_TIME,
  );

  it('takes no empty folder for that of its disk', async () => {
    const dir = path.join(folder.dir, 'unmounted');
    mkdirSync(dir);
    await expect(archiveNow({ ...place, dir })).rejects.toThrow('Is the disk mounted?');
    await expect(takeBackup({ ...place, dir })).rejects.toThrow('Is the disk mounted?');
    await expect(archiveNow({ ...place, dir: `${dir}-nowhere` })).rejects.toThrow('does not exist');
    expect(readdirSync(dir)).toEqual([]);
  });

  it('needs a role that may back up, and says what it lacks', async () => {
    await expect(archiveNow({ ...place, sourceUrl: postgres.appUrl })).rejects.toThrow(
      'The role app may not back up this server. It lacks: the attribute REPLICATION; EXECUTE on pg_backup_start(text, boolean)',
    );
  });
});
