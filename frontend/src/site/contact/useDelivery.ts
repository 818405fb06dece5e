import { useState } from 'react';
import { useClinic } from '../../brand/clinic';
import { Delivery } from './delivery';

/** How a form sends its messages; null while the clinic is not open, when nothing is called (reading 58). */
export function useDelivery(form: 'CONTACT' | 'ABOUT') {
  const { isOpen } = useClinic();
  const [delivery] = useState(() => new Delivery(form));
  if (!isOpen) return null;
  return {
    /** When somebody begins to fill it in; what goes wrong is said when they send it. */
    begin: () => void delivery.prepare().catch(() => undefined),
    send: (values: Readonly<Record<string, string>>) => delivery.send(values),
  };
}
