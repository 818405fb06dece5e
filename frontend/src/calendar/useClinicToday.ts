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

/** Returns the clinic's today, YYYY-MM-DD; updates at the clinic's midnight. */
export function useClinicToday(): string {
  return useSyncExternalStore(subscribe, () => clinicDay(new Date()));
}
