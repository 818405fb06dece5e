import { expect, it } from 'vitest';
import { factsOf, measures, type Measure } from '../../protocols/measures';
import { phaseMeasures } from './measures';

it('takes what a patient measures within the bounds of those who measure in a session', () => {
  const degrees = Object.keys(measures)
    .map((measure) => measure as Measure)
    .filter((measure) => factsOf(measure).unit === '°');
  const targets = degrees.map((measure) => ({ measure, low: 0, high: 10 }));
  const phase = { number: 1, name: '', goal: '', sessions: 1, fromDay: 0, toDay: 1, targets, criteria: [] };
  const ledger = { planned: 1, done: 0, cancelled: 0, missedInAll: 0 };
  const plan = { id: 'n1', phase: 1, isSample: false, phases: [phase], ledger };
  const asked = phaseMeasures({ plan, gate: null, measurements: [] });
  expect(asked.map(({ measure }) => measure)).toEqual([...degrees, 'PAIN']);
  for (const { measure, least, most, isWhole } of asked) {
    const facts = factsOf(measure);
    expect({ least, most, isWhole }, measure).toEqual({
      least: facts.least,
      most: facts.most,
      isWhole: facts.isWhole ?? false,
    });
  }
});
