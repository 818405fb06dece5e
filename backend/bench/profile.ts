import { Client } from 'pg';
import { startBenchDatabase } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';
import { startProduct, type Product } from './product.js';
import { questions, type Question } from './questions.js';

const WARM_UP = 40;
const CALLS = 200;
/** Characters of a statement that are printed. */
const SHOWN = 110;

/** What a request sends to PostgreSQL, in calls and milliseconds of one request. */
interface Statement {
  calls: number;
  milliseconds: number;
  text: string;
}

/** Where the time of a request goes, in milliseconds. */
interface Profile {
  name: string;
  what: string;
  p50: number;
  inPostgres: number;
  inServer: number;
  statements: Statement[];
}

/** A request that reads nothing: what each request costs before its first row. */
const NOTHING: Question = {
  name: '—',
  what: 'signed in, nothing read',
  goal: 1,
  asked: [{ product: { query: '{ __typename }', variables: {} }, reference: { statement: 'stats', values: [] } }],
};

/**
 * Prints for each question its p50, the statements that it sends, their time in PostgreSQL, which has planned and run them, and the time
 * that the server's process was busy; then each statement with its calls. Work of jobs in the same minutes is part of the figures.
 */
export async function benchProfile(patients: number, { print, load, onStarted }: Bench): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, onStarted, 0, true);
  const product = await startProduct(database.appUrl, onStarted);
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  onStarted(() => client.end());
  print('Measuring …');
  const before = load();
  const profiles: Profile[] = [];
  for (const question of [NOTHING, ...questions(patients, database.patientIds)])
    profiles.push(await profileOf(question, product, client));
  print(`\n${profiles.map(line).join('\n')}\n`);
  for (const { name, what, statements } of profiles)
    print([`${name} ${what}`, ...statements.map(statementLine)].join('\n'));
  print(`\nMilliseconds of a request at one connection, load ${before} before and ${load()} after.`);
}

async function profileOf(question: Question, product: Product, client: Client): Promise<Profile> {
  const ask = async (at: number) => {
    const asked = question.asked[at % question.asked.length];
    return asked ? (await product.ask(asked)).milliseconds : 0;
  };
  for (let at = 0; at < WARM_UP; at++) await ask(at);
  await client.query('select pg_stat_statements_reset()');
  const busyBefore = product.processorTime();
  const times: number[] = [];
  for (let at = 0; at < CALLS; at++) times.push(await ask(at));
  const inServer = (product.processorTime() - busyBefore) / CALLS;
  const { rows } = await client.query<Statement>(
    `select sum(calls)::float / $1 as calls, sum(total_exec_time + total_plan_time)::float / $1 as milliseconds,
       regexp_replace(query, '\\s+', ' ', 'g') as text
     from pg_stat_statements join pg_roles on pg_roles.oid = userid where rolname = 'app'
     group by 3 having sum(calls) >= $1::int / 10 order by 2 desc`,
    [CALLS],
  );
  const inPostgres = rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return { name: question.name, what: question.what, p50: median(times), inPostgres, inServer, statements: rows };
}

function line({ name, what, p50, inPostgres, inServer, statements }: Profile): string {
  const calls = statements.reduce((sum, one) => sum + one.calls, 0);
  return (
    `${name.padEnd(4)} ${what.padEnd(36)} p50 ${p50.toFixed(2)}, ${calls.toFixed(1)} statements, ` +
    `${inPostgres.toFixed(2)} in PostgreSQL, ${inServer.toFixed(2)} in the server`
  );
}

function statementLine({ calls, milliseconds, text }: Statement): string {
  return `  ${calls.toFixed(2)} × ${milliseconds.toFixed(3)} ms  ${text.slice(0, SHOWN)}`;
}
