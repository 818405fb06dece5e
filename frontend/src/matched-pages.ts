import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads what an address shows and puts it into the route table, so that it can be rendered at once and not only after a fallback. */
export async function loadMatchedPages(routes: RouteObject[], location: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
