import { useSyncExternalStore } from 'react';
import { clinicDay } from './clinic-time';

const checkedEveryMs = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, checkedEveryMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today at the clinic, YYYY-MM-DD. It moves on at the clinic's midnight, so that a page left open overnight shows the new day. */
export function useClinicToday(): string {
  return useSyncExternalStore(subscribe, () => clinicDay(new Date()));
}
