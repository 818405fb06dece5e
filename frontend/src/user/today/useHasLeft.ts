import { useEffect, useState } from 'react';
import { log } from '#src/log';

/** Whether this phone keeps unsent entries of the account or a reported danger sign; false until that is read. */
export function useHasLeft(account: string): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      try {
        const { hasLeft } = await import('./stored-day');
        const found = await hasLeft(account);
        if (isHere) setLeft(found);
      } catch (error) {
        log.warn('What this phone keeps could not be read.', error);
      }
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [account]);
  return isLeft;
}
