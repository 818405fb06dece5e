import { addDays, clinicDay, mondayOf, parseClinicTime } from '../../platform/time/clinic-time.js';
import type { MailEvery } from './report-mail.entity.js';

/** Time of day at which mails go, in the clinic's time zone. */
const AT = '07:00';

/** Days of a report, inclusive, YYYY-MM-DD. */
export interface Period {
  from: string;
  until: string;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Returns the week or month before a moment's. */
export function periodBefore(every: MailEvery, now: Date): Period {
  const today = clinicDay(now);
  const until = addDays(every === 'WEEK' ? mondayOf(today) : monthOf(today), -1);
  return { from: every === 'WEEK' ? addDays(until, -6) : monthOf(until), until };
}

/** Returns when a mail goes next after a moment: on a Monday, or on the 1st of a month. */
export function nextTime(every: MailEvery, after: Date): Date {
  const today = clinicDay(after);
  const first = every === 'WEEK' ? mondayOf(today) : monthOf(today);
  const second = every === 'WEEK' ? addDays(first, 7) : monthOf(addDays(first, 31));
  const [present, next] = [first, second].map((day) => parseClinicTime(`${day}T${AT}`));
  if (!present || !next) throw new Error('a day without a time');
  return present > after ? present : next;
}
