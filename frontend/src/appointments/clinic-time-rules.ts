import type { FormRule } from 'antd';
import * as text from '#messages/freeTimes';
import { clinicTime, parseClinicTime, weekdayAndTimeText } from '../calendar/clinic-time';

const example = '2026-11-21T16:30';

/** A time in the future. Judged when the input is left, not while somebody types. */
function futureRules(malformed: string): FormRule[] {
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

/** A time in the future, typed as YYYY-MM-DDTHH:MM (spec §5, reading 43). */
export const futureTimeRules = futureRules(text.malformed);

/** A time in the future, chosen in the browser's own field, which has no value until it is whole. */
export const chosenTimeRules = futureRules(text.choose);

/** The typed time as people say it, or how to type it. */
export function typedTimeText(typed: string | undefined): string {
  const moment = parseClinicTime(typed ?? '');
  return moment ? weekdayAndTimeText(moment) : text.example({ example });
}

/** A time to begin a choice with: 9 in the morning of the day, or the next full hour when that has passed. */
export function suggestedTime(day: string, now: number): string {
  const morning = `${day}T09:00`;
  return morning > clinicTime(now) ? morning : `${clinicTime(now + 3_600_000).slice(0, 13)}:00`;
}
