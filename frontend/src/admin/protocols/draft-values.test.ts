import { expect, it } from 'vitest';
import { shortContent } from '../../../test/protocols.fixture';
import { contentOfValues, sessionsOf, valuesOf } from './draft-values';

it('a protocol comes back from the inputs as it went in', () => {
  expect(contentOfValues(valuesOf(shortContent))).toEqual(shortContent);
  const { name: _name, ...unnamed } = shortContent;
  expect(contentOfValues(valuesOf(unnamed))).toEqual(unnamed);
});

it('what was left out is left out, and a criterion that measures nothing names no measure', () => {
  const values = valuesOf(shortContent);
  const [phase] = values.content.phases;
  const rule = {
    ...phase?.criteria[0],
    kind: 'DAYS_SINCE_SURGERY' as const,
    mode: '' as const,
    basis: ' ',
    maxAgeDays: ' ',
  };
  const changed = { content: { ...values.content, phases: [{ ...phase, criteria: [rule] }] } } as typeof values;
  expect(contentOfValues(changed).phases[0]?.criteria).toEqual([
    { key: 'flexion', kind: 'DAYS_SINCE_SURGERY', comparison: 'AT_LEAST', value: 80, staffOnly: false },
  ]);
});

it('the sessions of a protocol are those of its phases, unless one says none', () => {
  expect(sessionsOf([{ sessions: '5' }, { sessions: ' 6 ' }])).toBe(11);
  expect(sessionsOf([{ sessions: '5' }, { sessions: '' }])).toBeNaN();
});
