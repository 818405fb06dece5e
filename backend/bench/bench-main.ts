import { availableParallelism, loadavg } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StartupError } from '../src/platform/errors/startup-error.js';
import { startBenchDatabase } from './bench-database.js';
import { measureBookings, physiotherapistsIn, type Booker } from './bookings.js';
import { benchCalendar } from './calendar.js';
import { benchConnections } from './connections.js';
import { benchCounters } from './counters.js';
import { benchEncryption } from './encryption.js';
import { measureEntries } from './entries.js';
import { fillCalendar, measureFreeTimes } from './free-times.js';
import { measureBulk } from './bulk.js';
import { benchHl7 } from './hl7.js';
import { startForHospital } from './hospital-records.js';
import { measureImport } from './imports.js';
import { measureMessages } from './messages.js';
import { keeperOf, measureLedger } from './ledger.js';
import { measure } from './measure.js';
import { startProduct } from './product.js';
import { benchProfile } from './profile.js';
import { questions } from './questions.js';
import { benchReceipts } from './receipts.js';
import { recordQuestions } from './records.js';
import { startReference } from './reference.js';
import { searchQuestions } from './search.js';
import { benchSeries } from './series.js';
import { benchSignIn } from './sign-in.js';
import { table } from './table.js';
import { measureReconciling } from './reconciling.js';
import { startForPatients, todayQuestions } from './today.js';

/**
 * `npm run bench -- --patients 100000`: the product beside a hand-written server, on the same rows, in the same minutes.
 * `npm run bench -- --sign-in`: how long known and unknown numbers wait for the answer that a code is on its way (OTP-13, OTP-14).
 * `npm run bench -- --free-times`: how long the free times of fourteen days and twelve people take (clinic §4).
 * `npm run bench -- --bookings`: what a booking takes in a closed and in an open clinic (clinic §4).
 * `npm run bench -- --calendar --patients 100000`: what a week of twelve people takes beside the same by hand, and its size (bench §12).
 * `npm run bench -- --series`: what a series of thirty takes beside thirty bookings (bench §12).
 * `npm run bench -- --search --patients 1000000`: what a search of the console takes beside the same by hand (clinic §7).
 * `npm run bench -- --records --patients 1000000`: a patient's page in one request, and pages deep in a sorted list (clinic §7).
 * `npm run bench -- --receipt`: what a receipt takes beside the drawing of its sheet (clinic §8).
 * `npm run bench -- --messages`: how many messages a second leave, and whether one leaves twice with two processes (clinic §5).
 * `npm run bench -- --import`: what an import of 10,000 rows takes beside the same by hand, and from others (clinic §7).
 * `npm run bench -- --today --patients 150000`: the day of a patient, the gate and fifty entries beside the same by hand, and the nightly comparison; two of three patients have a plan (recovery §11).
 * `npm run bench -- --hospital`: a page of fifty with its total for a hospital's system beside the same by hand, and a token (hospital-records §11).
 * `npm run bench -- --bulk`: how many resources a second an export holds, what it takes from others, beside COPY by hand (hospital-records §11).
 * `npm run bench -- --hl7`: how many HL7 v2 messages a second one connection gets answered, beside the same rows by hand (hospital-records §11).
 * `npm run bench -- --ledger`: what a session that is booked and completed takes with and without its events (recovery §11).
 * `npm run bench -- --encryption`: what columns encrypted with a key per patient take of plain text (SE-3).
 * `npm run bench -- --profile --patients 10000`: statements of each request, and their time in PostgreSQL and in the server's process.
 * `npm run bench -- --connections`, `-- --counters`: what named statements and the pool's checks, and what counters take and save.
 */

const print = (text: string) => void process.stdout.write(`${text}\n`);
const USAGE =
  'Say how many patients to measure with, from 1,000 to 1,000,000: npm run bench -- --patients 100000\n' +
  'Or where the time of a request goes: npm run bench -- --profile --patients 10000\n' +
  'Or what a search takes: npm run bench -- --search --patients 1000000\n' +
  "Or a patient's page and sorted lists: npm run bench -- --records --patients 1000000\n" +
  'Or a receipt: npm run bench -- --receipt\n' +
  'Or measure sign-in: npm run bench -- --sign-in\n' +
  'Or the free times: npm run bench -- --free-times\n' +
  'Or the bookings, or a series of sessions: npm run bench -- --bookings, or --series\n' +
  'Or a week of the calendar: npm run bench -- --calendar --patients 100000\n' +
  'Or the messages: npm run bench -- --messages\n' +
  'Or an import: npm run bench -- --import\n' +
  'Or the day of a patient: npm run bench -- --today --patients 150000\n' +
  'Or what hospitals read: npm run bench -- --hospital --patients 100000\n' +
  'Or an export for hospitals: npm run bench -- --bulk --patients 100000\n' +
  'Or the messages of hospitals: npm run bench -- --hl7\n' +
  'Or the ledger of sessions: npm run bench -- --ledger\n' +
  'Or the connections, encrypted columns, or counters: npm run bench -- --connections, --encryption, or --counters';

