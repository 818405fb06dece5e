import { useSearchParams } from 'react-router-dom';
import { isListDay } from '../calendar/list-day';
import { useClinicToday } from '../calendar/useClinicToday';

/** Keeps the schedule's day in the address as `day`; an invalid value means the clinic's today. */
export function useScheduleDay() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const given = params.get('day') ?? '';
  const day = isListDay(given) ? given : today;
  const setDay = (next: string) => setParams(next === today ? {} : { day: next }, { preventScrollReset: true });
  return { day, today, setDay };
}
