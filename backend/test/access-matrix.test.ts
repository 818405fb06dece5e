import { parse, Kind } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '../src/platform/access/access-policy.js';
import { ACTORS, type ActorName, outcomeFor, type Outcomes } from './access-outcomes.js';
import { graphqlTable, restTable, type World } from './access-table.js';
import { insertAdmin, insertApiKey, insertPatientWithAccount, insertStaff, insertUser } from './builders.js';
import { insertGrant } from './family-calls.js';
import { insertDoctor } from './recovery-builders.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { runSql } from './test-database.js';

const STATUS_OF_REFUSAL: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_STATE: 409,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { otpSendsPerIpHour: 100_000, otpSendsPerIpDay: 100_000 } });
  await watchWrites();
});
afterAll(() => app.close());

/** A world without somebody who comes into it. */
interface Empty extends Omit<World, 'browser'> {
  phones: Phones;
}

async function makeWorld(): Promise<Empty> {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const treating = await insertStaff(app.sql);
  const answering = await insertDoctor(app.sql);
  const phones = {
    recordId: record.id,
    patient: user.phone,
    treating: treating.user.phone,
    answering: answering.user.phone,
  };
  const { physiotherapistId } = treating;
  return { app, patient: user, record, physiotherapistId, doctorId: answering.doctorId, phones };
}

/**
 * Brings the actors of a row into its world, and says what they call: each who may into one of their own, and those who are refused into
 * one for all of them, since none of them changes anything there.
 */
function rowOf<Call>(outcomes: Outcomes, prepare: (world: World) => Promise<Call>) {
  let shared: Promise<Empty> | undefined;
  let call: Promise<Call> | undefined;
  return async (actor: ActorName): Promise<{ browser: TestClient; call: Call }> => {
    if (outcomeFor(outcomes, actor) === 'done') {
      const world = await makeWorld();
      const browser = await open(actor, world.phones, outcomes.scope);
      return { browser, call: await prepare({ ...world, browser }) };
    }
    const world = await (shared ??= makeWorld());
    const browser = await openRefused(actor, world.phones, outcomes.scope);
    return { browser, call: await (call ??= prepare({ ...world, browser })) };
  };
}

/** The numbers of the patient of the world, of the one who treats there, and of their doctor, and the patient's record. */
interface Phones {
  recordId: string;
  patient: string;
  treating: string;
  answering: string;
}

/** Who has nothing to do with the world that they come into. */
const STRANGERS = new Set<ActorName>([
  'user',
  'other patient',
  'another physiotherapist',
  'another doctor',
  "another's family",
  'reception',
  'disabled admin',
  'expired session',
]);
const strangers = new Map<ActorName, Promise<TestClient>>();

const STILL_IN_USE = "update session set last_seen_at = now() where last_seen_at < now() - interval '20 seconds'";

/** Whoever is to be refused, who changes nothing: a stranger signs in once for all their refusals. */
async function openRefused(name: ActorName, phones: Phones, scope: KeyScope | undefined): Promise<TestClient> {
  if (!STRANGERS.has(name)) return open(name, phones, scope);
  const known = strangers.get(name);
  // Else a request now and then would write that the session is in use.
  if (known) await app.sql(STILL_IN_USE);
  const browser = known ?? open(name, phones, scope);
  strangers.set(name, browser);
  return browser;
}

async function open(name: ActorName, phones: Phones, scope: KeyScope | undefined): Promise<TestClient> {
  if (name === 'visitor') return app.client();
  if (name === 'user') return app.signIn((await insertUser(app.sql, { user_type: 'user' })).phone);
  if (name === 'patient') return app.signIn(phones.patient);
  if (name === 'other patient') return app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
  if (name === 'physiotherapist') return app.signIn(phones.treating, 'staff');
  if (name === 'another physiotherapist') return app.signIn((await insertStaff(app.sql)).user.phone, 'staff');
  if (name === 'doctor') return app.signIn(phones.answering, 'staff');
  if (name === 'another doctor') return app.signIn((await insertDoctor(app.sql)).user.phone, 'staff');
  if (name === 'family') return openFamily(phones.recordId);
  if (name === "another's family") return openFamily((await insertPatientWithAccount(app.sql)).record.id);
  if (name === 'reception') return app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  const admin = await insertAdmin(app.sql);
  if (name === 'key with scope' || name === 'key without') {
    const scopes = KEY_SCOPES.filter((each) => !scope || (each === scope) === (name === 'key with scope'));
    return app.client((await insertApiKey(app.sql, admin.id, { scopes })).text);
  }
  const browser = await app.signIn(admin.phone, 'admin');
  if (name === 'disabled admin') await app.sql('update app_user set disabled_at = now() where id = $1', [admin.id]);
  if (name === 'expired session') {
    await app.sql("update session set created_at = now() - interval '13 hours' where user_id = $1", [admin.id]);
  }
  return browser;
}

