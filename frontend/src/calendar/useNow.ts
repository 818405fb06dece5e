import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The present moment in milliseconds, brought up to date twice a minute, for screens that stay open all day. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
