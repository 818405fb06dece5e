import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { decryptBytes, encryptBytes } from '../src/platform/keys/sealer.js';
import { startBenchDatabase } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';

const PATIENTS = 10_000;
const ROUNDS = 60;
const WARM_UP = 10;

/** A record as it is read in the encrypted form: the wrapped key of the patient, and two columns under that key. */
interface EncryptedRow {
  id: string;
  wrapped: Buffer;
  address: Buffer | null;
  emergency: Buffer | null;
}

/**
 * Prints what reading and writing addresses and emergency contacts takes when they are encrypted by column, of the same in plain text, and what
 * a search takes that must decrypt all, of the same by an index: in turn, so that whatever else the machine does slows both (SE-3).
 */
export async function benchEncryption({ print, load, onStarted }: Bench): Promise<void> {
  print('Filling a database of its own …');
  const { appUrl, ownerUrl } = await startBenchDatabase(PATIENTS, onStarted);
  const fieldKey = randomBytes(32);
  await encryptAll(ownerUrl, fieldKey);
  const pool = new Pool({ connectionString: ownerUrl, max: 1 });
  onStarted(() => pool.end());
  const reader = new Pool({ connectionString: appUrl, max: 1 });
  onStarted(() => reader.end());
  const ids = (await reader.query<{ id: string }>('select id from patient order by md5(id::text)')).rows;
  print('Measuring …');
  const loadBefore = load();
  for (const [what, size] of [
    ['one record', 1],
    ['a page of 100', 100],
    ['an export of 10,000', PATIENTS],
  ] as const) {
    const wanted = (at: number) =>
      Array.from({ length: size }, (_, place) => ids[(at * size + place) % ids.length]?.id);
    const plain = (at: number) => reader.query(PLAIN, [wanted(at)]);
    const encrypted = async (at: number) => {
      const { rows } = await pool.query<EncryptedRow>(ENCRYPTED, [wanted(at)]);
      for (const row of rows) opened(row, fieldKey);
    };
    print(line(`reading ${what}`, await compare(encrypted, plain, size === PATIENTS ? 6 : ROUNDS)));
  }
  const writing = await compare(
    async (at) => {
      const id = ids[at % ids.length]?.id ?? '';
      const { rows } = await pool.query<{ wrapped: Buffer }>('select wrapped from bench_key where id = $1', [id]);
      const key = decryptBytes(fieldKey, rows[0]?.wrapped ?? Buffer.alloc(0), id) ?? fieldKey;
      const address = encryptBytes(key, Buffer.from(`${at} Vidhan Sabha Marg, Lucknow`), `${id} address`);
      await pool.query('update bench_field set address = $2 where id = $1', [id, address]);
    },
    (at) => {
      const address = `${at} Vidhan Sabha Marg, Lucknow`;
      return pool.query('update bench_plain set address = $2 where id = $1', [ids[at % ids.length]?.id, address]);
    },
    ROUNDS,
  );
  print(line('writing one address', writing));
  const searching = await compare(
    async () => {
      const { rows } = await pool.query<EncryptedRow>(ENCRYPTED, [ids.map(({ id }) => id)]);
      return rows.filter((row) => opened(row, fieldKey).includes('hazratganj')).length;
    },
    () => pool.query("select id from bench_plain where lower(address) like '%hazratganj%' limit 20"),
    6,
  );
  print(line(`a search of ${PATIENTS.toLocaleString('en')} that decrypts all, by an index`, searching));
  const { rows } = await pool.query<{ plain: string; encrypted: string }>(
    `select pg_total_relation_size('bench_plain') as plain,
       pg_total_relation_size('bench_field') + pg_total_relation_size('bench_key') as encrypted`,
  );
  const [first] = rows;
  const bytes = [Number(first?.encrypted), Number(first?.plain)].map((size) => Math.round(size / PATIENTS));
  print(`bytes a record, with indexes: ${bytes.join(', in plain text ')}`);
  print(`p50 in milliseconds, load ${loadBefore} before and ${load()} after.`);
}

const PLAIN = 'select id, name, address, emergency_phone from patient where id = any($1)';
const ENCRYPTED = `select p.id, p.name, k.wrapped, f.address, f.emergency from patient p
  join bench_field f on f.id = p.id join bench_key k on k.id = p.id where p.id = any($1)`;

/** Returns what is read of a row, in small letters. */
function opened({ id, wrapped, address, emergency }: EncryptedRow, fieldKey: Buffer): string {
  const key = decryptBytes(fieldKey, wrapped, id);
  if (!key) throw new Error('a key cannot be read');
  const read = (bytes: Buffer | null, column: string) =>
    bytes ? (decryptBytes(key, bytes, `${id} ${column}`)?.toString() ?? '') : '';
  return `${read(address, 'address')}\n${read(emergency, 'emergency')}`.toLowerCase();
}

/** Encrypts the addresses and emergency contacts into tables of the bench, and copies them in plain text beside. */
async function encryptAll(ownerUrl: string, fieldKey: Buffer): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`create table bench_key (id uuid primary key, wrapped bytea not null);
    create table bench_field (id uuid primary key, address bytea, emergency bytea);
    create table bench_plain as select id, address, emergency_phone from patient;
    alter table bench_plain add primary key (id);
    create index on bench_plain using gin (lower(address) gin_trgm_ops)`);
  const { rows } = await client.query<{ id: string; address: string | null; emergency_phone: string | null }>(
    'select id, address, emergency_phone from patient',
  );
  const keys = rows.map(() => randomBytes(32));
  const sealed = (column: 'address' | 'emergency_phone', name: string) =>
    rows.map(({ id, [column]: text }, at) =>
      text === null ? null : encryptBytes(keys[at] ?? fieldKey, Buffer.from(text), `${id} ${name}`),
    );
  const ids = rows.map(({ id }) => id);
  const wrapped = rows.map(({ id }, at) => encryptBytes(fieldKey, keys[at] ?? fieldKey, id));
  await client.query('insert into bench_key select * from unnest($1::uuid[], $2::bytea[])', [ids, wrapped]);
  await client.query('insert into bench_field select * from unnest($1::uuid[], $2::bytea[], $3::bytea[])', [
    ids,
    sealed('address', 'address'),
    sealed('emergency_phone', 'emergency'),
  ]);
  await client.query('analyze');
  await client.end();
}

const line = (what: string, [one, other]: [number, number]) =>
  `${what}: ${one.toFixed(3)}, in plain text ${other.toFixed(3)}: ${(one / other).toFixed(2)}`;

type Timed = (at: number) => Promise<unknown>;

async function compare(one: Timed, other: Timed, rounds: number): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < rounds + WARM_UP; at++) {
    for (const side of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await (side ? other : one)(at);
      if (at >= Math.min(WARM_UP, rounds / 2)) times[side].push(performance.now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}
