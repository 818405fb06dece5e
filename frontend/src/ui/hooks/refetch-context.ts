import { createContext } from 'react';

/** Refetches the queries with these names that the page shows. */
export const RefetchContext = createContext<(names: readonly string[]) => void>(() => undefined);