/** What can be measured beside the questions. */
const KINDS = {
  search: undefined,
  records: undefined,
  receipt: () => benchReceipts({ print, load, onStarted }),
  'sign-in': () => benchSignIn({ print, load, onStarted }),
  'free-times': benchFreeTimes,
  bookings: benchBookings,
  calendar: (patients: number) => benchCalendar(patients, { print, load, onStarted }),
  series: () => benchSeries(() => startBooker(true), { print, load }),
  messages: benchMessages,
  import: benchImport,
  today: benchToday,
  hospital: benchHospital,
  bulk: (patients: number) => measureBulk(patients, { print, load, onStarted }),
  hl7: () => benchHl7({ print, load, onStarted }),
  ledger: benchLedger,
  encryption: () => benchEncryption({ print, load, onStarted }),
  connections: () => benchConnections({ print, load, onStarted }),
  counters: (patients: number) => benchCounters(patients, { print, load, onStarted }),
  profile: (patients: number) => benchProfile(patients, { print, load, onStarted }),
};

/** What is measured, and with how many patients. */
interface Wanted {
  patients: number;
  kind: keyof typeof KINDS | undefined;
}

function readArguments(args: string[]): Wanted {
  let text = '';
  let kind: Wanted['kind'];
  try {
    const names = Object.keys(KINDS) as (keyof typeof KINDS)[];
    const kinds = Object.fromEntries(names.map((each) => [each, { type: 'boolean' } as const]));
    const options: ParseArgsOptionsConfig = { patients: { type: 'string', default: '100000' }, ...kinds };
    const { values } = parseArgs({ args, options });
    text = String(values['patients']);
    kind = names.find((each) => values[each]);
  } catch {} // told below, like a number that is none
  const patients = /^\d{4,7}$/.test(text) ? Number(text) : 0;
  if (patients < 1_000 || patients > 1_000_000) throw new StartupError(USAGE);
  return { patients, kind };
}

/** What was started, to be stopped in the opposite order. */
const stops: (() => Promise<void>)[] = [];
const onStarted = (stop: () => Promise<void>) => void stops.push(stop);
const load = () => loadavg().map((one) => one.toFixed(1))[0] ?? '';

async function bench({ patients, kind }: Wanted): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, onStarted);
  const product = await startProduct(database.appUrl, onStarted);
  const reference = await startReference(database.appUrl, onStarted);
  print('Measuring …');
  const asked =
    kind === 'search'
      ? searchQuestions(patients)
      : (kind === 'records' ? recordQuestions : questions)(patients, database.patientIds);
  const loadBefore = load();
  const figures = await measure(asked, product, reference);
  print(`\n${table(figures)}\n`);
  print(
    `p50 in milliseconds at one connection, ${patients.toLocaleString('en')} patients, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after; every answer agreed with the reference.`,
  );
}

async function benchFreeTimes(): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(1_000, onStarted);
  await fillCalendar(database.appUrl);
  const product = await startProduct(database.appUrl, onStarted);
  print('Measuring …');
  const loadBefore = load();
  const { p50, slots } = await measureFreeTimes(product);
  print(
    `${p50.toFixed(1)} ms p50 for the free times of 14 days and 12 people (${slots} were answered), at one connection, ` +
      `${availableParallelism()} cores, load ${loadBefore} before and ${load()} after. The goal: at most 40.`,
  );
}

async function startBooker(isOpen: boolean): Promise<Booker> {
  const database = await startBenchDatabase(1_000, onStarted);
  await fillCalendar(database.appUrl, isOpen);
  const physiotherapistIds = await physiotherapistsIn(database.appUrl);
  return { product: await startProduct(database.appUrl, onStarted), database, physiotherapistIds };
}

async function benchBookings(): Promise<void> {
  print('Filling two databases of their own …');
  const [closed, open] = [await startBooker(false), await startBooker(true)];
  print('Measuring …');
  const loadBefore = load();
  const p50 = await measureBookings(closed, open);
  print(
    `${p50.closed.toFixed(1)} ms p50 for a booking in a closed clinic, ${p50.open.toFixed(1)} in an open one: ` +
      `${(p50.closed / p50.open).toFixed(2)} of its rate, at one connection, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after. The goal: at least 0.7.`,
  );
}

