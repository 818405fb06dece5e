import { createContext, use } from 'react';
import { closedClinic } from './business';
import type { ClinicFacts } from './clinic-facts';

/** The facts of the clinic that every page shows (clinic §3): the closed clinic's, unless others were served with the page. */
export const ClinicContext = createContext<ClinicFacts>(closedClinic);

/** What everybody may know of the clinic. */
export function useClinic(): ClinicFacts {
  return use(ClinicContext);
}
