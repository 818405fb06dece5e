import { useSearchParams } from 'react-router-dom';
import { isListDay } from '../calendar/list-day';
import { useClinicToday } from '../calendar/useClinicToday';
import type { CalendarChoice, CalendarView } from './useCalendar';

/** Keeps the shown part of the calendar in the address as `day`, `view` and `who`; an invalid day means the clinic's today. */
export function useScheduleDay() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const given = params.get('day') ?? '';
  const day = isListDay(given) ? given : today;
  const view: CalendarView = params.get('view') === 'week' ? 'week' : 'day';
  const choice: CalendarChoice = { day, view, who: params.get('who') ?? '' };
  const choose = (change: Partial<CalendarChoice>) => {
    const next = { ...choice, ...change };
    setParams(
      {
        ...(next.day !== today && { day: next.day }),
        ...(next.view === 'week' && { view: next.view }),
        ...(next.who && { who: next.who }),
      },
      { preventScrollReset: true },
    );
  };
  return { ...choice, today, choose };
}
