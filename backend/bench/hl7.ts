import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { framed, Frames } from '../src/hospitals/hl7v2/frames.js';
import { freePort } from '../test/free-port.js';
import { startBenchDatabase, type BenchDatabase, type OnStarted } from './bench-database.js';
import type { Bench } from './bulk.js';
import { launchProduct } from './product.js';

/** How many records there are before, each of which the source has told of. */
const PATIENTS = 20_000;
/** How many messages of each kind are measured, in rounds of which either side has every second one. */
const MESSAGES = 1_000;
const ROUNDS = 10;
/** How many of each kind go ahead: a line stays open for weeks, and what runs often is compiled by then. */
const WARM_UP = 500;
const SYSTEM = 'https://city.example/mrn';

/** How many of one kind a second were answered, and how many a second were written by hand. */
interface Hl7Figure {
  what: string;
  perSecond: number;
  byHand: number;
}

/** Sends messages of one kind, or writes what becomes of them; as many as are named. */
type Side = (mrns: string[]) => Promise<void>;

/** Prints how many messages a second are answered, beside the same rows by hand (hospital-records §11). */
export async function benchHl7({ print, load, onStarted }: Bench): Promise<void> {
  print('Filling a database of its own …');
  const database = await startBenchDatabase(PATIENTS, onStarted);
  print('Measuring …');
  const loadBefore = load();
  for (const { what, perSecond, byHand } of await measureHl7(database, onStarted))
    print(`${what}: ${Math.round(perSecond)} messages a second, ${Math.round(byHand)} by hand`);
  print(
    `of ${MESSAGES} each, ${PATIENTS.toLocaleString('en')} patients, one after the other at one connection, ` +
      `${availableParallelism()} cores, load ${loadBefore} before and ${load()} after; every message was applied. The goal: at least 100.`,
  );
}

/**
 * What one connection is answered, each message once the one before was, and the same rows written by hand at one connection to the
 * database: in turn, so that whatever else the machine does slows both.
 */
async function measureHl7({ appUrl, ownerUrl }: BenchDatabase, onStarted: OnStarted): Promise<Hl7Figure[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  onStarted(() => client.end());
  const sourceId = randomUUID();
  await client.query(
    `insert into hl7_source (id, name, application, facility, identifier_system, registered_by)
     select $1, 'City', 'ADT', 'CITY', $2, id from app_user where user_type = 'admin' limit 1`,
    [sourceId, SYSTEM],
  );
  await fillHistory(client, sourceId);
  const port = await freePort();
  await launchProduct(appUrl, onStarted, { HL7_PORT: String(port), HL7_HOST: '127.0.0.1' });
  const line = await Line.open(port, onStarted);
  const figures: Hl7Figure[] = [];
  const known: string[] = [];
  for (const [what, event] of [
    ['Admitted (A04)', 'A04'],
    ['Changed (A08)', 'A08'],
  ] as const) {
    const sides: [Side, Side] = [
      async (mrns) => {
        for (const mrn of mrns) await line.tell(messageOf(event, mrn));
      },
      async (mrns) => {
        for (const mrn of mrns) await writeByHand(client, sourceId, mrn);
      },
    ];
    // Whom the first kind makes the second one changes.
    const mrns = () => (event === 'A04' ? keep(known, randomUUID()) : (known.shift() ?? ''));
    const [ours, theirs] = await inTurn(sides, mrns);
    figures.push({ what, perSecond: MESSAGES / ours, byHand: MESSAGES / theirs });
  }
  return figures;
}

/** What the line has carried before: without it, statements are planned for empty tables, which those of a line in use are not. */
async function fillHistory(client: Client, sourceId: string): Promise<void> {
  await client.query(
    'insert into patient_identifier (patient_id, system, value) select id, $1, id::text from patient',
    [SYSTEM],
  );
  await client.query(
    `insert into hl7_message (id, source_id, control_id, event, hash, body, code, answer, patient_id)
     select gen_random_uuid(), $1, id::text, 'A04', sha256($2), $2, 'AA', 'MSA|AA', id from patient`,
    [sourceId, Buffer.from(messageOf('A04', randomUUID()))],
  );
  await client.query('analyze');
}

function keep(all: string[], one: string): string {
  all.push(one);
  return one;
}

