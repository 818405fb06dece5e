import type { DataRouter } from 'react-router-dom';
import { loadRoute, type SiteRoute } from './site-route';

type DataRoutes = DataRouter['routes'];
type Matches = DataRouter['state']['matches'];

/** Copies the route table with an id per route, as React Router requires; fills `manifest` by id. */
export function dataRoutes(
  routes: readonly SiteRoute[],
  manifest: DataRouter['manifest'],
  parent: readonly number[] = [],
): DataRoutes {
  return routes.map((route, index) => {
    const place = [...parent, index];
    const id = place.join('-');
    const copy = { ...route, id, children: route.children && dataRoutes(route.children, manifest, place) };
    manifest[id] = copy;
    return copy;
  });
}

/**
 * Loads the missing routes of a match.
 * @returns errors by the id of the nearest route with an error boundary; null if all loaded
 */
export async function loadPages(matches: Matches): Promise<Record<string, unknown> | null> {
  const outcomes = await Promise.allSettled(matches.map(({ route }) => loadRoute(route)));
  const errors: Record<string, unknown> = {};
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const boundary =
      matches.slice(0, index + 1).findLast(({ route }) => route.errorElement !== undefined) ?? matches[0];
    if (boundary) errors[boundary.route.id] ??= outcome.reason;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
