import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Tab } from './Tabs';

/**
 * The open tab, kept in the address, so that a reload and a link open the same one. Going back leaves the page and not the tab.
 *
 * @param parameter the name in the query
 * @param tabs the first of them is open where the address names none that exists
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
