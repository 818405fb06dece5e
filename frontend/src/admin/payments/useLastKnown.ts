import { useState } from 'react';

/** A value; while it is not known, the last one that was, for as long as the key stays the same. */
export function useLastKnown<Value>(key: string, value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState({ key, value });
  const isNews = known.key !== key || (value !== undefined && value !== known.value);
  if (isNews) setKnown({ key, value });
  return isNews ? value : known.value;
}
