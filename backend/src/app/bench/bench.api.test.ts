import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAppointment,
  insertCover,
  insertLeave,
  insertPatient,
  insertPhysiotherapist,
  insertStaff,
} from '../../../test/builders.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOON.getTime() + count * HOUR);

let app: TestApp;
let own: { id: string; browser: TestClient };
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { user, physiotherapistId } = await insertStaff(app.sql);
  own = { id: physiotherapistId, browser: await app.signIn(user.phone, 'staff') };
});

interface Answers {
  benchDay: {
    sessions: Record<string, unknown>[];
    leave: { note: string | null }[];
    covers: object[];
    openSigns: number;
    free: object[];
    day: string;
  };
  calendar: { columns: { free: object[]; physiotherapist: { name: string }; coveredBy: object[] }[] }[];
  benchPatients: {
    edges: {
      node: { patient: { name: string }; reach: string; hasPlan: boolean; nextSession: string | null };
      cursor: string;
    }[];
    pageInfo: { hasNextPage: boolean };
    totalCount: number;
  };
}

async function ask(query: string, variables?: object) {
  const { body } = await own.browser.graphql<Partial<Answers>>(query, variables);
  return { data: body.data, code: body.errors?.[0]?.extensions.code };
}

const session = (patientId: string, starts_at: Date, columns: object = {}) =>
  insertAppointment(app.sql, patientId, {
    physiotherapist_id: own.id,
    status: 'scheduled',
    starts_at,
    duration_minutes: 45,
    ...columns,
  });

/** An open danger sign of a plan. */
const sign = (planId: string, due_at: Date) =>
  app.sql(
    `insert into care_task (id, plan_id, severity, status, signs, created_at, due_at)
     values (gen_random_uuid(), $1, 'URGENT', 'OPEN', '{fall}', $2, $3)`,
    [planId, NOON, due_at],
  );

describe("a physiotherapist's own day (bench §8)", () => {
  const SESSION = `appointment { id status } patient { name address contactNumber } alert reach openTask { severity } isFirst number phase`;

  it('has the sessions that are scheduled, completed and missed, with what one needs at the door', async () => {
    const patient = await insertPatient(app.sql, {
      name: 'Lata Iyer',
      address: '3 Park Road',
      alert: 'Hard of hearing',
    });
    const plan = await insertPlan(app, patient.id, { physiotherapist_id: own.id });
    await sign(plan.id, hours(1));
    await session(patient.id, hours(-48), { status: 'completed' });
    const next = await session(patient.id, hours(2), { session_type: 'Home' });
    const missed = await session(patient.id, hours(-3), { status: 'missed', missed_reason: 'Rain' });
    await session(patient.id, hours(3), { status: 'canceled' });
    await session(patient.id, hours(4), { status: 'pending' });
    await session(patient.id, hours(24));
    const { data } = await ask(`{ benchDay { day openSigns sessions { ${SESSION} } } }`);
    expect(data?.benchDay).toMatchObject({ day: '2026-03-10', openSigns: 1 });
    expect(data?.benchDay?.sessions.map(({ appointment }) => appointment)).toEqual([
      { id: missed.id, status: 'MISSED' },
      { id: next.id, status: 'SCHEDULED' },
    ]);
    expect(data?.benchDay?.sessions[1]).toMatchObject({
      patient: { name: 'Lata Iyer', address: '3 Park Road' },
      alert: 'Hard of hearing',
      reach: 'IN_CHARGE',
      openTask: { severity: 'URGENT' },
      isFirst: false,
      number: 2,
      phase: 'Phase 1 of 5',
    });
  });

  it('has a session of yesterday that nobody marked, with the name alone until it is marked', async () => {
    const { id } = await session(
      (await insertPatient(app.sql, { name: 'Lata Iyer', alert: 'Hard of hearing' })).id,
      hours(-24),
    );
    const day = async () => {
      const { data } = await ask(`{ benchDay(day: "2026-03-09") { sessions { ${SESSION} lastPlan } } }`);
      return data?.benchDay?.sessions;
    };
    expect(await day()).toMatchObject([
      {
        appointment: { id, status: 'SCHEDULED' },
        patient: { name: 'Lata Iyer', address: null, contactNumber: null },
        alert: null,
        reach: 'NONE',
      },
    ]);
    expect((await ask(`mutation { completeAppointment(id: "${id}") { id } }`)).code).toBeUndefined();
    expect(await day()).toMatchObject([{ reach: 'TREATS', alert: 'Hard of hearing' }]);
  });

  it('marks a first session, and has no phase without a plan', async () => {
    await session((await insertPatient(app.sql)).id, hours(2));
    const { data } = await ask(`{ benchDay { sessions { ${SESSION} } } }`);
    expect(data?.benchDay?.sessions).toMatchObject([{ isFirst: true, number: 1, phase: null, reach: 'TREATS' }]);
  });

  it("has one's own sessions alone, the covers and the leave of the day, without its note", async () => {
    const other = await insertPhysiotherapist(app.sql, { name: 'Ravi Nair' });
    await session((await insertPatient(app.sql)).id, hours(2), { physiotherapist_id: other.id });
    await insertCover(app.sql, other.id, own.id);
    await insertLeave(app.sql, own.id, { note: 'Surgery' });
    const day = async (day: string) =>
      (
        await ask(
          'query ($day: LocalDate) { benchDay(day: $day) { sessions { number } leave { note } covers { absent { name } } } }',
          { day },
        )
      ).data?.benchDay;
    expect(await day('2026-03-12')).toEqual({
      sessions: [],
      leave: [{ note: null }],
      covers: [{ absent: { name: 'Ravi Nair' } }],
    });
    expect(await day('2026-03-13')).toEqual({ sessions: [], leave: [], covers: [] });
  });

  it('has the own free time, as the calendar has it', async () => {
    await session((await insertPatient(app.sql)).id, new Date('2026-03-12T10:00:00+05:30'), { duration_minutes: 60 });
    const { data } = await ask(
      `{ benchDay(day: "2026-03-12") { free { from until } } calendar(from: "2026-03-12", until: "2026-03-12") { columns { free { from until } } } }`,
    );
    expect(data?.benchDay?.free).toEqual([
      { from: '2026-03-12T02:30:00.000Z', until: '2026-03-12T04:30:00.000Z' },
      { from: '2026-03-12T05:30:00.000Z', until: '2026-03-12T12:30:00.000Z' },
    ]);
    expect(data?.calendar?.[0]?.columns[0]?.free).toEqual(data?.benchDay?.free);
  });

  it.each(['2026-01-08', '2026-05-10'])('is not of a day more than 60 days away: %s', async (day) => {
    expect((await ask(`{ benchDay(day: "${day}") { day } }`)).code).toBe('BAD_INPUT');
  });
});

