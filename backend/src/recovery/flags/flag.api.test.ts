import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { entryAt, flagsOf, painAt, recordAll, seeFlag, skipAt, type Flag } from '../../../test/day-calls.js';
import { insertMember, type Member } from '../../../test/notes.js';
import { answersOf, approvedVersion, insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import type { ProtocolContent } from '../protocols/protocol-content.js';

let app: TestApp;
let content: ProtocolContent;
let kavya: Member;
let doctor: { user: { phone: string }; doctorId: string };
let surgeon: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  ({ content } = await approvedVersion(app));
  kavya = await insertMember(app, 'Kavya Rao');
  doctor = await insertDoctor(app.sql);
  surgeon = await app.signIn(doctor.user.phone, 'staff');
});
afterAll(() => app.close());

let patient: TestClient;
let planId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  const { user, record } = await insertPatientWithAccount(app.sql);
  patient = await app.signIn(user.phone);
  planId = (await insertPlan(app, record.id, { physiotherapist_id: kavya.id, doctor_id: doctor.doctorId })).id;
});

const after = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const nextDay = () => app.clock.set(after(24 * 60));
const kinds = async (browser = surgeon) => (await flagsOf(browser, planId)).map(({ kind }) => kind);
const onlyFlag = async (): Promise<Flag> => {
  const [flag, ...others] = await flagsOf(surgeon, planId);
  if (!flag || others.length > 0) throw new Error('not one flag');
  return flag;
};
const undo = (clientId: string) => entryAt(after(0), { undo: clientId });

describe('PAIN_HIGH (companion §4)', () => {
  it('is raised by pain of 7 and more, alone, with a tick or as a value, and by nothing less', async () => {
    await recordAll(patient, [painAt(after(0), 6)]);
    expect(await kinds()).toEqual([]);
    await recordAll(patient, [painAt(after(0), 9)]);
    expect(await onlyFlag()).toMatchObject({
      kind: 'PAIN_HIGH',
      sentence: 'Pain 9 of 10 on 10 Mar 2026.',
      raisedAt: NOON.toISOString(),
      times: 1,
      seenAt: null,
      seenBy: null,
      note: null,
      patient: { patientId: null },
    });
    const tick = { exercises: [{ exercise: 'anklePumps', sets: 3, reps: 20 }], pain: 7 };
    await recordAll(patient, [
      entryAt(after(0), { dangerCheck: answersOf(content) }),
      entryAt(after(1), { checkIn: tick }),
      entryAt(after(2), { measurement: { measure: 'PAIN', value: 8, method: 'TYPED' } }),
    ]);
    expect(await onlyFlag()).toMatchObject({ times: 3, sentence: 'Pain 8 of 10 on 10 Mar 2026.' });
  });

  it('moves and counts while it is open, and is another one once it was seen', async () => {
    await recordAll(patient, [painAt(after(0), 7)]);
    const { id } = await onlyFlag();
    nextDay();
    await recordAll(patient, [painAt(after(0), 8)]);
    const moved = await onlyFlag();
    expect(moved).toMatchObject({ id, times: 2, raisedAt: after(0).toISOString() });
    expect(moved.sentence).toBe('Pain 8 of 10 on 11 Mar 2026.');
    await seeFlag(surgeon, id);
    await recordAll(patient, [painAt(after(1), 7)]);
    const next = await onlyFlag();
    expect(next).toMatchObject({ times: 1 });
    expect(next.id).not.toBe(id);
  });

  it('is one flag of two phones at once, and a repeat counts nothing', async () => {
    const entries = Array.from({ length: 8 }, (_, at) => painAt(after(0), 7 + (at % 4)));
    await Promise.all(entries.map((entry) => recordAll(patient, [entry])));
    expect(await onlyFlag()).toMatchObject({ times: 8 });
    expect(await recordAll(patient, entries)).toEqual(Array(8).fill('REPEATED'));
    expect(await onlyFlag()).toMatchObject({ times: 8 });
  });

  it('is raised while the plan is stopped; a late value does not hide a newer one', async () => {
    await recordAll(patient, [entryAt(after(0), { sign: { sign: 'calf' } }), painAt(after(1), 7)]);
    await recordAll(patient, [painAt(after(-3 * 24 * 60), 10)]);
    expect(await onlyFlag()).toMatchObject({ times: 2, sentence: 'Pain 7 of 10 on 10 Mar 2026.' });
  });

  it('tells of the latest value of a day, in whichever order they arrive', async () => {
    await recordAll(patient, [painAt(after(2), 7)]);
    await recordAll(patient, [painAt(after(1), 9)]);
    expect(await onlyFlag()).toMatchObject({ times: 2, sentence: 'Pain 7 of 10 on 10 Mar 2026.' });
    await recordAll(patient, [painAt(after(3), 8), painAt(after(2), 10)]);
    expect(await onlyFlag()).toMatchObject({ times: 4, sentence: 'Pain 8 of 10 on 10 Mar 2026.' });
  });

  it('is withdrawn when the patient takes the value back, and tells of what is left', async () => {
    const [nine, seven] = [painAt(after(0), 9), painAt(after(1), 7)];
    await recordAll(patient, [nine]);
    await recordAll(patient, [seven]);
    await recordAll(patient, [undo(seven.clientId)]);
    expect(await onlyFlag()).toMatchObject({ times: 1, sentence: 'Pain 9 of 10 on 10 Mar 2026.' });
    const { id } = await onlyFlag();
    await recordAll(patient, [undo(nine.clientId)]);
    expect(await flagsOf(surgeon, planId, true)).toEqual([]);
    expect(await seeFlag(surgeon, id)).toBe('NOT_FOUND');
  });

  it('is not raised by a value that is taken back in the same request, nor left by one that staff retract', async () => {
    const told = painAt(after(0), 9);
    expect(await recordAll(patient, [told, { ...undo(told.clientId), at: after(1) }])).toEqual(['STORED', 'STORED']);
    expect(await kinds()).toEqual([]);
    await recordAll(patient, [painAt(after(2), 8)]);
    const [row] = await app.sql<{ id: string }>(
      'select id from measurement where plan_id = $1 order by taken_at desc limit 1',
      [planId],
    );
    await surgeon.graphql('mutation ($id: ID!) { retractMeasurement(id: $id, reason: "Typed by mistake") { id } }', {
      id: row?.id,
    });
    expect(await kinds()).toEqual([]);
  });
});

