import * as contact from '#messages/contact';
import type { ClinicFacts } from '#src/brand/clinic-facts';

/** Parts of a day with their end hours; some languages include them in a time. */
const dayParts = [
  ['small', 4],
  ['morning', 12],
  ['noon', 16],
  ['evening', 20],
] as const;

/** Formats 08:00 as 8AM and 13:30 as 1:30PM; in Hindi as सुबह 8 and दोपहर 1:30. */
function hourText(time: string): string {
  const [hours = '', minute = ''] = time.split(':');
  const hour = Number(hours) % 24;
  const [part] = dayParts.find(([, end]) => hour < end) ?? ['night'];
  return contact.hour({ hour: String(hour % 12 || 12), minute, part });
}

/**
 * Formats a special day: 15 Aug 2026, Independence Day: closed. Without Intl, whose data may differ between server and browser: the first
 * render must equal the HTML.
 */
export function specialDayText({ day, name, hours }: ClinicFacts['specialDays'][number]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const spans = hours.map(({ opens, closes }) => contact.span({ opens: hourText(opens), closes: hourText(closes) }));
  return contact.specialDay({
    date: String(Number(date)),
    month,
    year,
    name,
    hours: spans.join(', ') || contact.closed,
  });
}
