import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useListPage } from './useListPage';

interface List {
  readonly total: number;
  readonly limit: number;
}

function open(data: List | undefined, page: number, loading = false) {
  const setPage = vi.fn();
  const props = { data, page, loading, key: '' };
  const { result, rerender } = renderHook(
    (now: typeof props) =>
      useListPage({
        query: { data: now.data, loading: now.loading, refetch: vi.fn() },
        pageOf: (list: List) => list,
        page: now.page,
        setPage,
        key: now.key,
      }),
    { initialProps: props },
  );
  return { setPage, result, change: (now: Partial<typeof props>) => rerender({ ...props, ...now }) };
}

it('from beyond the end it goes to the last page, in place of the address that has none (lesson 20)', () => {
  const { setPage, result } = open({ total: 21, limit: 10 }, 4);
  expect(setPage).toHaveBeenCalledWith(3, { replace: true });
  expect(result.current.known).toBeUndefined();
});

it('waits for the newest answer before it steps back', () => {
  const { setPage, change } = open({ total: 20, limit: 10 }, 3, true);
  expect(setPage).not.toHaveBeenCalled();
  change({ data: { total: 21, limit: 10 }, loading: false });
  expect(setPage).not.toHaveBeenCalled();
});

it('keeps what was there until the next page comes, but not under other filters', () => {
  const first = { total: 21, limit: 10 };
  const { result, change } = open(first, 1);
  change({ data: undefined, page: 2, loading: true });
  expect(result.current).toMatchObject({ known: first, isStale: true });
  change({ data: undefined, page: 1, loading: true, key: 'other' });
  expect(result.current.known).toBeUndefined();
});
