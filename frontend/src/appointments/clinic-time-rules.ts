import type { FormRule } from 'antd';
import * as text from '#messages/freeTimes';
import { clinicTime, parseClinicTime, weekdayAndTimeText } from '../calendar/clinic-time';

/** Rules of a time in the future; `malformed` is the message for an incomplete time. Validated on blur, not while typing. */
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

/** Formats a complete time: Saturday, 21 Nov 2026, 4:30 pm IST; undefined if it is incomplete. */
export function formatLeadTime(typed: string | undefined): string | undefined {
  const moment = parseClinicTime(typed ?? '');
  return moment && weekdayAndTimeText(moment);
}

/** Suggests a time: 9 am of the day, or the next full hour after it. */
export function suggestedTime(day: string, now: number): string {
  const morning = `${day}T09:00`;
  return morning > clinicTime(now) ? morning : `${clinicTime(now + 3_600_000).slice(0, 13)}:00`;
}
