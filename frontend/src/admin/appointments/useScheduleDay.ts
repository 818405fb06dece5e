import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';

/** The days that a schedule can be of: nobody asks for others, and no typing error leads far away. */
export const firstDay = '2000-01-01';
export const lastDay = '2099-12-31';

/** Whether a text is a day that a schedule can be of. */
export function isScheduleDay(text: string): boolean {
  return isDay(text) && text >= firstDay && text <= lastDay;
}

/** The day of the schedule, which lives in the address as `day`; anything that is no such day means today at the clinic. */
export function useScheduleDay() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const given = params.get('day') ?? '';
  const day = isScheduleDay(given) ? given : today;
  const setDay = (next: string) => setParams(next === today ? {} : { day: next }, { preventScrollReset: true });
  return { day, today, setDay };
}
