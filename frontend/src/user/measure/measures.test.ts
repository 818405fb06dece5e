import { describe, expect, it } from 'vitest';
import { bendOf, criterionOf, planAnswer } from '../../../test/course.fixture';
import { measureBounds } from '#src/protocols/measure-bounds';
import { factsOf, type Measure } from '#src/protocols/measures';
import type { Course } from '../plan/useCourse';
import { homeMeasures, phaseMeasures, valuesOf } from './measures';

type Phase = Course['plan']['phases'][number];

const planOf = (changes: Partial<Pick<Phase, 'targets' | 'criteria'>> = {}) =>
  (planAnswer(changes) as { data: { myPlan: Course['plan'] } }).data.myPlan;
const band = (measure: Phase['targets'][number]['measure']) => ({ measure, low: 0, high: 90 });
const passive = { mode: 'PASSIVE' } as const;
const active = { mode: 'ACTIVE' } as const;

describe('what a patient measures at home', () => {
  const atHome = (targets: Phase['targets'], criteria: Phase['criteria']) =>
    homeMeasures(planOf({ targets, criteria })).map(({ measure }) => measure);

  it.each<[what: string, asked: string[], targets: Phase['targets'], criteria: Phase['criteria']]>([
    [
      'no movement that counts only when it is made for them',
      [],
      [band('KNEE_FLEXION')],
      [criterionOf('KNEE_FLEXION', passive)],
    ],
    [
      'no other movement of a joint that is only moved for them, where nothing says that it may move by itself',
      [],
      [band('SHOULDER_EXTERNAL_ROTATION')],
      [criterionOf('SHOULDER_FLEXION', { ...passive, staffOnly: true })],
    ],
    [
      'a movement whose own criterion takes it made alone, whatever that of another movement takes',
      ['SHOULDER_ABDUCTION'],
      [band('SHOULDER_ABDUCTION')],
      [criterionOf('SHOULDER_FLEXION', passive), criterionOf('SHOULDER_ABDUCTION', active)],
    ],
    ['a movement that counts either way', ['KNEE_FLEXION'], [], [criterionOf('KNEE_FLEXION')]],
    [
      'a movement that counts made alone and made for them',
      ['KNEE_FLEXION'],
      [],
      [criterionOf('KNEE_FLEXION', passive), criterionOf('KNEE_FLEXION', active)],
    ],
    [
      'how much the knee lacks to be straight, where leaving the phase needs it',
      ['KNEE_FLEXION', 'KNEE_EXTENSION_DEFICIT'],
      [band('KNEE_FLEXION')],
      [criterionOf('KNEE_EXTENSION_DEFICIT')],
    ],
    [
      'nothing that counts only when staff enter it, and nothing that is no angle',
      [],
      [],
      [criterionOf('KNEE_EXTENSION_DEFICIT', { staffOnly: true }), criterionOf('SINGLE_LEG_STANCE')],
    ],
  ])('is %s', (_what, asked, targets, criteria) => {
    expect(atHome(targets, criteria)).toEqual([...asked, 'PAIN']);
  });
});

it('looks also at what is moved for the patient, each measure within the contract’s bounds', () => {
  const plan = planOf({
    targets: [band('KNEE_FLEXION')],
    criteria: [criterionOf('KNEE_FLEXION', passive), criterionOf('KNEE_EXTENSION_DEFICIT')],
  });
  expect(phaseMeasures(plan).map(({ measure, bounds: { least, most } }) => [measure, least, most])).toEqual([
    ['KNEE_FLEXION', 0, 180],
    ['KNEE_EXTENSION_DEFICIT', -10, 60],
    ['PAIN', 0, 10],
  ]);
});

it('takes what a patient measures within the bounds of those who measure in a session', () => {
  const degrees = (Object.keys(measureBounds) as Measure[]).filter((measure) => factsOf(measure).unit === '°');
  const asked = phaseMeasures(planOf({ targets: degrees.map(band) }));
  expect(asked.map(({ measure }) => measure)).toEqual([...degrees, 'PAIN']);
  for (const { measure, bounds } of asked) expect(factsOf(measure), measure).toMatchObject(bounds);
});

describe('the values of a measure', () => {
  const at = '2026-11-20T06:00:00Z';
  const measurements = [
    bendOf('retracted', 99, at, { retractedReason: 'Read wrongly' }),
    bendOf('other side', 130, at, { side: 'RIGHT' }),
    bendOf('with help', 95, at, passive),
    bendOf('alone', 88, at),
    bendOf('pain', 3, at, { measure: 'PAIN', side: null, mode: null }),
  ];
  const shown = (criteria: Phase['criteria'], side: Course['plan']['side'] = 'LEFT') => {
    const plan = { ...planOf({ criteria }), side };
    return phaseMeasures(plan).map((one) => valuesOf({ plan, gate: null, measurements }, one).map(({ id }) => id));
  };

  it('are those of the operated side that nobody took back, made as the phase wants the movement made', () => {
    expect(shown([criterionOf('KNEE_FLEXION', active)])).toEqual([['alone'], ['pain']]);
    expect(shown([criterionOf('KNEE_FLEXION', passive)])).toEqual([['with help'], ['pain']]);
    expect(shown([])).toEqual([['with help', 'alone'], ['pain']]);
  });

  it('are those of both sides after an operation that has none', () => {
    expect(shown([], 'NONE')).toEqual([['other side', 'with help', 'alone'], ['pain']]);
  });
});
