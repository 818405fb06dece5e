import { useState } from 'react';
import { useClinic } from '../../brand/clinic';
import { Delivery } from './delivery';

/** How a form sends its messages; null while the clinic is not open, when nothing is called (reading 58). */
export function useDelivery(form: 'CONTACT' | 'ABOUT') {
  const { isOpen } = useClinic();
  const [delivery] = useState(() => new Delivery(form));
  return isOpen ? delivery : null;
}
