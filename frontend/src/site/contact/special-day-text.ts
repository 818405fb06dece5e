import type { ClinicFacts } from '../../brand/clinic-facts';

// By hand, not by Intl, whose data in the server may not be that of the browser: the first render must equal the HTML.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 08:00 as 8AM and 13:30 as 1:30PM, as the hours of spec §2 are written. */
function hourText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A day with other hours than its weekday's, in a line: 15 Aug 2026, Independence Day: closed. */
export function specialDayText({ day, name, hours }: ClinicFacts['specialDays'][number]): string {
  const [year, month, date] = day.split('-').map(Number);
  const open = hours.map(({ opens, closes }) => `${hourText(opens)}-${hourText(closes)}`).join(', ');
  return `${date} ${months[(month ?? 1) - 1]} ${year}, ${name}: ${open || 'closed'}`;
}
