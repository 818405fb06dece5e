import { expect, it } from 'vitest';
import { approvedVersions, standingText } from './plan-labels';

it('offers approved versions alone, and says which are samples', () => {
  const versions = (['DRAFT', 'APPROVED', 'RETIRED'] as const).map((status, at) => ({
    id: `v${at}`,
    number: 3 - at,
    status,
  }));
  const protocols = [
    { id: 'k', name: 'Knee replacement', isSample: true, versions },
    { id: 'h', name: 'Hip replacement', isSample: false, versions },
  ];
  expect(approvedVersions(protocols).map(({ label }) => label)).toEqual([
    'Knee replacement, version 2 (sample, not signed off by a clinician)',
    'Hip replacement, version 2',
  ]);
});

it.each([
  ['ACTIVE', 'Phase 2 of 2: Strength'],
  ['COMPLETED', 'Completed'],
  ['STOPPED', 'Stopped in phase 2 of 2: Strength'],
] as const)('says of a plan that is %s: "%s"', (status, words) => {
  const phases = ['Protect', 'Strength'].map((name, at) => ({ number: at + 1, name }));
  expect(standingText({ kind: 'PROTOCOL', status, phase: 2, phases })).toBe(words);
});

it.each([
  ['ACTIVE', 'Programme, runs'],
  ['COMPLETED', 'Completed'],
  ['STOPPED', 'Programme, stopped'],
] as const)('says of a programme that is %s: "%s"', (status, words) => {
  expect(standingText({ kind: 'PROGRAMME', status, phase: 1, phases: [{ number: 1, name: 'Back' }] })).toBe(words);
});
