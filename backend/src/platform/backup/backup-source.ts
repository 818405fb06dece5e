import { Client } from 'pg';
import { StartupError } from '../errors/startup-error.js';
import { parseLsn } from './lsn.js';

/** Bytes that are read of a file of the database at once. */
const PIECE = 1_048_576;

/** A file or folder of the database's folder. */
export interface DatabaseFile {
  path: string;
  isFolder: boolean;
  size: number;
}

/** What a role needs to back up a database. */
const NEEDED = [
  'pg_backup_start(text, boolean)',
  'pg_backup_stop(boolean)',
  'pg_switch_wal()',
  'pg_ls_dir(text, boolean, boolean)',
  'pg_stat_file(text, boolean)',
  'pg_read_binary_file(text, bigint, bigint, boolean)',
];

/** Folders of which a base backup holds the folder alone. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pgsql_tmp.*|.*\/pgsql_tmp[^/]*)$/;
/** Files that a base backup leaves out: of the running server, temporary ones, and those that are added with content of their own. */
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|postgresql\.auto\.conf\.tmp|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal|t\d+_\d+[^/]*)$/;

/** A connection that backs up its server by SQL alone: it may be on another machine. */
export class BackupSource {
  private constructor(private readonly client: Client) {}

  /** Connects. @throws StartupError if the role lacks a right */
  static async open(url: string): Promise<BackupSource> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined); // The statement that waits fails.
    try {
      await client.connect();
    } catch (error) {
      throw new StartupError(`The database could not be reached for the backup: ${(error as Error).message}`);
    }
    const source = new BackupSource(client);
    try {
      await source.requireRights();
    } catch (error) {
      await client.end();
      throw error;
    }
    return source;
  }

  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(text, values)).rows;
  }

  async row<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    const [row] = await this.rows<Row>(text, values);
    if (!row) throw new Error('a statement of the backup returned no row');
    return row;
  }

  /** Whether this connection now holds a lock that one process has at a time. */
  async tryLock(name: string): Promise<boolean> {
    return (await this.row<{ ours: boolean }>('select pg_try_advisory_lock(hashtext($1)) as ours', [name])).ours;
  }

  /** Waits for the lock; the end of the connection gives it back. */
  async lock(name: string): Promise<void> {
    await this.rows('select pg_advisory_lock(hashtext($1))', [name]);
  }

  async now(): Promise<Date> {
    return (await this.row<{ at: Date }>('select clock_timestamp() as at')).at;
  }

  /** Facts about the server. */
  async server(): Promise<{ major: number; segmentSize: bigint; timeline: string }> {
    const { major, size, timeline } = await this.row<{ major: number; size: string; timeline: string }>(
      `select current_setting('server_version_num')::int / 10000 as major,
        pg_size_bytes(current_setting('wal_segment_size'))::text as size,
        substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as timeline`,
    );
    return { major, segmentSize: BigInt(size), timeline };
  }

  /** Begins a new segment of the write-ahead log, and returns the place where the last one ended. */
  async switchWal(): Promise<bigint> {
    return parseLsn((await this.row<{ lsn: string }>('select pg_switch_wal()::text as lsn')).lsn);
  }

  /** Lists the folder of the database; the control file comes last, as the manual asks. @throws StartupError on tablespaces */
  async list(): Promise<DatabaseFile[]> {
    const found: DatabaseFile[] = [];
    const walk = async (folder: string): Promise<void> => {
      const inside = await this.rows<{ name: string; isdir: boolean | null; size: string | null }>(
        `select d as name, s.isdir, s.size::text from pg_ls_dir($1, true, false) d, lateral pg_stat_file($1 || '/' || d, true) s
          order by d`,
        [folder],
      );
      for (const { name, isdir, size } of inside) {
        const path = folder === '.' ? name : `${folder}/${name}`;
        if (isdir === null || LEFT_OUT.test(path)) continue;
        if (folder === 'pg_tblspc')
          throw new StartupError(
            'Databases with tablespaces cannot be backed up here. Use pgBackRest (docs/deploy.md).',
          );
        found.push({ path, isFolder: isdir, size: Number(size) });
        if (isdir && !EMPTIED.test(path)) await walk(path);
      }
    };
    await walk('.');
    const isControl = ({ path }: DatabaseFile) => path === 'global/pg_control';
    return [...found.filter((file) => !isControl(file)), ...found.filter(isControl)];
  }

  /** Reads a file of the database's folder in pieces; ends early if it is shorter, or gone. */
  async *read(path: string, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < size;) {
      const { piece } = await this.row<{ piece: Buffer | null }>(
        'select pg_read_binary_file($1, $2, $3, true) as piece',
        [path, at, Math.min(PIECE, size - at)],
      );
      if (!piece || piece.length === 0) return;
      at += piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private async requireRights(): Promise<void> {
    const { missing, replicates, name } = await this.row<{ missing: string[]; replicates: boolean; name: string }>(
      `select current_user as name,
        (select rolsuper or rolreplication from pg_roles where rolname = current_user) as replicates,
        array(select f from unnest($1::text[]) f where not has_function_privilege(f, 'execute')) as missing`,
      [NEEDED],
    );
    const lacks = [...(replicates ? [] : ['the attribute REPLICATION']), ...missing.map((one) => `EXECUTE on ${one}`)];
    if (lacks.length > 0)
      throw new StartupError(
        `The role ${name} may not back up this server. It lacks: ${lacks.join('; ')}. Grant it (docs/deploy.md, Backups), or use the backups of who runs the server.`,
      );
  }
}
