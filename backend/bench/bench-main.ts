import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { StartupError } from '../src/startup-error.js';
import { startBenchDatabase } from './bench-database.js';
import { measure } from './measure.js';
import { startProduct } from './product.js';
import { questions } from './questions.js';
import { startReference } from './reference.js';
import { table } from './table.js';

/** `npm run bench -- --patients 100000`: the product beside a hand-written server, on the same rows, in the same minutes. */

const print = (text: string) => void process.stdout.write(`${text}\n`);
const USAGE = 'Say how many patients to measure with, from 1,000 to 1,000,000: npm run bench -- --patients 100000';

function readPatients(args: string[]): number {
  let text = '';
  try {
    text = parseArgs({ args, options: { patients: { type: 'string', default: '100000' } } }).values.patients;
  } catch {
    // Told below, like a number that is none.
  }
  const patients = /^\d{4,7}$/.test(text) ? Number(text) : 0;
  if (patients < 1_000 || patients > 1_000_000) throw new StartupError(USAGE);
  return patients;
}

/** What was started, to be stopped in the opposite order. */
const stops: (() => Promise<void>)[] = [];

async function bench(patients: number): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, (stop) => stops.push(stop));
  const product = await startProduct(database.appUrl, (stop) => stops.push(stop));
  const reference = await startReference(database.appUrl, (stop) => stops.push(stop));
  print('Measuring …');
  const load = () => loadavg().map((one) => one.toFixed(1))[0] ?? '';
  const loadBefore = load();
  const figures = await measure(questions(patients, database.patientIds), product, reference);
  print(`\n${table(figures)}\n`);
  print(
    `p50 in milliseconds at one connection, ${patients.toLocaleString('en')} patients, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after; every answer agreed with the reference.`,
  );
}

/** Rejects when somebody asks the bench to end. */
function interrupted(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => reject(new StartupError('Interrupted.')));
  });
}

try {
  await Promise.race([bench(readPatients(process.argv.slice(2))), interrupted()]);
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
// Whatever an interrupted step still waits for is gone.
process.exit();
