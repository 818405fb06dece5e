import { closedClinic } from './business';
import type { ClinicFacts } from './clinic-facts';

/** The facts that came with the page, for its first render to equal the HTML; the closed clinic's where none came, as in watch mode. */
export function servedClinic(): ClinicFacts {
  const data = document.getElementById('clinic')?.textContent;
  return data ? JSON.parse(data) : closedClinic;
}
