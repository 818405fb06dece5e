import { randomBytes, randomUUID } from 'node:crypto';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Client, Pool } from 'pg';
import { entities } from '../src/app/entities.js';
import { findIdentified, findIdentifiers } from '../src/hospitals/external-records/patient-identifiers.js';
import { findSender, keepMessage } from '../src/hospitals/hl7v2/message-store.js';
import type { Account } from '../src/platform/access/actor.js';
import { AuditTrail } from '../src/platform/audit/audit-trail.js';
import { openPool } from '../src/platform/db/connections/connection-pool.js';
import { ormDialect } from '../src/platform/db/connections/orm-dialect.js';
import { ServerProbe } from '../src/platform/db/connections/server-probe.js';
import { CONNECTION_LIMITS } from '../src/platform/db/database.js';
import { ormOptions } from '../src/platform/db/orm-options.js';
import { clinicDay } from '../src/platform/time/clinic-time.js';
import { findStored } from '../src/recovery/entries/entry.queries.js';
import { findPlan, lockLivePlan } from '../src/recovery/ledger/plan.queries.js';
import { findChecks, findDayFacts, findResolved, findTicks } from '../src/recovery/ledger/today.queries.js';
import { findAppointments } from '../src/scheduling/appointments/appointment.queries.js';
import { startBenchDatabase, type OnStarted } from './bench-database.js';
import type { Bench } from './bulk.js';
import { median } from './measure.js';

const CALLS = 300;
const WARM_UP = 50;
const SYSTEM = 'https://city.example/mrn';

/** A patient with a plan, and what is asked of them in one round. */
interface Asked {
  planId: string;
  ownerId: string;
  patientId: string;
  sourceId: string;
  admin: Account;
  patient: Account;
  now: Date;
}

type Statement = (em: EntityManager, asked: Asked) => Promise<unknown>;

/** Each statement that is marked as prepared, as its callers use it. */
const STATEMENTS: Record<string, Statement> = {
  'plan of a patient': (em, { patient }) => findPlan(em, { visibleTo: patient }),
  'day of a patient': (em, { planId, now }) => findDayFacts(em, planId, { from: clinicDay(now), day: clinicDay(now) }),
  'sessions of a patient': (em, { patient, now }) => findAppointments(em, { visibleTo: patient, from: now }, 1),
  'danger checks of a plan': (em, { planId, now }) => findChecks(em, planId, clinicDay(now)),
  'ticks of a plan': (em, { planId, now }) => findTicks(em, planId, clinicDay(now)),
  'resolved tasks of a plan': (em, { planId }) => findResolved(em, planId),
  'lock of a plan': (em, { patient }) => lockLivePlan(em, { visibleTo: patient }),
  'stored entries': (em, { ownerId, patientId }) => findStored(em, { accountId: ownerId, patientId }, [randomUUID()]),
  'audit row': (em, { admin, patientId }) =>
    new AuditTrail(em).record(em, admin, { verb: 'patient.update', subjectType: 'patient', subjectId: patientId }),
  'identifiers of a record': (em, { patientId }) => findIdentifiers(em, patientId),
  'record of an identifier': (em, { patientId }) => findIdentified(em, [{ system: SYSTEM, value: patientId }]),
  'sender of a message': (em) =>
    findSender(em, { application: 'ADT', facility: 'CITY', controlId: randomUUID() }, randomBytes(32)),
  'new message': (em, { sourceId, patientId }) => {
    const texts = { body: Buffer.from('MSH|'), answer: Buffer.from('MSH|'), code: 'AA', event: 'A08' };
    return keepMessage(em, { sourceId, controlId: randomUUID(), occurrence: 1, ...texts, about: { patientId } });
  },
};

/**
 * Prints what each statement marked as prepared takes of the same one without a name, and what the checks of our pool cost: in turn, so that
 * whatever else the machine does slows both.
 */
