import { describe, expect, it, vi } from 'vitest';
import { specialDayText } from './special-day-text';

vi.mock('#messages/contact', () => import('#src/generated-messages/hi/contact'));

const told = (...hours: readonly (readonly [string, string])[]) =>
  specialDayText({
    day: '2026-10-20',
    name: 'दिवाली',
    hours: hours.map(([opens, closes]) => ({ opens, closes })),
  });

describe('a day with other hours, in Hindi', () => {
  it('names the month, and the part of the day before each time', () => {
    expect(told(['08:00', '12:00'], ['16:30', '20:00'])).toBe(
      '20 अक्टूबर 2026, दिवाली: सुबह 8 से दोपहर 12 बजे, शाम 4:30 से रात 8 बजे',
    );
  });

  it('says रात until four in the morning', () => {
    expect(told(['00:00', '03:59'], ['04:00', '24:00'])).toBe(
      '20 अक्टूबर 2026, दिवाली: रात 12 से रात 3:59 बजे, सुबह 4 से रात 12 बजे',
    );
  });

  it('says that the clinic is closed', () => {
    expect(told()).toBe('20 अक्टूबर 2026, दिवाली: बंद');
  });
});
