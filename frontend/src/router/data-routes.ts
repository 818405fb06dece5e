import type { DataRouter } from 'react-router-dom';
import { loadRoute, type SiteRoute } from './site-route';

type DataRoutes = DataRouter['routes'];
type Matches = DataRouter['state']['matches'];

/** A copy of the route table in which each route has an id, as React Router asks; `manifest` gets each by that. */
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
 * Loads what is not loaded yet of the routes that an address shows.
 *
 * @returns what went wrong, by the id of the route in whose place it is said: the nearest one with a boundary. Null when all came.
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
