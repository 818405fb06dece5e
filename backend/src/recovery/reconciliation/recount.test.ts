import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { PLAN_SESSION_STATES } from '../plans/plan.queries.js';
import { SESSION_EVENT_KINDS } from '../plans/session-event.queries.js';
import { recount, stepOf, type EventOfPlan } from './recount.js';

const [own, other] = ['01970000-0000-7000-8000-000000000001', '01970000-0000-7000-8000-000000000002'];
const PLAN = '01970000-0000-7000-8000-0000000000ff';

describe('what an event makes of a session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is the same here and in the database, of every event, state and appointment', async () => {
    const cases = SESSION_EVENT_KINDS.flatMap((kind) =>
      [own, other, null].flatMap((booking) => [
        { kind, booking, present: undefined },
        ...PLAN_SESSION_STATES.flatMap((state) =>
          [own, null].map((appointmentId) => ({ kind, booking, present: { state, appointmentId } })),
        ),
      ]),
    );
    const rows = await app.sql<{ state: string | null }>(
      `select step_of_session(c.kind, (c.plan, 1, 1, 1, c.state, c.held)::plan_session, c.booking) as state
       from unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[]) with ordinality
         as c (kind, booking, plan, state, held, place) order by place`,
      [
        cases.map(({ kind }) => kind),
        cases.map(({ booking }) => booking),
        cases.map(({ present }) => (present ? PLAN : null)),
        cases.map(({ present }) => present?.state ?? null),
        cases.map(({ present }) => present?.appointmentId ?? null),
      ],
    );
    expect(cases.map(({ kind, present, booking }) => stepOf(kind, present, booking) ?? null)).toEqual(
      rows.map(({ state }) => state),
    );
    expect(rows.filter(({ state }) => state).length).toBeGreaterThan(15);
  });
});

describe('a plan counted from its events', () => {
  const planned: EventOfPlan = [1, 'PLANNED', 'AHEAD', null];
  const booked: EventOfPlan = [1, 'BOOKED', 'AHEAD', own];

  it('holds its appointment until it is let go', () => {
    expect(recount([planned, booked]).sessions.get(1)).toEqual({ state: 'AHEAD', appointmentId: own });
    expect(recount([planned, booked, [1, 'UNBOOKED', 'AHEAD', own]]).sessions.get(1)?.appointmentId).toBeNull();
  });

  it('counts a missed appointment also when its session was made up, and none that was corrected', () => {
    const missed: EventOfPlan[] = [planned, booked, [1, 'MISSED', 'MISSED', own]];
    const madeUp: EventOfPlan[] = [...missed, [1, 'REOPENED', 'AHEAD', null], [1, 'BOOKED', 'AHEAD', other]];
    expect(recount(madeUp)).toMatchObject({ fitting: 5, missedInAll: 1 });
    const corrected = recount([...missed, [1, 'CORRECTED', 'DONE', own]]);
    expect(corrected).toMatchObject({ fitting: 4, missedInAll: 0 });
    expect(corrected.sessions.get(1)?.state).toBe('DONE');
  });

  it('passes over what does not fit, and counts it as that', () => {
    expect(recount([planned, [1, 'DONE', 'DONE', own]])).toMatchObject({ fitting: 1 });
    expect(recount([planned, [1, 'BOOKED', 'DONE', own]])).toMatchObject({ fitting: 1 });
    expect(recount([planned, planned])).toMatchObject({ fitting: 1 });
  });
});
