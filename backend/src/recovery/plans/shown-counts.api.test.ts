import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertStaff } from '../../../test/builders.js';
import { createHospitalApp, insertClient, signInClient } from '../../../test/hospital.js';
import { missedCalls } from '../../../test/missed-calls.js';
import { insertSession, planCalls, why } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { SessionStorm } from '../../../test/session-storm.js';
import { agreeing, shownCounts, type Lookers, type ShownLedger } from '../../../test/shown-counts.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import { onceBegun } from '../../../test/once-begun.js';
import type { TestClient } from '../../../test/test-client.js';
import { reconcile } from '../reconciliation/reconcile.js';

let app: TestApp;
let admin: TestClient;
let hospital: string;
const { call, add, cancel, reopen, correct, stop } = planCalls(() => admin);
const { offer, accept } = missedCalls(() => admin);
beforeAll(async () => {
  app = await createHospitalApp({ limits: { exportsPerAdminHour: 1_000 } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  hospital = await signInClient(app, await insertClient(app.sql));
});
afterAll(() => app.close());

/** A plan of 25 sessions: the first done, the second missed, the third booked. */
interface Underway extends Lookers {
  done: string;
  missed: string;
  booked: string;
}
const BEGUN: ShownLedger = {
  planned: 25,
  done: 1,
  missed: 1,
  cancelled: 0,
  ahead: 23,
  booked: 1,
  missedInAll: 1,
  settled: 0,
};

let count = 0;
async function underway(): Promise<Underway> {
  const name = `Counted ${++count} Times`;
  const { user, record } = await insertPatientWithAccount(app.sql, { name });
  const { user: treats, physiotherapistId } = await insertStaff(app.sql);
  const { id: planId } = await insertPlan(app, record.id, { physiotherapist_id: physiotherapistId });
  const lookers = { app, patientId: record.id, name, planId, admin, hospital, own: await app.signIn(user.phone) };
  const physio = await app.signIn(treats.phone, 'staff');
  const done = await insertSession(app, record.id, 'completed');
  const missed = await insertSession(app, record.id, 'missed');
  return { ...lookers, physio, done, missed, booked: await insertSession(app, record.id) };
}

async function act(mutation: string): Promise<string> {
  const { body } = await admin.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} { id } }`);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.done.id;
}
let hour = 500;
const moment = () => new Date(NOON.getTime() + ++hour * 3_600_000).toISOString();
const book = (patientId: string) =>
  act(`bookAppointment(input: { patientId: "${patientId}", appointmentDate: "${moment()}", sessionType: CLINIC })`);
const fine = async (decided: Promise<{ code: string | undefined }>) => expect((await decided).code).toBeUndefined();
const kindsOf = async (planId: string) =>
  (await app.sql<{ kind: string }>('select kind from session_event where plan_id = $1 order by id', [planId])).map(
    ({ kind }) => kind,
  );

/** Confirms every gate of a plan, with a reason for all that is not met: the last one ends it. */
async function leaveAllPhases({ physio, planId }: Underway): Promise<void> {
  interface Asked {
    gate: { phase: number; results: { criterion: { key: string }; state: string }[] } | null;
  }
  for (;;) {
    const { body } = await physio.graphql<Asked>(
      `{ gate(planId: "${planId}") { phase results { criterion { key } state } } }`,
    );
    const gate = body.data?.gate;
    if (!gate) return;
    const open = gate.results.filter(({ state }) => state !== 'MET');
    const deviations = open.map(({ criterion }) => `{ criterion: "${criterion.key}", reason: "${why}" }`).join(' ');
    await fine(call(`confirmGate(planId: "${planId}", fromPhase: ${gate.phase}, deviations: [${deviations}])`, physio));
  }
}

type Case = [
  what: string,
  kinds: string[],
  happens: (plan: Underway) => Promise<unknown>,
  changed: Partial<ShownLedger>,
  hasEnded?: true,
];

describe('every place that shows counts of sessions says the same (recovery §1)', () => {
  it.each<Case>([
    ['a plan that is made', [], async () => undefined, {}],
    ['BOOKED', ['BOOKED'], ({ patientId }) => book(patientId), { booked: 2 }],
    [
      'RESCHEDULED',
      ['RESCHEDULED'],
      ({ booked }) => act(`moveAppointment(id: "${booked}", input: { appointmentDate: "${moment()}" })`),
      {},
    ],
    ['UNBOOKED', ['UNBOOKED'], ({ booked }) => act(`cancelAppointment(id: "${booked}")`), { booked: 0 }],
    [
      'DONE',
      ['DONE'],
      ({ booked }) => onceBegun(app, () => act(`completeAppointment(id: "${booked}")`)),
      { done: 2, ahead: 22, booked: 0 },
    ],
    [
      'MISSED',
      ['MISSED'],
      ({ booked }) => onceBegun(app, () => act(`markAppointmentMissed(id: "${booked}", reason: "Fever")`)),
      { missed: 2, missedInAll: 2, ahead: 22, booked: 0 },
    ],
    [
      'CORRECTED to missed',
      ['CORRECTED'],
      ({ done }) => fine(correct(done, 'MISSED')),
      { done: 0, missed: 2, missedInAll: 2 },
    ],
    [
      'CORRECTED to completed',
      ['CORRECTED'],
      ({ missed }) => fine(correct(missed, 'COMPLETED')),
      { done: 2, missed: 0, missedInAll: 0 },
    ],
    [
      'CANCELLED of one that was ahead',
      ['CANCELLED'],
      ({ planId }) => fine(cancel(planId, 25)),
      { cancelled: 1, ahead: 22 },
    ],
    [
      'CANCELLED of a missed one',
      ['CANCELLED'],
      ({ planId }) => fine(cancel(planId, 2)),
      { cancelled: 1, missed: 0, settled: 1 },
    ],
    [
      'REOPENED of a missed one',
      ['REOPENED'],
      ({ planId }) => fine(reopen(planId, 2)),
      { missed: 0, ahead: 24, settled: 1 },
    ],
    [
      'REOPENED of one that was taken out',
      ['CANCELLED', 'REOPENED'],
      async ({ planId }) => {
        await fine(cancel(planId, 25));
        await fine(reopen(planId, 25));
      },
      {},
    ],
    [
      'a missed one that was made up',
      ['REOPENED', 'BOOKED', 'DONE'],
      async ({ planId, patientId }) => {
        await fine(reopen(planId, 2));
        const made = await book(patientId);
        await onceBegun(app, () => act(`completeAppointment(id: "${made}")`));
      },
      { done: 2, missed: 0, settled: 1 },
    ],
    [
      'an offer that was accepted',
      ['REOPENED', 'BOOKED'],
      async ({ planId }) => {
        const { id, slots } = await offer(planId, 2);
        await fine(accept(id, slots[0]));
      },
      { missed: 0, ahead: 24, booked: 2, settled: 1 },
    ],
    ['PLANNED', ['PLANNED', 'PLANNED'], ({ planId }) => fine(add(planId, 2)), { planned: 27, ahead: 25 }],
    [
      'the end of a plan that is stopped',
      ['UNBOOKED', ...Array.from({ length: 23 }, () => 'CANCELLED')],
      ({ planId }) => fine(stop(planId)),
      { cancelled: 23, ahead: 0, booked: 0 },
      true,
    ],
    [
      'the end of a plan whose last phase was left',
      ['UNBOOKED', ...Array.from({ length: 23 }, () => 'CANCELLED')],
      leaveAllPhases,
      { cancelled: 23, ahead: 0, booked: 0 },
      true,
    ],
    [
      'a record that was deleted and restored',
      [],
      async ({ patientId }) => {
        await act(`deletePatient(id: "${patientId}")`);
        await act(`restorePatient(id: "${patientId}")`);
      },
      {},
    ],
  ])('after %s', async (_what, kinds, happens, changed, hasEnded) => {
    const plan = await underway();
    const before = await kindsOf(plan.planId);
    await happens(plan);
    expect((await kindsOf(plan.planId)).slice(before.length)).toEqual(kinds);
    expect(await shownCounts(plan)).toEqual(agreeing({ ...BEGUN, ...changed }, !hasEnded));
    expect(await reconcile(app.connections.pool, NOON)).toMatchObject({ differences: [] });
  });

  it('after each round of many actions by eight writers at once', async () => {
    const storm = new SessionStorm(app, admin, 23);
    await storm.begin();
    const all: Lookers[] = [];
    for (const { id: patientId, plan: planId, name, phone, physioPhone } of storm.underway) {
      const [own, physio] = [await app.signIn(phone), await app.signIn(physioPhone, 'staff')];
      all.push({ app, patientId, name, planId, admin, own, physio, hospital });
    }
    for (let round = 0; round < 6; round++) {
      await storm.round();
      for (const plan of all) {
        const shown = await shownCounts(plan);
        expect(shown).toEqual(agreeing((shown['recoveryPlan'] as { ledger: ShownLedger }).ledger, true));
      }
      expect(await reconcile(app.connections.pool, NOON)).toMatchObject({ differences: [] });
    }
    expect(storm.codes.get('done')).toBeGreaterThan(20);
  });
});