/** A family member with all rights. */
async function openFamily(patientId: string): Promise<TestClient> {
  return app.signIn((await insertGrant(app.sql, patientId)).account.phone);
}

/**
 * Has the database count the rows that are written in each table, but for the audit trail and the counts of requests and records. A sequence
 * goes on by itself whatever becomes of the transaction, so that it tells of what was taken back, too, and of what changed nothing.
 */
async function watchWrites(): Promise<void> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_event'`,
  );
  const watched = tables.map(({ name }) => {
    const rows = `create trigger seen after insert or update or delete on "${name}" for each row execute function see_write();`;
    return `${rows} create trigger emptied after truncate on "${name}" execute function see_write();`;
  });
  await runSql(
    app.database.ownerUrl,
    `create sequence writes;
    create sequence last_written;
    select nextval('writes'); -- else the first write would leave it at the 1 where it begins
    create function see_write() returns trigger language plpgsql security definer as $$
    begin
      if tg_table_name = 'rate_limit' and tg_level = 'ROW' then
        if coalesce(new.key, old.key) like 'api-key-%' then return null; end if;
      end if;
      perform nextval('writes'), setval('last_written', tg_relid::bigint);
      return null;
    end $$;
    ${watched.join('\n')}`,
  );
}

/** How many rows were written so far, and in which table the last. */
function writes(): Promise<unknown> {
  return app.sql(
    'select writes.last_value as rows, last_written.last_value::oid::regclass::text as last from writes, last_written',
  );
}

/** The verbs and outcomes that the audit trail has gained while something ran. */
async function auditedDuring(work: () => Promise<void>): Promise<string[]> {
  const last = 'select coalesce(max(id), 0)::int as id from audit_event';
  const [before] = await app.sql<{ id: number }>(last);
  await work();
  const rows = await app.sql<{ line: string }>(
    `select verb || ' ' || outcome as line from audit_event where id > $1 order by id`,
    [before?.id],
  );
  return rows.map(({ line }) => line);
}

/** How a call ended: its status, and its code when it was refused. */
interface Ending {
  status: number;
  code: string | undefined;
}

/** Runs a call that must be refused: nothing changes, and only the refusal of a known account is on record. */
async function expectRefusal(call: () => Promise<Ending>, refusal: Ending, verb: unknown): Promise<void> {
  const before = await writes();
  await app.application.sumAudit(); // so that it is the first refusal of its minute
  const audited = await auditedDuring(async () => expect(await call()).toEqual(refusal));
  expect(await writes()).toEqual(before);
  expect(audited).toEqual(refusal.code === 'FORBIDDEN' ? [verb] : []);
}

/** How many exchanges with hospitals' systems are on record. */
async function exchanges(): Promise<number> {
  const [row] = await app.sql<{ count: number }>('select count(*)::int as count from exchange');
  return row?.count ?? 0;
}

/** Runs a call that must be done: a write leaves exactly one line, unless somebody signs out who was not signed in. */
async function expectDone(call: () => Promise<Ending>, status: number, name: string, actor: string): Promise<void> {
  const isReplay = name === 'Mutation.replayMessage';
  const before = isReplay ? await exchanges() : 0;
  const audited = await auditedDuring(async () => expect(await call()).toEqual({ status, code: undefined }));
  // A message that is applied again is an exchange, whose row comes after the answer: the next case must not find it among its own.
  if (isReplay) await expect.poll(exchanges).toBeGreaterThan(before);
  if (/^(get|Query)/.test(name)) return;
  const isIdle = name.endsWith('logout') && ['visitor', 'disabled admin', 'expired session'].includes(actor);
  expect(audited).toEqual(isIdle ? [] : [expect.stringMatching(/ done$/)]);
}

