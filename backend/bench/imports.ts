import { setTimeout as wait } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { median } from './measure.js';
import type { Product } from './product.js';

const ROWS = 10_000;
/** How many rows a hand-written insert writes at once: as many as the product. */
const CHUNK = 500;
const ASKED_BEFORE = 200;
const FIRST_PAGE = { query: '{ patients { total patients { patientId name age } } }', variables: {} };

/** What an import of 10,000 rows takes, and what it takes from others. */
export interface ImportFigures {
  /** From the upload until it is done, in seconds; with the up to one second until a worker looks. */
  seconds: number;
  /** The same records and accounts by hand, in chunks as large, one transaction each. */
  byHand: number;
  /** How much more memory the process held at most, in MiB. */
  memory: number;
  /** p50 of the first page of the records at one connection, in milliseconds. */
  others: { before: number; during: number };
}

const nameOf = (index: number) => `Imported Patient ${index}`;
const phoneOf = (index: number, from: number) => String(from + index);

/** A workbook with all columns filled in. */
async function workbook(from: number): Promise<Blob> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Patients');
  const headings = ['Name', 'Phone', 'Date of birth', 'Gender', 'Diagnosis', 'Address', 'Emergency', 'Blood group'];
  sheet.addRow([...headings, 'Old number']);
  for (let index = 0; index < ROWS; index++) {
    const born = new Date(Date.UTC(1950, 0, 1 + index));
    const where = `${index} Hazratganj, Lucknow`;
    const phone = phoneOf(index, from);
    sheet.addRow([nameOf(index), phone, born, 'F', 'Knee replacement', where, phone, 'B+', `OLD-${index}`]);
  }
  return new Blob([await book.xlsx.writeBuffer()]);
}

/** Imports a workbook, while somebody else asks for pages, and writes the same by hand. */
export async function measureImport(product: Product, databaseUrl: string): Promise<ImportFigures> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const file = await workbook(7_000_000_000);
    const before = await askUntil(product, (asked) => asked === ASKED_BEFORE);
    const held = product.memory();
    const { seconds, most, during } = await importAll(product, pool, file);
    const byHand = await writeByHand(pool);
    return { seconds, byHand, memory: most - held, others: { before: median(before), during: median(during) } };
  } finally {
    await pool.end();
  }
}

async function askUntil(product: Product, isEnough: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) times.push((await product.graphql(FIRST_PAGE)).milliseconds);
  return times;
}

async function importAll(product: Product, pool: Pool, file: Blob) {
  const started = performance.now();
  const form = new FormData();
  form.set('dryRun', 'false');
  form.set('file', file, 'patients.xlsx');
  await product.upload('/api/v1/admin/patients/imports', form);
  let isDone = false;
  let most = 0;
  const watch = async () => {
    while (!isDone) {
      const { rows } = await pool.query<{ status: string; created: number }>(
        'select status, created from patient_import',
      );
      isDone = rows[0]?.status !== 'RUNNING';
      if (isDone && rows[0]?.created !== ROWS) throw new Error(`The import ended with ${JSON.stringify(rows)}`);
      most = Math.max(most, product.memory());
      await wait(50);
    }
    return (performance.now() - started) / 1_000;
  };
  const [seconds, during] = await Promise.all([watch(), askUntil(product, () => isDone)]);
  return { seconds, most, during };
}

/** The best plain SQL for the same rows: no reading of a file, no look at who is there, nothing on record. */
async function writeByHand(pool: Pool): Promise<number> {
  const started = performance.now();
  const client = await pool.connect();
  try {
    for (let from = 0; from < ROWS; from += CHUNK) {
      const indexes = Array.from({ length: CHUNK }, (_, at) => from + at);
      const numbers = indexes.map((index) => `+91${phoneOf(index, 8_000_000_000)}`);
      const values = [indexes.map(() => uuidv7()), numbers, indexes.map((index) => nameOf(index))];
      await client.query('begin');
      await client.query(
        `insert into app_user (id, user_type, phone, full_name, created_at)
         select id, 'patient', phone, name, now() from unnest($1::uuid[], $2::text[], $3::text[]) as r (id, phone, name)`,
        values,
      );
      await client.query(
        `insert into patient (id, user_id, name, diagnosis, address, blood_group, gender, birth_date, birth_date_exact, contact_phone,
           emergency_phone, old_number, created_at)
         select id, id, name, 'Knee replacement', 'Hazratganj, Lucknow', 'B+', 'female', '1960-01-01', true, phone, phone, 'HAND-' || phone,
           now() from unnest($1::uuid[], $2::text[], $3::text[]) as r (id, phone, name)`,
        values,
      );
      await client.query('commit');
    }
  } finally {
    client.release();
  }
  return (performance.now() - started) / 1_000;
}
