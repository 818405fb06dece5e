import * as text from '#messages/today';

interface Dose {
  readonly sets: number;
  readonly reps: number;
  readonly holdSeconds: number;
  readonly timesPerDay: number;
}

const MINUTE = 60;

/** Formats a dose: 3 × 10, hold 5 s, 3 times a day; or, for a continuous exercise such as walking, 10 minutes, 3 times a day. */
export function doseText({ sets, reps, holdSeconds: seconds, timesPerDay }: Dose): string {
  const times = text.timesADay({ count: timesPerDay });
  if (sets * reps === 1 && seconds >= MINUTE) return text.doseMinutes({ minutes: Math.round(seconds / MINUTE), times });
  return seconds > 0 ? text.doseHeld({ sets, reps, seconds, times }) : text.dose({ sets, reps, times });
}
