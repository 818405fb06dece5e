import { expect, it } from 'vitest';
import { amountInFigures, spellAmount } from './in-words.js';

it.each([
  [100, '₹1.00', 'One Rupee Only', 'एक रुपया'],
  [1, '₹0.01', 'Zero Rupees And One Paisa Only', 'शून्य रुपये और एक पैसा'],
  [80_025, '₹800.25', 'Eight Hundred Rupees And Twenty Five Paise Only', 'आठ सौ रुपये और पच्चीस पैसे'],
  [10_000_000, '₹1,00,000.00', 'One Lakh Rupees Only', 'एक लाख रुपये'],
  [100_000_000, '₹10,00,000.00', 'Ten Lakh Rupees Only', 'दस लाख रुपये'],
  [
    999_999_950,
    '₹99,99,999.50',
    'Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees And Fifty Paise Only',
    'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और पचास पैसे',
  ],
  [10_000_000_000, '₹10,00,00,000.00', 'Ten Crore Rupees Only', 'दस करोड़ रुपये'],
])('%i paise are said as people in India say them', (paise, figures, english, hindi) => {
  expect(amountInFigures(paise)).toBe(figures);
  expect(spellAmount(paise, 'en')).toBe(english);
  expect(spellAmount(paise, 'hi')).toBe(hindi);
});