async function benchMessages(): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(1_000, onStarted);
  print('Measuring …');
  const loadBefore = load();
  for (const { processes, perSecond, twice } of await measureMessages(database.appUrl, onStarted))
    print(`${processes} at work: ${Math.round(perSecond)} messages a second in all, ${twice} of them twice`);
  print(
    `with a gateway that takes 20 ms, ${availableParallelism()} cores, load ${loadBefore} before and ${load()} after. ` +
      'The goal: at least 50 a second for each process, none twice.',
  );
}

async function benchImport(): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(20_000, onStarted);
  const product = await startProduct(database.appUrl, onStarted);
  print('Measuring …');
  const loadBefore = load();
  const { seconds, byHand, memory, others } = await measureImport(product, database.appUrl);
  print(
    `${seconds.toFixed(1)} s for 10,000 rows of a workbook, ${byHand.toFixed(1)} s by hand, ${Math.round(memory)} MiB more; ` +
      `p50 of others ${others.before.toFixed(1)} ms before and ${others.during.toFixed(1)} during, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after. The goal: at most 30 s, less than 150 MiB, p50 at most twice.`,
  );
}

async function benchToday(patients: number): Promise<void> {
  const plans = Math.floor((patients * 2) / 3);
  print(`Filling a database of its own with ${plans.toLocaleString('en')} plans …`);
  const database = await startBenchDatabase(patients, onStarted, plans);
  const { questions: asked, owners } = await todayQuestions(database.appUrl);
  const product = await startForPatients(database.appUrl, owners, onStarted);
  const reference = await startReference(database.appUrl, onStarted);
  print('Measuring …');
  const loadBefore = load();
  const figures = await measure(asked, product, reference);
  print(`\n${table(figures)}\n`);
  print(
    `p50 in milliseconds at one connection, ${plans.toLocaleString('en')} plans, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after; every answer agreed with the reference.`,
  );
  const { recorded, byHand } = await measureEntries(database.appUrl, product);
  print(
    `${recorded.toFixed(1)} ms p50 for fifty entries at once, ${byHand.toFixed(1)} for fifty inserts by hand: ` +
      `${(recorded / byHand).toFixed(2)}, load ${load()} after. The goal: at most 1.5.`,
  );
  const { plans: counted, events, seconds, memory } = await measureReconciling(database.appUrl);
  print(
    `${seconds.toFixed(1)} s for comparing ${counted.toLocaleString('en')} plans with their ${events.toLocaleString('en')} events in one ` +
      `pass, and at most ${memory.toFixed(0)} MiB, load ${load()} after; nothing differed. The goal: under 500 MB.`,
  );
}

async function benchHospital(patients: number): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, onStarted, Math.floor(patients / 20));
  const { product, questions: asked, measureTokens } = await startForHospital(database, onStarted);
  const reference = await startReference(database.appUrl, onStarted);
  print('Measuring …');
  const loadBefore = load();
  const figures = await measure(asked, product, reference);
  const { token, byHand } = await measureTokens();
  print(`\n${table(figures)}\n`);
  print(
    `p50 in milliseconds at one connection, ${patients.toLocaleString('en')} patients; a token ${token.toFixed(1)}, by hand ` +
      `${byHand.toFixed(1)}, the goal 20; ${availableParallelism()} cores, load ${loadBefore} before and ${load()} after; every answer agreed with the reference.`,
  );
}

async function benchLedger(): Promise<void> {
  print('Filling two databases of their own …');
  const [withEvents, without] = [await startKeeper(true), await startKeeper(false)];
  print('Measuring …');
  const loadBefore = load();
  const p50 = await measureLedger(withEvents, without);
  print(
    `${p50.kept.toFixed(1)} ms p50 for a session that is booked and completed with its events, ${p50.bare.toFixed(1)} without: ` +
      `${(p50.bare / p50.kept).toFixed(2)} of its rate, at one connection, ${availableParallelism()} cores, ` +
      `load ${loadBefore} before and ${load()} after. The goal: at least 0.8.`,
  );
}

async function startKeeper(hasEvents: boolean) {
  const database = await startBenchDatabase(1_500, onStarted, 900);
  return keeperOf(database, await startProduct(database.appUrl, onStarted), hasEvents);
}

/** Rejects when somebody asks the bench to end. */
function interrupted(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => reject(new StartupError('Interrupted.')));
  });
}

async function run(wanted: Wanted): Promise<void> {
  const measured = wanted.kind && KINDS[wanted.kind];
  return measured ? measured(wanted.patients) : bench(wanted);
}

try {
  await Promise.race([run(readArguments(process.argv.slice(2))), interrupted()]);
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
// Whatever an interrupted step still waits for is gone.
process.exit();
