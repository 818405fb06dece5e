import { clinicDay } from '../../platform/time/clinic-time.js';
import { clinicMoment, daysFrom } from './clinic-calendar.js';

/**
 * Returns `count` times in order, evenly spread from `from` to `to`, within the daytime (8 AM to 8 PM in India) if that
 * leaves a minute for each. The interval may be arbitrarily short, as on the first of a month.
 */
export function spreadMoments(count: number, from: Date, to: Date): Date[] {
  const daytime = daytimeBetween(from, to);
  const stretches = lengthOf(daytime) >= count * 60_000 ? daytime : [{ from: from.getTime(), to: to.getTime() }];
  const step = lengthOf(stretches) / count;
  return Array.from({ length: count }, (_, position) => momentAt(stretches, (position + 0.5) * step));
}

interface Stretch {
  from: number;
  to: number;
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((length, { from, to }) => length + to - from, 0);
}

function daytimeBetween(from: Date, to: Date): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of daysFrom(from, 1)) {
    const stretch = {
      from: Math.max(from.getTime(), clinicMoment(day, 8).getTime()),
      to: Math.min(to.getTime(), clinicMoment(day, 20).getTime()),
    };
    if (stretch.from < stretch.to) stretches.push(stretch);
    if (day >= clinicDay(to)) break;
  }
  return stretches;
}

function momentAt(stretches: readonly Stretch[], offset: number): Date {
  let left = offset;
  for (const { from, to } of stretches) {
    if (left < to - from) return new Date(from + left);
    left -= to - from;
  }
  return new Date(stretches.at(-1)?.to ?? 0);
}
