import { describe, expect, it } from 'vitest';
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
