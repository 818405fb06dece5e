import { sayWhen } from '../../clinic/index.js';
import { startOfDay } from '../../platform/time/clinic-time.js';

/** Formats a time in a notice: Fri 27 Nov, 4:30 pm. */
export const sayTime = (moment: Date): string => sayWhen(moment, 'EN').replace(/ [AP]M$/, (half) => half.toLowerCase());

/** Formats a day in a notice: Fri 27 Nov. */
export const sayNoticeDay = (day: string): string => sayTime(startOfDay(day)).split(',')[0] ?? '';

/** Says who treats, at the end of a sentence; nothing where nobody does yet. */
export const withWhom = (name: string | undefined): string => (name ? ` with ${name}` : '');