/** Of nobody else. */
const PHONE = '+910000000001';

describe('what a refusal leaves as it was', () => {
  it.each([
    [
      'a row more',
      `insert into app_user (id, user_type, phone, created_at) values (gen_random_uuid(), 'user', '${PHONE}', now())`,
    ],
    ['a row that stays the same', `update app_user set phone = phone where phone = '${PHONE}'`],
    ['what is taken back', `begin; update app_user set full_name = 'Another' where phone = '${PHONE}'; rollback`],
    ['a row less', `delete from app_user where phone = '${PHONE}'`],
    ['a count that is not of a key', "insert into rate_limit (key, points) values ('otp-1', 1)"],
  ])('would tell of %s', async (_what, write) => {
    const before = await writes();
    await app.sql(write);
    expect(await writes()).not.toEqual(before);
  });

  it('is told of nothing where nothing was written, nor of the counts of requests with keys', async () => {
    const before = await writes();
    await app.sql('select * from app_user for update');
    await app.sql("insert into rate_limit (key, points) values ('api-key-1', 1)");
    await app.sql("update rate_limit set points = 2 where key = 'api-key-1'");
    await app.sql("delete from rate_limit where key = 'api-key-1'");
    expect(await writes()).toEqual(before);
  });
});

describe('REST', () => {
  it('has a row for every route', () => {
    const routes = app.application.routes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(restTable).toSorted()).toEqual(routes.toSorted());
  });

  describe.each(Object.entries(restTable))('%s', (name, [outcomes, status, prepare]) => {
    const [method = '', path = ''] = name.split(' ');
    const enter = rowOf(outcomes, async (world) => ({
      path,
      body: undefined,
      headers: {},
      ...(await prepare?.(world)),
    }));
    it.each(ACTORS.map((actor) => [actor, outcomeFor(outcomes, actor)] as const))('%s: %s', async (actor, outcome) => {
      const { browser, call } = await enter(actor);
      const send = async () => {
        const { status, body } = await browser.rest<{ code?: string }>(method, call.path, call.body, call.headers);
        return { status, code: body.code };
      };
      if (outcome === 'done') return expectDone(send, status, name, actor);
      const route = app.application.routes.find(({ method: verb, path: at }) => `${verb} ${at}` === name);
      const [verb] = [route?.verb].flat();
      await expectRefusal(send, { status: STATUS_OF_REFUSAL[outcome] ?? 0, code: outcome }, `${verb} refused`);
    });
  });
});

describe('GraphQL', () => {
  it('has a row for every root field', async () => {
    const contract = await (await app.client().send('/schema.graphql')).text();
    const fields = parse(contract).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_EXTENSION && ['Query', 'Mutation'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
        : [],
    );
    expect(Object.keys(graphqlTable).toSorted()).toEqual(fields.toSorted());
  });

  describe.each(Object.entries(graphqlTable))('%s', (name, [outcomes, prepare]) => {
    const enter = rowOf(outcomes, prepare);
    if (name === 'Mutation.setFourEyes') afterEach(() => app.sql('update four_eyes set is_on = false'));
    if (name === 'Mutation.requireSecondFactor') afterEach(() => app.sql('delete from second_factor_role'));
    it.each(ACTORS.map((actor) => [actor, outcomeFor(outcomes, actor)] as const))('%s: %s', async (actor, outcome) => {
      const { browser, call } = await enter(actor);
      const [query, variables] = call;
      const send = async () => {
        const { status, body } = await browser.graphql(query, variables);
        return { status, code: body.errors?.[0]?.extensions.code };
      };
      if (outcome === 'done') return expectDone(send, 200, name, actor);
      await expectRefusal(
        send,
        { status: 200, code: outcome },
        expect.stringMatching(/^[a-zA-Z]+\.[a-zA-Z]+ refused$/),
      );
    });
  });
});
