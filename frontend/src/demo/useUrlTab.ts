import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tab } from './Tabs';

/**
 * Keeps the open tab in the address, so that a reload or link opens the same one. Back leaves the page, not the tab.
 * @param parameter name of the query parameter
 * @param tabs the first is the default
 */
export function useUrlTab<Id extends string>(
  parameter: string,
  tabs: readonly [Tab<Id>, ...Tab<Id>[]],
): [selected: Id, select: (id: Id) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(parameter);
  const selected = (tabs.find(({ id }) => id === asked) ?? tabs[0]).id;
  const select = useCallback(
    (id: Id) => {
      const withTab = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        after.set(parameter, id);
        return after;
      };
      setQuery(withTab, { replace: true, preventScrollReset: true });
    },
    [parameter, setQuery],
  );
  return [selected, select];
}
