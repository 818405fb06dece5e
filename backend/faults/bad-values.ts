import type { SeededRandom } from '../src/app/sample-data/seeded-random.js';

/** What programs, people and attackers send: of every kind, also what is nearly right. */
const VALUES: [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  'a\u0000b',
  '\uFFFE',
  '\uD800',
  '\u202E\u200B',
  "'; drop table patient; --",
  '%_\\',
  '<script>',
  '=1+1',
  'शर्मा',
  '👩‍⚕️',
  '٣',
  '1e3',
  '-0',
  'NaN',
  'null',
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1, __proto__: 1 },
  ['a', 'b'],
  '0000-00-00',
  '2026-02-30',
  '1900-01-01',
  '99999-12-31',
  '2026-03-10T25:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d',
  'PT-000001',
  'PT-99999999999999999999',
  '9812345678',
  '+919812345678',
  '+14155552671',
  '000000',
  'admin',
  'scheduled',
  'UPI',
  'M',
  'B+',
  'eyJpZCI6MX0=',
];

/** One of them, or a few in a list or an object. */
export function badValue(random: SeededRandom): unknown {
  if (random.chance(5)) return [badValue(random), badValue(random)];
  if (random.chance(5)) return { id: badValue(random), name: badValue(random) };
  return random.pick(VALUES);
}

/** One as it can stand in an address or a header. */
export function badText(random: SeededRandom): string {
  const value = badValue(random);
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 1_000).toWellFormed();
}
