import { describe, expect, it } from 'vitest';
import { canonicalAbha, canonicalIdentifier, hasAbhaCheckDigit } from './abha.js';

describe('the form of an ABHA', () => {
  it.each([
    ['91750768217770', '91-7507-6821-7770'],
    [' 91 7507-6821 7770 ', '91-7507-6821-7770'],
    ['Asha.Rani@ABDM', 'asha.rani@abdm'],
    ['1234', '1234'],
    ['917507682177701', '917507682177701'],
    ['ab@abdm', 'ab@abdm'],
  ])('%s is compared as %s', (text, form) => {
    expect(canonicalAbha(text)).toBe(form);
  });

  it('is left alone in other systems', () => {
    const mrn = { system: 'https://hospital.example/mrn', value: '91750768217770' };
    expect(canonicalIdentifier(mrn)).toBe(mrn);
  });
});

describe('the check digit', () => {
  it.each(['91-7507-6821-7770', '22-7225-4829-5255'])('of %s fits', (number) => {
    expect(hasAbhaCheckDigit(number)).toBe(true);
  });

  it.each(['91-7507-6821-7771', '91-7570-6821-7770'])('of %s does not', (number) => {
    expect(hasAbhaCheckDigit(number)).toBe(false);
  });
});
