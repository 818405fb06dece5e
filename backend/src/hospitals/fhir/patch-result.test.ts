import { expect, it } from 'vitest';
import { FhirFailure } from './outcome.js';
import { requireSame } from './patch-result.js';
import { narrative } from './narrative.js';

const ours = narrative({ Name: 'Sunita' });
const theirs = { status: 'additional', div: '<div xmlns="http://www.w3.org/1999/xhtml">Hers</div>' };

it('takes our narrative for none, and the client’s for what it is', () => {
  for (const [asked, read] of [
    [{ text: ours }, { text: narrative({ Name: 'Asha' }) }],
    [{}, { text: ours }],
    [{ text: theirs }, { text: theirs }],
  ] as const)
    expect(() => requireSame('Patient', asked, read)).not.toThrow();
  for (const [asked, read] of [
    [{ text: theirs }, { text: ours }],
    [{ text: ours }, { text: theirs }],
    [{}, { text: theirs }],
  ] as const)
    expect(() => requireSame('Patient', asked, read)).toThrow(FhirFailure);
});

it('does not take one value for another', () => {
  const phone = (value: string) => ({ telecom: [{ system: 'phone', value }] });
  expect(() => requireSame('Patient', phone('098765 43210'), phone('+919876543210'))).not.toThrow();
  for (const [asked, read] of [
    [phone('098765 43210'), phone('+919876543211')],
    [phone('098765 43210'), {}],
    [{ gender: 'female' }, { gender: 'unknown' }],
    [{ birthDate: '1966-03' }, { birthDate: '1966' }],
  ] as const)
    expect(() => requireSame('Patient', asked, read)).toThrow(FhirFailure);
});
