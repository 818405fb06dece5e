import { describe, expect, it } from 'vitest';
import { criterionSentence, gateSentence } from './gate-sentence.js';
import { evaluateGate, type ContentCriterion, type EvaluatedValue, type Standing } from './evaluate-gate.js';

const at = (moment: string) => new Date(`${moment}:00+05:30`);
const bend = (value: number, more: Partial<EvaluatedValue> = {}): EvaluatedValue => ({
  measure: 'KNEE_FLEXION',
  value,
  side: 'RIGHT',
  mode: 'ACTIVE',
  takenAt: at('2026-11-20T10:00'),
  recordedAt: at('2026-11-20T10:00'),
  enteredAs: 'PATIENT',
  ...more,
});
const pain = (value: number, more: Partial<EvaluatedValue> = {}) =>
  bend(value, { measure: 'PAIN', side: null, mode: null, ...more });
const bends90: ContentCriterion = {
  key: 'flexion',
  kind: 'MEASURE',
  measure: 'KNEE_FLEXION',
  comparison: 'AT_LEAST',
  value: 90,
  maxAgeDays: 3,
  staffOnly: false,
};
const pain3: ContentCriterion = { ...bends90, key: 'pain', measure: 'PAIN', comparison: 'AT_MOST', value: 3 };
const standing = (criterion: ContentCriterion, more: Partial<Standing> = {}): Standing => ({
  phase: { criteria: [criterion] },
  measurements: [],
  sessionsInPhase: 0,
  surgeryDate: '2026-11-01',
  side: 'RIGHT',
  today: '2026-11-20',
  stopped: false,
  ...more,
});
const judged = (criterion: ContentCriterion, measurements: EvaluatedValue[], more: Partial<Standing> = {}) =>
  evaluateGate(standing(criterion, { measurements, ...more })).results[0];

interface Case {
  rule: string;
  criterion: ContentCriterion;
  values: EvaluatedValue[];
  more?: Partial<Standing>;
  state: 'MET' | 'UNMET' | 'UNKNOWN';
  actual: number | null;
}
const staffOnly: ContentCriterion = { ...bends90, staffOnly: true };
const active: ContentCriterion = { ...bends90, mode: 'ACTIVE' };
const { maxAgeDays: _none, ...ageless } = bends90;
const sessions: ContentCriterion = {
  key: 's',
  kind: 'SESSIONS_IN_PHASE',
  comparison: 'AT_LEAST',
  value: 4,
  staffOnly: false,
};
const days: ContentCriterion = { ...sessions, key: 'd', kind: 'DAYS_SINCE_SURGERY', value: 14 };
const sessions2: ContentCriterion = { ...sessions, comparison: 'AT_MOST', value: 2 };
const early = { takenAt: at('2026-11-18T10:00') };
const noRow = { state: 'UNKNOWN', actual: null } as const;

