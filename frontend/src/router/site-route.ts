import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';

/** A row of the route table, or what stands around rows: all that the router of this site knows of them. */
export interface SiteRoute {
  /** The whole address or its pattern; none for what stands around others. */
  readonly path?: string;
  /** What is shown, or is brought by `lazy` when it is first shown; else the child is. */
  element?: ReactNode;
  /** Loads what is shown. It is removed once it has. */
  lazy?: (() => Promise<{ readonly element: ReactNode }>) | undefined;
  /** Is shown in the place of this route when it, or what is in it, fails. */
  readonly errorElement?: ReactNode;
  /** Is shown on the first page of a visit until that one is loaded. */
  readonly hydrateFallbackElement?: ReactNode;
  readonly children?: SiteRoute[];
}

/** Loads what a route shows, and puts it into the route. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads what an address shows and puts it into the route table, so that it can be rendered at once and not only after a fallback. */
export async function loadMatchedPages(routes: SiteRoute[], location: { readonly pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
}
