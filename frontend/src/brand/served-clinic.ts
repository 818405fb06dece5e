import { closedClinic } from './business';
import type { ClinicFacts } from './clinic-facts';

/** The facts as they travel with a page: those that are not what they are as long as a clinic is closed, which the script knows. */
export function factsToServe(clinic: ClinicFacts): Partial<ClinicFacts> {
  const known = new Map<string, unknown>(Object.entries(closedClinic));
  return Object.fromEntries(
    Object.entries(clinic).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name))),
  );
}

/** The facts that came with the page, for its first render to equal the HTML; the closed clinic's where none came, as in watch mode. */
export function servedClinic(): ClinicFacts {
  return { ...closedClinic, ...JSON.parse(document.getElementById('clinic')?.textContent || '{}') };
}