const cases: Case[] = [
  { rule: 'equal, at least', criterion: bends90, values: [bend(90)], state: 'MET', actual: 90 },
  { rule: 'a tenth less, at least', criterion: bends90, values: [bend(89.9)], state: 'UNMET', actual: 89.9 },
  { rule: 'more, at least', criterion: bends90, values: [bend(90.1)], state: 'MET', actual: 90.1 },
  { rule: 'equal, at most', criterion: pain3, values: [pain(3)], state: 'MET', actual: 3 },
  { rule: 'more, at most', criterion: pain3, values: [pain(4)], state: 'UNMET', actual: 4 },
  { rule: 'less, at most', criterion: pain3, values: [pain(0)], state: 'MET', actual: 0 },
  { rule: 'no value', criterion: bends90, values: [], ...noRow },
  { rule: 'of another measure', criterion: bends90, values: [bend(95, { measure: 'HIP_FLEXION' })], ...noRow },
  { rule: 'of the other side alone', criterion: bends90, values: [bend(95, { side: 'LEFT' })], ...noRow },
  {
    rule: 'a later one of the other side is not looked at',
    criterion: bends90,
    values: [bend(85, early), bend(95, { side: 'LEFT' })],
    state: 'UNMET',
    actual: 85,
  },
  {
    rule: 'pain has no side and fits any',
    criterion: pain3,
    values: [pain(2)],
    more: { side: 'LEFT' },
    state: 'MET',
    actual: 2,
  },
  {
    rule: 'the spine has no other side',
    criterion: bends90,
    values: [bend(90, { side: 'LEFT' })],
    more: { side: 'NONE' },
    state: 'MET',
    actual: 90,
  },
  { rule: 'of the other mode alone', criterion: active, values: [bend(95, { mode: 'PASSIVE' })], ...noRow },
  { rule: 'of its mode', criterion: active, values: [bend(95)], state: 'MET', actual: 95 },
  {
    rule: 'without a mode either counts',
    criterion: bends90,
    values: [bend(85, early), bend(95, { mode: 'PASSIVE' })],
    state: 'MET',
    actual: 95,
  },
  { rule: 'staff only: not the patient', criterion: staffOnly, values: [bend(95)], ...noRow },
  { rule: 'staff only: not an admin', criterion: staffOnly, values: [bend(95, { enteredAs: 'ADMIN' })], ...noRow },
  {
    rule: 'staff only: the physiotherapist',
    criterion: staffOnly,
    values: [bend(91, { enteredAs: 'PHYSIOTHERAPIST', ...early }), bend(80)],
    state: 'MET',
    actual: 91,
  },
  {
    rule: 'staff only: the doctor',
    criterion: staffOnly,
    values: [bend(92, { enteredAs: 'DOCTOR' })],
    state: 'MET',
    actual: 92,
  },
  {
    rule: 'three days old at three',
    criterion: bends90,
    values: [bend(95, { takenAt: at('2026-11-17T00:00') })],
    state: 'MET',
    actual: 95,
  },
  {
    rule: 'four days old at three',
    criterion: bends90,
    values: [bend(95, { takenAt: at('2026-11-16T23:59') })],
    ...noRow,
  },
  {
    rule: 'any age without a limit',
    criterion: ageless,
    values: [bend(95, { takenAt: at('2025-01-01T10:00') })],
    state: 'MET',
    actual: 95,
  },
  {
    rule: 'taken in a minute of tomorrow, by a phone whose clock runs ahead',
    criterion: bends90,
    values: [bend(95, { takenAt: at('2026-11-21T00:01') })],
    state: 'MET',
    actual: 95,
  },
  {
    rule: 'a worse one replaces a better',
    criterion: bends90,
    values: [bend(70), bend(95, early)],
    state: 'UNMET',
    actual: 70,
  },
  {
    rule: 'entered late but taken earlier changes nothing',
    criterion: bends90,
    values: [bend(95), bend(70, { ...early, recordedAt: at('2026-11-20T18:00') })],
    state: 'MET',
    actual: 95,
  },
  {
    rule: 'of two taken at once, that recorded last',
    criterion: bends90,
    values: [bend(95, { recordedAt: at('2026-11-20T11:00') }), bend(70)],
    state: 'MET',
    actual: 95,
  },
  { rule: 'sessions', criterion: sessions, values: [], more: { sessionsInPhase: 4 }, state: 'MET', actual: 4 },
  { rule: 'no sessions', criterion: sessions, values: [], more: { sessionsInPhase: 0 }, state: 'UNMET', actual: 0 },
  { rule: 'too many', criterion: sessions2, values: [], more: { sessionsInPhase: 3 }, state: 'UNMET', actual: 3 },
  { rule: 'day 14', criterion: days, values: [], more: { surgeryDate: '2026-11-06' }, state: 'MET', actual: 14 },
  { rule: 'day 13', criterion: days, values: [], more: { surgeryDate: '2026-11-07' }, state: 'UNMET', actual: 13 },
  {
    rule: 'operation day',
    criterion: days,
    values: [],
    more: { surgeryDate: '2026-11-20' },
    state: 'UNMET',
    actual: 0,
  },
];

describe('a criterion (recovery §2)', () => {
  it.each(cases)('$rule: $state', ({ criterion, values, more, state, actual }) => {
    const expected = { state, actual };
    expect(judged(criterion, values, more)).toMatchObject(expected);
    // In whatever order they come.
    expect(judged(criterion, values.toReversed(), more)).toMatchObject(expected);
    expect(evaluateGate(standing(criterion, { measurements: values, ...more })).ready).toBe(state === 'MET');
  });

  it('says when the value was taken, and nothing where none counts', () => {
    expect(judged(bends90, [bend(95)])?.takenAt).toEqual(at('2026-11-20T10:00'));
    expect(judged(bends90, [])?.takenAt).toBeNull();
    expect(judged(sessions, [], { sessionsInPhase: 4 })?.takenAt).toBeNull();
  });
});

