import { describe, expect, it } from 'vitest';
import { guardFormula } from './formula-guard.js';
import { likePattern } from './like-pattern.js';

describe('the LIKE pattern of a text', () => {
  it.each([
    ['Asha', '%asha%'],
    ['  Asha  ', '%asha%'],
    ['100%', String.raw`%100\%%`],
    ['a_b', String.raw`%a\_b%`],
    ['a\\b', String.raw`%a\\b%`],
    ['सुनीता', '%सुनीता%'],
    ['\u095c', '%\u0921\u093c%'],
    ['', '%%'],
  ])('of %j is %j', (text, pattern) => {
    expect(likePattern(text)).toBe(pattern);
  });
});

describe('the guard against formulas (EX-1)', () => {
  it.each([
    '=1+1',
    '+91 98765',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    ' =1',
    '   @x',
    '\u00a0=1',
  ])('puts an apostrophe before %j and takes nothing out', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
  });

  it.each(['', 'Asha Verma', 'a=b', '12 knees', "'=1", 'सुनीता', 'e-mail@example.com'])('leaves %j as it is', (text) => {
    expect(guardFormula(text)).toBe(text);
  });
});
