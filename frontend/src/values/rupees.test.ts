import { describe, expect, it } from 'vitest';
import { rupeesText } from './rupees';

describe('amounts on screens', () => {
  it.each([
    [12_345_600, '₹1,23,456.00'],
    [5, '₹0.05'],
    [0, '₹0.00'],
    [-0, '₹0.00'],
    [100_000_000, '₹10,00,000.00'],
    [12_345_678_901, '₹12,34,56,789.01'],
  ])('%s paise are %s', (paise, text) => {
    expect(rupeesText(paise)).toBe(text);
  });
});
