import { isListDay } from '#src/calendar/list-day';
import type { FilterAddress } from '#src/ui/lists/useListAddress';

/** Day of the book in the address; empty for today, so that the page follows the clinic's midnight. */
export const dayBookAddress: FilterAddress<{ readonly day: string }> = {
  read: (params) => {
    const day = params.get('day') ?? '';
    return { day: isListDay(day) ? day : '' };
  },
  write: ({ day }): Readonly<Record<string, string>> => (day ? { day } : {}),
};
