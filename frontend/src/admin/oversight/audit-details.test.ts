import { expect, it } from 'vitest';
import { detailTexts, fieldsText } from './audit-details';

it('says which fields changed in the words of the screens, each once, and never the name of a column', () => {
  const names = ['deletedAt', 'patient.birthDate', 'patient.birthDateExact', 'birthDate', 'user.bloodGroup', 'name'];
  expect(fieldsText(names)).toBe('deleted, age, blood group, name');
  expect(fieldsText(['birthDateExact'])).toBe('');
});

it.each([
  [
    { format: 'csv', filters: ['patientId', 'search'], sort: 'last_login', rows: 1_234, hash: 'a'.repeat(64) },
    [
      'Format: csv',
      'Filtered by: patient id, search',
      'Order: last login',
      'Rows: 1234',
      'Fingerprint of the rows: aaaaaaaaaaaa',
    ],
  ],
  [{ overrideReason: 'Her son drives' }, ['Reason: Her son drives']],
  [{ from: '2026-11-01', since: '2026-11-20T11:00:00.000Z' }, ['From: 1 Nov 2026', 'Since: 20 Nov 2026, 4:30 pm IST']],
  [
    { fromPhase: 1, deviations: [{ criterion: 'flexion', reason: 'Almost there' }] },
    ['From phase: 1', 'Not met: criterion flexion, reason Almost there'],
  ],
  [
    { affected: 2, sessions: ['01a1fc09-1111-7222-8333-c28e2e1e2d5d', '01a1fc09-1111-7222-8333-c28e2e1e2d5e'] },
    ['Sessions in the way: 2'],
  ],
  [{ dryRun: false, importId: 'x', measurementId: '01a1fc09-1111-7222-8333-c28e2e1e2d5d' }, ['Checked only: no']],
  [{ later: { someCount: 2 }, other: null }, ['later: some count 2']],
])('says details without JSON: %j', (details, texts) => {
  expect(detailTexts(JSON.stringify(details))).toEqual(texts);
});

it('says nothing where there are none', () => {
  expect(detailTexts(null)).toEqual([]);
});
