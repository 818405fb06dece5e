import { use, useEffect, useState } from 'react';
import { AppSessionContext } from '#src/auth/AppSession';

/** Returns the kind of visitor from the startup request; null until it ends. */
export function useVisitor(): 'patient' | 'other' | 'nobody' | null {
  const session = use(AppSessionContext);
  const [visitor, setVisitor] = useState<'patient' | 'other' | 'nobody' | null>(null);
  useEffect(() => {
    const known = () => (session?.userType === 'PATIENT' ? 'patient' : session?.userType ? 'other' : 'nobody');
    void session?.isTold.then((isTold) => isTold && setVisitor(known()));
  }, [session]);
  return visitor;
}