export async function benchConnections({ print, load, onStarted }: Bench): Promise<void> {
  print('Filling a database of its own …');
  const { appUrl, ownerUrl } = await startBenchDatabase(3_000, onStarted, 2_000);
  const asked = await askedOf(ownerUrl);
  const [named, plain] = [await openOrm(appUrl, onStarted), await openOrm(appUrl, onStarted, withoutNames)];
  print('Measuring …');
  const loadBefore = load();
  for (const [what, ask] of Object.entries(STATEMENTS))
    print(
      line(
        what,
        await compare(
          (at) => timed(named, ask, asked(at)),
          (at) => timed(plain, ask, asked(at)),
        ),
      ),
    );
  const probe = new ServerProbe(appUrl, CONNECTION_LIMITS);
  const ours = openPool({ url: appUrl, max: 1, limits: CONNECTION_LIMITS, probe, onLost: () => undefined });
  const bare = new Pool({ connectionString: appUrl, max: 1 });
  onStarted(async () => void (await Promise.all([ours.end(), bare.end()])));
  const asking = (pool: Pool) => () => elapsed(() => pool.query('select 1'));
  print(line("'select 1' of our pool, of pg's", await compare(asking(ours), asking(bare))));
  print(
    `p50 of ${CALLS} in milliseconds, load ${loadBefore} before and ${load()} after. The goal of a name: at most 0.85.`,
  );
}

const line = (what: string, [one, other]: [number, number]) =>
  `${what}: ${one.toFixed(3)}, without ${other.toFixed(3)}: ${(one / other).toFixed(2)}`;

/** An ORM with one connection of our pool, whose statements may be rewritten on their way. */
async function openOrm(url: string, onStarted: OnStarted, rewrite = (text: string) => text): Promise<EntityManager> {
  const probe = new ServerProbe(url, CONNECTION_LIMITS);
  const pool = openPool({ url, max: 1, limits: CONNECTION_LIMITS, probe, onLost: () => undefined });
  const orm = await MikroORM.init({ ...ormOptions(url, entities), driverOptions: ormDialect(pool) });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const rewriting = (sent: unknown, ...rest: unknown[]) =>
      query(typeof sent === 'string' ? rewrite(sent) : sent, ...rest);
    client.query = rewriting as typeof client.query;
  });
  onStarted(() => orm.close(true));
  return orm.em;
}

const withoutNames = (text: string) => text.replace('/* named */', '');

/** What a statement takes within a transaction, which is rolled back. */
async function timed(em: EntityManager, ask: Statement, asked: Asked): Promise<number> {
  const tx = em.fork();
  await tx.begin();
  try {
    return await elapsed(() => ask(tx, asked));
  } finally {
    await tx.rollback();
  }
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type Timed = (at: number) => Promise<number>;

async function compare(one: Timed, other: Timed): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < WARM_UP + CALLS; at++) {
    for (const side of at % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const taken = await (side ? other : one)(at);
      if (at >= WARM_UP) times[side].push(taken);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Registers a source of messages and an identifier of each record; answers whom to ask about in each round. */
async function askedOf(ownerUrl: string): Promise<(at: number) => Asked> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const sourceId = randomUUID();
  await client.query(
    `insert into hl7_source (id, name, application, facility, identifier_system, registered_by)
     select $1, 'City', 'ADT', 'CITY', $2, id from app_user where user_type = 'admin' limit 1`,
    [sourceId, SYSTEM],
  );
  await client.query('insert into patient_identifier (patient_id, system, value) select id, $1, id from patient', [
    SYSTEM,
  ]);
  await client.query('analyze');
  const { rows } = await client.query<Pick<Asked, 'planId' | 'ownerId' | 'patientId'>>(
    `select r.id as "planId", p.user_id as "ownerId", p.id as "patientId" from recovery_plan r join patient p on p.id = r.patient_id
     where r.status = 'ACTIVE' and p.user_id is not null order by md5(r.id::text) limit 100`,
  );
  await client.end();
  const account = {
    kind: 'account',
    sessionId: 'bench',
    today: '2026-03-10',
    door: [],
    ip: '127.0.0.1',
    requestId: 'bench',
  } as const;
  const admin = { ...account, role: 'admin', userId: randomUUID() } as const;
  return (at) => {
    const plan = rows[at % rows.length] ?? { planId: '', ownerId: '', patientId: '' };
    const patient = { ...account, role: 'patient', userId: plan.ownerId } as const;
    return { ...plan, sourceId, admin, patient, now: new Date() };
  };
}