describe('a phase', () => {
  it('is not left while one criterion is open, or a danger sign', () => {
    const criteria = [bends90, pain3];
    const measurements = [bend(90), pain(3)];
    const both = standing(bends90, { phase: { criteria }, measurements });
    expect(evaluateGate(both).ready).toBe(true);
    expect(evaluateGate({ ...both, stopped: true }).ready).toBe(false);
    expect(evaluateGate({ ...both, measurements: [bend(90)] }).ready).toBe(false);
    expect(evaluateGate({ ...both, measurements: [bend(89), pain(3)] }).ready).toBe(false);
  });

  const of = (criterion: ContentCriterion, measurements: EvaluatedValue[], more: Partial<Standing> = {}) =>
    evaluateGate(standing(criterion, { measurements, ...more }));

  it('says in both languages what there is, when it was taken and what is needed', () => {
    const say = (criterion: ContentCriterion, measurements: EvaluatedValue[], more: Partial<Standing> = {}) =>
      of(criterion, measurements, more).results.flatMap((one) => [
        criterionSentence(one, 'EN'),
        criterionSentence(one, 'HI'),
      ]);
    const walks: ContentCriterion = { ...bends90, measure: 'WALKS_UNAIDED', value: 1, staffOnly: true };
    expect(say(bends90, [bend(85)])).toEqual([
      'Knee bend: 85° (20 Nov 2026); needed is at least 90°.',
      'घुटने का मोड़: 85° (20 नवंबर 2026); कम से कम 90° चाहिए।',
    ]);
    expect(say(pain3, [pain(4)])[0]).toBe('Pain: 4 of 10 (20 Nov 2026); needed is at most 3 of 10.');
    expect(
      say({ ...pain3, measure: 'TIMED_UP_AND_GO', value: 12 }, [pain(12.5, { measure: 'TIMED_UP_AND_GO' })])[0],
    ).toBe('Stand up and walk: 12.5 s (20 Nov 2026); needed is at most 12 s.');
    expect(say(walks, [])).toEqual([
      'Walks without an aid: no value by a physiotherapist or doctor of the last 3 days yet; needed is yes.',
      'बिना सहारे चलना: पिछले 3 दिनों में फिजियोथेरेपिस्ट या डॉक्टर का देखा हुआ कुछ नहीं; हाँ चाहिए।',
    ]);
    expect(say(ageless, [])[0]).toBe('Knee bend: no value yet; needed is at least 90°.');
    expect(say(sessions, [], { sessionsInPhase: 3 })[0]).toBe('Sessions done in this phase: 3; needed is at least 4.');
    expect(say(days, [])[1]).toBe('ऑपरेशन के बाद के दिन: 19; कम से कम 14 चाहिए।');
    expect(say(walks, [bend(0, { measure: 'WALKS_UNAIDED', mode: null, enteredAs: 'DOCTOR' })])[0]).toBe(
      'Walks without an aid: no (20 Nov 2026); needed is yes.',
    );
  });

  it('says what to do: add sessions, or leave with reasons, once all are used', () => {
    const sentence = (measurements: EvaluatedValue[], openSessions: number, stopped = false) =>
      gateSentence({ phase: 2, openSessions, stopped, ...of(bends90, measurements, { stopped }) }, 'EN');
    expect(sentence([bend(90)], 0)).toBe('Phase 2 can be left: everything that is needed is there.');
    expect(sentence([bend(89)], 1)).toBe('Phase 2 cannot be left yet: 1 criterion is not met.');
    expect(sentence([bend(89)], 0)).toBe(
      'Phase 2 cannot be left yet: all its sessions are used, and 1 criterion is not met. Add sessions, or leave the phase with reasons.',
    );
    expect(sentence([bend(90)], 1, true)).toBe(
      'Phase 2 cannot be left while a danger sign is open: the doctor has to answer it first.',
    );
  });
});
