import type { FormRule } from 'antd';
import * as text from '#messages/freeTimes';
import { clinicTime, parseClinicTime, weekdayAndTimeText } from '../calendar/clinic-time';

/** Asks for a time in the future, with a sentence for what is no whole time. Judged when the input is left, not while somebody types. */
export function futureTimeRules(malformed: string): FormRule[] {
  return [
    {
      validateTrigger: 'onBlur',
      validator: async (_rule, typed: unknown) => {
        const moment = parseClinicTime(typeof typed === 'string' ? typed : '');
        if (!moment) throw new Error(malformed);
        if (moment.getTime() <= Date.now()) throw new Error(text.past);
      },
    },
  ];
}

/** A whole time in words: Saturday, 21 Nov 2026, 4:30 pm IST; undefined while it is none. */
export function formatLeadTime(typed: string | undefined): string | undefined {
  const moment = parseClinicTime(typed ?? '');
  return moment && weekdayAndTimeText(moment);
}

/** A time to begin a choice with: 9 in the morning of the day, or the next full hour when that has passed. */
export function suggestedTime(day: string, now: number): string {
  const morning = `${day}T09:00`;
  return morning > clinicTime(now) ? morning : `${clinicTime(now + 3_600_000).slice(0, 13)}:00`;
}