/** How long either side took for as many as are measured, in seconds. */
async function inTurn(sides: [Side, Side], next: () => string): Promise<[number, number]> {
  const taken: [number, number] = [0, 0];
  const batch = (count: number) => Array.from({ length: count }, next);
  for (const side of sides) await side(batch(WARM_UP));
  for (let round = 0; round < ROUNDS; round++)
    for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const mrns = batch(MESSAGES / ROUNDS);
      const started = performance.now();
      await sides[at](mrns);
      taken[at] += (performance.now() - started) / 1_000;
    }
  return taken;
}

const NAME = ['Yadav', 'Sunita', 'Devi'] as const;
const ADDRESS = '12 Mall Road, Lucknow';
const PHONE = '+919812345678';

/** Names another house number each time, so that every message changes something. */
function messageOf(event: string, mrn: string): string {
  const pid = `PID|1||${mrn}^^^CITY^MR||${NAME.join('^')}||19610502|F|||${randomUUID()} ${ADDRESS}||${PHONE}`;
  const header = `MSH|^~\\&|ADT|CITY|CLINIC|PHYSIO|20260310120000||ADT^${event}|${randomUUID()}|P|2.5.1`;
  return [header, 'EVN||20260310120000', pid, ''].join('\r');
}

/** A connection to the product's listener. */
class Line {
  private readonly frames = new Frames();

  private constructor(private readonly socket: Socket) {}

  static async open(port: number, onStarted: OnStarted): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    onStarted(async () => void socket.destroy());
    await once(socket, 'connect');
    return new Line(socket);
  }

  /** Sends a message and waits for its answer. @throws when it was not applied: a fast refusal is worth nothing */
  async tell(message: string): Promise<void> {
    this.socket.write(framed(Buffer.from(message)));
    for (;;) {
      const [piece] = (await once(this.socket, 'data')) as [Buffer];
      const [answer] = [...this.frames.push(piece)];
      if (!answer) continue;
      if (answer.toString().includes('\rMSA|AA|')) return;
      throw new Error(answer.toString());
    }
  }
}

const STATEMENTS = {
  source: `select id, identifier_system from hl7_source where application = 'ADT' and facility = 'CITY' and ended_at is null`,
  former: 'select answer from hl7_message where source_id = $1 and control_id = $2',
  known: `select p.id from patient_identifier i join patient p on p.id = i.patient_id
    where i.system = $1 and i.value = $2 and i.deleted_at is null for update of p`,
  make: `insert into patient (id, name, gender, birth_date, birth_date_exact, address, contact_phone, created_at)
    values ($1, $2, 'female', '1961-05-02', true, $3, $4, now())`,
  identify: 'insert into patient_identifier (patient_id, system, value) values ($1, $2, $3)',
  change: 'update patient set name = $2, address = $3, contact_phone = $4, version = version + 1 where id = $1',
  keep: `insert into hl7_message (id, source_id, control_id, event, hash, body, code, answer, patient_id)
    values ($1, $2, $3, 'A04', sha256($4), $4, 'AA', $5, $6)`,
  audit: `insert into audit_event (actor_role, source_id, verb, subject_type, subject_id, outcome, changed_fields, request_id)
    values ('source', $1, 'hl7.admit', 'patient', $2, 'done', '{address}', $3)`,
  exchange: `insert into exchange (id, door, source_id, interaction, patient_id, outcome, code, request_id)
    values ($1, 'HL7V2', $2, 'ADT^A04', $3, 'SUCCEEDED', 'AA', $4)`,
} as const;

/** What becomes of a message, by prepared statements in one transaction, with nothing around it. */
async function writeByHand(client: Client, sourceId: string, mrn: string): Promise<void> {
  const run = (name: keyof typeof STATEMENTS, ...values: unknown[]) =>
    client.query<{ id: string }>({ name, text: STATEMENTS[name], values });
  const [controlId, requestId] = [randomUUID(), randomUUID()];
  const [name, address] = [NAME.join(' '), `${randomUUID()} ${ADDRESS}`];
  await run('source');
  await run('former', sourceId, controlId);
  await client.query('begin');
  const { rows } = await run('known', SYSTEM, mrn);
  const patientId = rows[0]?.id ?? randomUUID();
  if (rows.length > 0) await run('change', patientId, name, address, PHONE);
  else {
    await run('make', patientId, name, address, PHONE);
    await run('identify', patientId, SYSTEM, mrn);
  }
  const body = Buffer.from(messageOf('A04', mrn));
  await run('keep', randomUUID(), sourceId, controlId, body, Buffer.from(`MSA|AA|${controlId}`), patientId);
  await run('audit', sourceId, patientId, requestId);
  await client.query('commit');
  await run('exchange', randomUUID(), sourceId, patientId, requestId);
}
