/** Progress notes, in chronological order. */
export const PROGRESS_NOTES: readonly string[] = [
  'First assessment. Pain 7/10 on movement, range of motion half of the other side. Exercises explained to the family.',
  'Pain 5/10, strength 3/5. The swelling is going down; the home exercises are done twice a day.',
  'Pain 3/10, range of motion nearly equal. Balance and endurance exercises added.',
  'Pain 1/10, strength 5/5. Back to daily life without support; programme for home agreed.',
];

/** Reasons for missed sessions. */
export const MISSED_REASONS: readonly [string, ...string[]] = [
  'Fever',
  'Out of town for a wedding',
  'No transport because of rain',
  'Did not come and could not be reached',
];

/** Earlier diagnoses and treatments. */
export const EARLIER_CONDITIONS: readonly (readonly [diagnosis: string, treatment: string])[] = [
  ['Type 2 diabetes mellitus', 'Metformin 500 mg twice a day'],
  ['Hypertension', 'Amlodipine 5 mg'],
  ['Hypothyroidism', 'Thyroxine 50 µg'],
  ['Osteoarthritis of both knees', 'Analgesics, weight reduction'],
];
