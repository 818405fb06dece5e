import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.js';

const clients: Client[] = [];

/** Closes what is still open. */
export async function endClients(): Promise<void> {
  for (const client of clients) await client.end().catch(() => undefined);
}

/** Opens a connection that may be lost; `endClients` closes it. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}
/** Runs a statement on a connection of its own. */
export async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Writes rows one after the other until it is ended; `acknowledged` and `begun` are the numbers of its last ones. */
export class Writer {
  acknowledged = 0;
  begun = 0;
  private isEnded = false;
  private readonly work: Promise<void>;
  constructor(
    readonly name: string,
    private readonly url: string,
  ) {
    this.work = this.write();
  }
  private async write(): Promise<void> {
    const client = await connect(this.url);
    while (!this.isEnded) {
      this.begun += 1;
      await client.query('insert into drill values ($1, $2)', [this.name, this.begun]);
      this.acknowledged = this.begun;
    }
  }
  async end(): Promise<void> {
    this.isEnded = true;
    await this.work;
  }
}

/** The rows of each table but that of the writers, as one checksum each. */
export async function tablesOf(url: string): Promise<Record<string, string>> {
  const names = await run<{ name: string }>(
    url,
    `select c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where s.nspname = 'public' and c.relkind = 'r' and c.relname <> 'drill' order by 1`,
  );
  const sums = names.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
  );
  const rows = await run<{ name: string; sum: string }>(url, sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** The files of a folder, with their content. */
export const filesIn = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir)
      .toSorted()
      .map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]),
  );

/** The names of the segments of a chain, in order. */
export const segmentsIn = (chain: string) => readdirSync(path.join(chain, 'wal')).toSorted();

/** Starts the database of a restored folder, and stops it after the work. */
export async function withRestored<Result>(
  dataDir: string,
  work: (url: string, superuserUrl: string) => Promise<Result>,
): Promise<Result> {
  const restored = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    return await work(restored.ownerUrl, restored.superuserUrl);
  } finally {
    await restored.stop();
  }
}

/** A copy of the backups, for damage. */
export function copyOfBackups(dir: string, from: string): { from: string; chain: string } {
  cpSync(dir, from, { recursive: true });
  return { from, chain: path.join(from, readdirSync(from)[0] ?? '') };
}

/** Removes the second line of a list. */
export function dropSecondLine(list: string): void {
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  writeFileSync(list, lines.toSpliced(1, 1).join('\n') + '\n');
}

/** Returns the present moment, beyond a millisecond from what happens before and after it: the precision of a file's time. */
export async function momentBetween(client: Client): Promise<string> {
  const { rows } = await client.query<{ moment: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment from pg_sleep(0.002)`,
  );
  await client.query('select pg_sleep(0.002)');
  return rows[0]?.moment ?? '';
}

/** Returns a function that does work once, when it is called after a base backup was added to the folder. */
export function afterOneMore(bases: string, work: () => Promise<unknown>): () => Promise<void> {
  const before = readdirSync(bases);
  let isDone = false;
  return async () => {
    const isAdded = readdirSync(bases).some((name) => !name.endsWith('.part') && !before.includes(name));
    if (!isAdded || isDone) return;
    isDone = true;
    await work();
  };
}

/** A moment, the numbers of the writers' rows before and after it, and what there was. */
export interface Round {
  moment: string;
  before: Map<string, number>;
  after: Map<string, number>;
  tables: object;
  files: object;
}
