import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from './auth/role';
import { RouteError } from './ui/feedback/RouteError';

/** Adds an error boundary on a parent route: React Router renders nothing for a route that failed to load, not even its own boundary. */
export function caught(route: RouteObject): RouteObject {
  return { errorElement: <RouteError />, children: [route] };
}

/** Creates the route of a lazy page with its own error boundary. The page may also show a path below it, and keeps its state then. */
export function page(path: string, load: () => Promise<ComponentType>, below?: string): RouteObject {
  const children = [path, below].map((each) => ({ path: each, element: null }));
  return caught({ path, lazy: async () => ({ Component: await load() }), ...(below && { children }) });
}

/** Returns what creates the routes of the pages that a module lists by path; the module is loaded with the first of them. */
export function pagesOf<Path extends string>(
  load: () => Promise<Readonly<Record<Path, () => ComponentType | Promise<ComponentType>>>>,
) {
  return (path: Path, below?: string): RouteObject => page(path, async () => (await load())[path](), below);
}

/** Wraps routes in a layout, which is loaded with the first of them. */
export function within(load: () => Promise<ComponentType>, ...children: RouteObject[]): RouteObject {
  return { lazy: async () => ({ Component: await load() }), children };
}

/** Creates the catch-all route of a path. */
export function notFound(path: string): RouteObject {
  return page(path, async () => (await import('./site/NotFoundPage')).NotFoundPage);
}

/** Wraps routes that need the current user. */
export function account(...children: RouteObject[]): RouteObject {
  return caught(within(async () => (await import('./auth/AccountArea')).AccountArea, ...children));
}

/** Wraps routes that need Apollo before anything is shown. */
export function onApollo(...children: RouteObject[]): RouteObject {
  return within(async () => (await import('./auth/ApolloArea')).ApolloArea, ...children);
}

/** Restricts routes to roles. */
export function guarded(allow: readonly Role[], ...children: RouteObject[]): RouteObject {
  const lazy = async () => {
    const { Guard } = await import('./auth/Guard');
    return { element: <Guard allow={allow} /> };
  };
  return account({ lazy, children });
}
