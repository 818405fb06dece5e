import { availableParallelism } from 'node:os';
import { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { PrintedReceipt } from '../src/money/payments/printed-receipt.js';
import { receiptPdf } from '../src/money/receipts/receipt-pdf.js';
import { startBenchDatabase } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';
import { startProduct, type Product } from './product.js';

const CALLS = 100;
const WARM_UP = 10;

const printed: PrintedReceipt = {
  clinic: {
    name: 'Recovery House',
    legalName: 'Recovery House LLP',
    address: '12 Mall Road, Lucknow 226001, Uttar Pradesh',
    phones: ['+91 522 400 1234'],
    email: 'care@clinic.test',
    gstin: null,
    header: null,
  },
  patient: { name: 'सुनीता यादव', reference: 'PT-000001' },
  amountPaise: 150_000,
  method: 'UPI',
  receivedOn: '2026-03-10',
  reference: 'UTR 1234567',
  session: null,
};
const receipt = { number: '2025-26/000001', issuedOn: '2026-03-10', printed };

/** Prints what a receipt takes beside the drawing of its sheet. */
export async function benchReceipts({ print, load, onStarted }: Bench): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(1_000, onStarted);
  const product = await startProduct(database.appUrl, onStarted);
  print('Measuring …');
  const loadBefore = load();
  const { served, drawn } = await measureReceipts(product, database.appUrl);
  print(
    `${served.toFixed(1)} ms p50 for a receipt, ${drawn.toFixed(1)} for drawing its sheet alone, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after. The goal: at most 300.`,
  );
}

/** What a receipt takes through the server, and what the drawing of the same sheet takes by itself: p50 in milliseconds. */
async function measureReceipts(product: Product, databaseUrl: string): Promise<{ served: number; drawn: number }> {
  const path = `/api/v1/payments/${await issuedPayment(databaseUrl)}/receipt`;
  const [served, drawn]: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    const { milliseconds } = await product.get(path);
    const started = performance.now();
    await receiptPdf(receipt);
    if (at >= WARM_UP) drawn.push(performance.now() - started);
    if (at >= WARM_UP) served.push(milliseconds);
  }
  return { served: median(served), drawn: median(drawn) };
}

/** Issues the receipt of some payment, as one would be printed. */
async function issuedPayment(databaseUrl: string): Promise<string> {
  const pool = new Pool({ connectionString: databaseUrl });
  try {
    const { rows } = await pool.query<{ id: string }>(
      `insert into receipt (id, payment_id, number, issued_on, printed, created_at)
       select $1, id, $2, $3, $4, now() from payment where status = 'Paid' order by id limit 1 returning payment_id as id`,
      [uuidv7(), receipt.number, receipt.issuedOn, printed],
    );
    return rows[0]?.id ?? '';
  } finally {
    await pool.end();
  }
}