it('the calendar of whoever stands in has the own column and that of the absent one, while the cover lasts (bench §2, §5)', async () => {
  const other = await insertPhysiotherapist(app.sql, { name: 'Ravi Nair' });
  const { id } = await insertCover(app.sql, other.id, own.id, { last_day: '2026-03-10' });
  const columns = async () =>
    (
      await ask(
        '{ calendar(from: "2026-03-10", until: "2026-03-11") { columns { physiotherapist { name } coveredBy { name } } } }',
      )
    ).data?.calendar;
  const ownColumn = { physiotherapist: { name: 'Neha Kapoor' }, coveredBy: [] };
  const absent = (coveredBy: object[]) => ({ physiotherapist: { name: 'Ravi Nair' }, coveredBy });
  expect(await columns()).toEqual([
    { columns: [ownColumn, absent([{ name: 'Neha Kapoor' }])] },
    { columns: [ownColumn, absent([])] },
  ]);
  await app.sql('update cover set ended_at = now() where id = $1', [id]);
  expect(await columns()).toEqual([{ columns: [ownColumn] }, { columns: [ownColumn] }]);
});

describe("a physiotherapist's own patients (bench §8)", () => {
  it('are those within reach: open danger signs first, then by the next session, then by name', async () => {
    const named = async (name: string) => (await insertPatient(app.sql, { name })).id;
    const [anil, bela, chand, devi, esha] = [
      await named('Anil'),
      await named('Bela'),
      await named('Chand'),
      await named('devi'),
      await named('Esha'),
    ];
    for (const id of [anil, devi, esha])
      await session(id, hours(-500), {
        status: 'completed',
        physiotherapist_id: own.id,
        starts_at: hours(-500 - Number(`0x${id.slice(0, 4)}`) / 1_000),
      });
    await session(bela, hours(48));
    await session(chand, hours(24));
    await sign((await insertPlan(app, esha, { physiotherapist_id: own.id })).id, hours(1));
    await insertPatient(app.sql, { name: 'Stranger' });
    const page = (first: number, after: string | null = null, search: string | null = null) =>
      ask(
        `query ($first: Int!, $after: String, $search: String) { benchPatients(first: $first, after: $after, search: $search) {
          edges { node { patient { name } reach hasPlan nextSession } cursor } pageInfo { hasNextPage } totalCount } }`,
        { first, after, search },
      );
    const names: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { data } = await page(2, after);
      names.push(...(data?.benchPatients?.edges.map(({ node }) => node.patient.name) ?? []));
      expect(data?.benchPatients?.totalCount).toBe(5);
      after = data?.benchPatients?.edges.at(-1)?.cursor ?? null;
      more = data?.benchPatients?.pageInfo.hasNextPage ?? false;
    }
    expect(names).toEqual(['Esha', 'Chand', 'Bela', 'Anil', 'devi']);
    const { data } = await page(10, null, 'esh');
    expect(data?.benchPatients).toMatchObject({
      edges: [{ node: { patient: { name: 'Esha' }, reach: 'IN_CHARGE', hasPlan: true, nextSession: null } }],
      totalCount: 1,
    });
    expect((await page(0)).code).toBe('BAD_INPUT');
    expect((await page(5, 'nonsense')).code).toBe('BAD_INPUT');
  });
});

describe('a physiotherapist books (bench, changed sentences)', () => {
  const book = (input: object) =>
    ask('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
      input: { appointmentDate: '2026-03-12T10:00', sessionType: 'CLINIC', physiotherapistId: own.id, ...input },
    });

  it('patients within reach into the own column, and finds neither others nor their columns', async () => {
    const patient = await insertPatient(app.sql);
    expect((await book({ patientId: patient.id })).code).toBe('NOT_FOUND');
    await session(patient.id, hours(2));
    const other = await insertPhysiotherapist(app.sql);
    expect((await book({ patientId: patient.id, physiotherapistId: other.id })).code).toBe('NOT_FOUND');
    expect((await book({ patientId: patient.id, physiotherapistId: null })).code).toBe('NOT_FOUND');
    expect((await book({ patientId: patient.id })).code).toBeUndefined();
  });

  it('and moves a session within the own column, not into another', async () => {
    const { id } = await session((await insertPatient(app.sql)).id, hours(2));
    const other = await insertPhysiotherapist(app.sql);
    const move = (input: string) =>
      ask(`mutation { moveAppointment(id: "${id}", input: { appointmentDate: "2026-03-12T10:00" ${input} }) { id } }`);
    expect((await move(`physiotherapistId: "${other.id}"`)).code).toBe('NOT_FOUND');
    expect((await move('')).code).toBeUndefined();
  });
});
