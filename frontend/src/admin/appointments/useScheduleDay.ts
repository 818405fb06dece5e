import { useSearchParams } from 'react-router-dom';
import { isListDay } from '../../calendar/clinic-time';
import { useClinicToday } from '../../calendar/useClinicToday';

/** The day of the schedule, which lives in the address as `day`; anything that is no such day means today at the clinic. */
export function useScheduleDay() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const given = params.get('day') ?? '';
  const day = isListDay(given) ? given : today;
  const setDay = (next: string) => setParams(next === today ? {} : { day: next }, { preventScrollReset: true });
  return { day, today, setDay };
}
