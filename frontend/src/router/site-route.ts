import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';

/** A route of the route table, with the fields that this site's router supports. */
export interface SiteRoute {
  /** The full address or pattern; omitted for a layout route. */
  readonly path?: string;
  /** The element; set by `lazy` on first use. Without either, the child route is rendered. */
  element?: ReactNode;
  /** Loads the element. Removed after loading. */
  lazy?: (() => Promise<{ readonly element: ReactNode }>) | undefined;
  /** Rendered instead of the route if it, or its content, fails. */
  readonly errorElement?: ReactNode;
  /** Rendered on the first page of a visit until it is loaded. */
  readonly hydrateFallbackElement?: ReactNode;
  readonly children?: SiteRoute[];
}

/** Loads a route's element and stores it in the route. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the routes of an address, so that they render at once, without a fallback. */
export async function loadMatchedPages(routes: SiteRoute[], location: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}