describe('PAIN_SKIPS (companion §4)', () => {
  it('is raised when an exercise was left out for pain on two of three days', async () => {
    expect(await recordAll(patient, [skipAt(after(0), 1, 'PAIN'), skipAt(after(0), 2, 'PAIN')])).toEqual([
      'STORED',
      'STORED',
    ]);
    expect(await kinds()).toEqual([]);
    nextDay();
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'TIRED')]);
    expect(await kinds()).toEqual([]);
    await recordAll(patient, [skipAt(after(1), 2, 'PAIN')]);
    const name = content.phases[0]?.exercises.find(({ key }) => key === 'anklePumps')?.name.en;
    expect(await onlyFlag()).toMatchObject({
      kind: 'PAIN_SKIPS',
      times: 1,
      sentence: `“${name}” left out for pain on 2 of 3 days, last on 12 Mar 2026.`,
    });
    await recordAll(patient, [skipAt(after(2), 3, 'PAIN')]);
    expect(await onlyFlag()).toMatchObject({ times: 1 });
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    expect(await onlyFlag()).toMatchObject({ times: 2, raisedAt: after(0).toISOString() });
  });

  it('is not raised by days further apart, by two exercises on a day each, or by a skip that a set outweighs', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN', { exercise: 'quadSets' })]);
    nextDay();
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    expect(await kinds()).toEqual([]);
    const set = { exercise: 'anklePumps', occasion: 1, set: 1 };
    nextDay();
    await recordAll(patient, [
      entryAt(after(0), { dangerCheck: answersOf(content) }),
      entryAt(after(2), { setDone: set }),
      skipAt(after(1), 1, 'PAIN'),
    ]);
    expect(await kinds()).toEqual([]);
  });

  const quadSets = { exercise: 'quadSets' };
  const nameOf = (exercise: string) => content.phases[0]?.exercises.find(({ key }) => key === exercise)?.name.en;

  it('is not raised again by the skips that somebody has seen, but by another exercise or a later day', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN'), skipAt(after(0), 1, 'PAIN', quadSets)]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    await seeFlag(surgeon, (await onlyFlag()).id);
    await recordAll(patient, [skipAt(after(1), 2, 'PAIN')]);
    expect(await kinds()).toEqual([]);
    await recordAll(patient, [skipAt(after(2), 1, 'PAIN', quadSets)]);
    const flag = await onlyFlag();
    expect(flag.sentence).toContain(`“${nameOf('quadSets')}”`);
    await seeFlag(surgeon, flag.id);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    expect(await onlyFlag()).toMatchObject({
      times: 1,
      sentence: `“${nameOf('anklePumps')}” left out for pain on 2 of 3 days, last on 12 Mar 2026.`,
    });
  });

  it('tells of another exercise when the one that it tells of was done after all, unless that was seen', async () => {
    const both = () => [skipAt(after(0), 1, 'PAIN'), skipAt(after(0), 1, 'PAIN', quadSets)];
    await recordAll(patient, both());
    nextDay();
    await recordAll(patient, both());
    expect((await onlyFlag()).sentence).toContain(`“${nameOf('anklePumps')}”`);
    await recordAll(patient, [skipAt(after(1), 1, null)]);
    const flag = await onlyFlag();
    expect(flag.sentence).toContain(`“${nameOf('quadSets')}”`);
    await seeFlag(surgeon, flag.id);
    await recordAll(patient, [skipAt(after(2), 1, 'PAIN')]);
    expect((await onlyFlag()).sentence).toContain(`“${nameOf('anklePumps')}”`);
    await recordAll(patient, [skipAt(after(3), 1, null)]);
    expect(await kinds()).toEqual([]);
  });

  it('tells of the exercise that was left out last', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN'), skipAt(after(0), 1, 'PAIN', quadSets)]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN', quadSets)]);
    expect(await onlyFlag()).toMatchObject({
      times: 2,
      sentence: `“${nameOf('quadSets')}” left out for pain on 2 of 3 days, last on 12 Mar 2026.`,
    });
  });

  it('is withdrawn by a correction that arrives days later', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    nextDay();
    const last = skipAt(after(0), 1, 'PAIN');
    await recordAll(patient, [last]);
    nextDay();
    nextDay();
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'TIRED')]);
    expect(await kinds()).toEqual(['PAIN_SKIPS']);
    await recordAll(patient, [skipAt(new Date(last.at.getTime() + 60_000), 1, null)]);
    expect(await kinds()).toEqual([]);
  });

  it('stays when the phase that prescribed the exercise was left', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    await app.sql(
      `insert into gate_passage (plan_id, from_phase, to_phase, confirmed_at, physiotherapist_id, deviations)
       select id, 1, 2, $2, physiotherapist_id, '[]' from recovery_plan where id = $1`,
      [planId, after(1)],
    );
    const [next] = content.phases[1]?.exercises.filter(({ key }) => !isInFirst(key)) ?? [];
    expect(await recordAll(patient, [skipAt(after(2), 1, 'TIRED', { exercise: next?.key })])).toEqual(['STORED']);
    expect(await kinds()).toEqual(['PAIN_SKIPS']);
  });
  const isInFirst = (exercise: string) => nameOf(exercise) !== undefined;

  it('is withdrawn when the skip is taken back or the exercise is done after all', async () => {
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    nextDay();
    await recordAll(patient, [skipAt(after(0), 1, 'PAIN')]);
    expect(await kinds()).toEqual(['PAIN_SKIPS']);
    await recordAll(patient, [skipAt(after(1), 1, null)]);
    expect(await kinds()).toEqual([]);
    await recordAll(patient, [skipAt(after(2), 1, 'PAIN')]);
    expect(await kinds()).toEqual(['PAIN_SKIPS']);
    await recordAll(patient, [
      entryAt(after(2), { dangerCheck: answersOf(content) }),
      entryAt(after(3), { setDone: { exercise: 'anklePumps', occasion: 1, set: 1 } }),
    ]);
    expect(await kinds()).toEqual([]);
  });
});
