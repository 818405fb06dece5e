import { createContext, use } from 'react';
import { closedClinic } from './business';
import type { ClinicFacts } from './clinic-facts';

/** The clinic facts of all pages: those served with the page, or else the closed clinic's. */
export const ClinicContext = createContext<ClinicFacts>(closedClinic);

/** Returns the clinic facts. */
export function useClinic(): ClinicFacts {
  return use(ClinicContext);
}
