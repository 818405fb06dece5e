import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { freePort } from '../test/free-port.js';
import { startBenchDatabase, type OnStarted } from './bench-database.js';
import { startForHospital, type HospitalSide } from './hospital-records.js';
import { bulkStatements } from './hospital-statements.js';
import { median } from './measure.js';
import { behindProxy, signIn } from './product.js';
import { connection } from './side.js';

const ROUNDS = 3;
const ASKED_BEFORE = 200;
/** Somebody else asks so often, in milliseconds. */
const PACE = 50;
const FIRST_PAGE = JSON.stringify({ query: '{ patients { total patients { patientId name age } } }' });

/** What the bench hands over. */
export interface Bench {
  print: (text: string) => void;
  load: () => string;
  onStarted: OnStarted;
}

/** What an export came to. */
interface Exported {
  /** From the kick-off until it is there; with the up to one second until a worker looks. */
  seconds: number;
  output: { type: string; url: string; count: number }[];
  resources: number;
}

/** How late the product's event loop was, asked at a port of its own; each answer begins anew. */
const LOOP = `import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  createServer((request, response) => {
    response.end(String(delay.percentile(99) / 1e6));
    delay.reset();
  }).listen(Number(process.env.BENCH_LOOP_PORT), '127.0.0.1').unref();
}`;

/** All that a client reaches as files, beside COPY by hand to a file, and what it takes from others (hospital-records §11). */
export async function measureBulk(patients: number, { print, load, onStarted }: Bench): Promise<void> {
  print(`Filling a database of its own with ${patients.toLocaleString('en')} patients …`);
  const database = await startBenchDatabase(patients, onStarted, Math.floor(patients / 20));
  const folder = mkdtempSync(path.join(tmpdir(), 'physiotherapy-bench-files-'));
  onStarted(async () => rmSync(folder, { recursive: true, force: true }));
  const loopPort = String(await freePort());
  const side = await startForHospital(database, onStarted, {
    DATA_DIR: folder,
    BENCH_LOOP_PORT: loopPort,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LOOP)}`,
  });
  const loop = async () => Number(await (await fetch(`http://127.0.0.1:${loopPort}`)).text());
  const others = await someoneElse(side);
  print('Measuring …');
  const loadBefore = load();
  const before = await others(wait(ASKED_BEFORE * PACE));
  const held = side.launched.memory();
  await loop();
  let most = held;
  const watching = setInterval(() => (most = Math.max(most, side.launched.memory())), 50);
  const exported = exportAll(side, '');
  const during = await others(exported).finally(() => clearInterval(watching));
  const { resources, seconds } = await exported;
  const late = await loop();
  print(
    `${resources.toLocaleString('en')} resources of all types in ${seconds.toFixed(1)} s: ${Math.round(resources / seconds).toLocaleString('en')} ` +
      `a second, ${Math.round(most - held)} MiB more than the ${Math.round(held)} before, event loop p99 ${late.toFixed(0)} ms; p50 of others ` +
      `${median(before).toFixed(1)} ms before and ${median(during).toFixed(1)} during (${during.length} asked).`,
  );
  const { ours, theirs, lines } = await besideCopy(side, database.appUrl, folder);
  print(
    `${lines.toLocaleString('en')} patients, plans and sessions in ${ours.toFixed(1)} s, by COPY in ${theirs.toFixed(1)}: ` +
      `${(ours / theirs).toFixed(1)} times as long, ${Math.round(lines / ours).toLocaleString('en')} and ` +
      `${Math.round(lines / theirs).toLocaleString('en')} a second; both hold the same ids.`,
  );
  print(
    `${availableParallelism()} cores, load ${loadBefore} before and ${load()} after. The goal: at least 20,000 a second, less than 150 MiB, p99 under 50 ms, p50 at most twice.`,
  );
}

/** An admin who asks for the first page of the records again and again while something lasts. @returns how long each took */
async function someoneElse({ launched }: HospitalSide) {
  const cookie = await signIn(launched.origin, launched.code);
  const headers = { ...behindProxy(), Cookie: cookie, 'Content-Type': 'application/json' };
  const send = connection(launched.origin);
  return async (work: Promise<unknown>): Promise<number[]> => {
    const times: number[] = [];
    const done = Symbol('done');
    const ended = work.then(() => done);
    while ((await Promise.race([ended, wait(PACE)])) !== done)
      times.push((await send({ method: 'POST', path: '/graphql', headers, body: FIRST_PAGE })).milliseconds);
    return times;
  };
}

/** An export from its kick-off to its manifest. */
async function exportAll({ launched, tokenOf, clients }: HospitalSide, query: string): Promise<Exported> {
  const ask = async (url: string) =>
    fetch(url, {
      headers: { ...behindProxy(), Authorization: `Bearer ${await tokenOf(clients.all)}`, Prefer: 'respond-async' },
    });
  const started = performance.now();
  const begun = await ask(`${launched.origin}/fhir/R4/$export${query}`);
  const { pathname } = new URL(begun.headers.get('Content-Location') ?? '', launched.origin);
  for (;;) {
    const answer = await ask(launched.origin + pathname);
    if (answer.status === 200) {
      const { output } = (await answer.json()) as Pick<Exported, 'output'>;
      const resources = output.reduce((sum, { count }) => sum + count, 0);
      return { seconds: (performance.now() - started) / 1_000, output, resources };
    }
    if (answer.status !== 202) throw new Error(`The export ended with ${answer.status} ${await answer.text()}`);
    await wait(100);
  }
}

/** The same types by the product and by COPY, in turn; what both hold has to agree. */
async function besideCopy(side: HospitalSide, databaseUrl: string, folder: string) {
  const statements = bulkStatements(side.clients.all);
  const [ours, theirs]: [number[], number[]] = [[], []];
  let lines = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const exported = await exportAll(side, `?_type=${statements.map(([type]) => type).join(',')}`);
    ours.push(exported.seconds);
    lines = exported.resources;
    const copied = await copyAll(databaseUrl, statements, folder);
    theirs.push(copied.seconds);
    if (round > 0) continue;
    const [one, other] = [await idsOfExport(side, exported), await idsOfFiles(copied.files)];
    if (one !== other) throw new Error('The export and COPY do not hold the same resources.');
  }
  return { ours: median(ours), theirs: median(theirs), lines };
}

async function copyAll(databaseUrl: string, statements: [type: string, statement: string][], folder: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const started = performance.now();
  const files: string[] = [];
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query('set local statement_timeout = 600000');
    for (const [type, statement] of statements) {
      const file = path.join(folder, `${type}.copied`);
      await pipeline(client.query(copyTo(statement)), createWriteStream(file));
      files.push(file);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
  return { seconds: (performance.now() - started) / 1_000, files };
}

async function idsOfExport({ launched, tokenOf, clients }: HospitalSide, { output }: Exported): Promise<string> {
  const texts: string[] = [];
  for (const { url } of output) {
    const headers = { ...behindProxy(), Authorization: `Bearer ${await tokenOf(clients.all)}` };
    texts.push(await (await fetch(launched.origin + new URL(url).pathname, { headers })).text());
  }
  return hashOf(texts);
}

const idsOfFiles = async (files: string[]) => hashOf(await Promise.all(files.map((file) => readFile(file, 'utf8'))));

/** What tells which resources some lines are. */
function hashOf(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean));
  const ids = lines.map((line) => {
    const { resourceType, id } = JSON.parse(line) as { resourceType: string; id: string };
    return `${resourceType}/${id}`;
  });
  return createHash('sha256').update(ids.toSorted().join()).digest('hex');
}
