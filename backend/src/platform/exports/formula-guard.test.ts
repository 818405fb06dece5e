import { describe, expect, it } from 'vitest';
import { guardFormula } from './csv-line.js';

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
