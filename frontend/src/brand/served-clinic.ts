import { closedClinic } from './business';
import type { ClinicFacts } from './clinic-facts';

/** Returns the facts to serve with a page: those that differ from the closed clinic's, which the script includes. */
export function factsToServe(clinic: ClinicFacts): Partial<ClinicFacts> {
  const known = new Map<string, unknown>(Object.entries(closedClinic));
  return Object.fromEntries(
    Object.entries(clinic).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name))),
  );
}

/**
 * Returns the facts served with the page, so that the first render equals the HTML; the closed clinic's if there are none, as in watch
 * mode.
 */
export function servedClinic(): ClinicFacts {
  return { ...closedClinic, ...JSON.parse(document.getElementById('clinic')?.textContent || '{}') };
}
