import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePagedList } from './useList';

interface Page {
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly rows: readonly string[];
}
const pageOf = (total: number, page: number, rows: readonly string[] = []): Page => ({ total, page, limit: 10, rows });

function open(data: Page | undefined, page: number, loading = false) {
  const setPage = vi.fn();
  const refetch = vi.fn(async () => undefined);
  const props = { data, page, loading, key: '', error: undefined as unknown };
  const { result, rerender } = renderHook(
    ({ data: answer, page: wanted, loading: isLoading, key, error }: typeof props) =>
      usePagedList(
        { page: wanted, setPage },
        { data: answer, loading: isLoading, refetch, error },
        (list) => list,
        ({ rows }) => rows,
        { key },
      ),
    { initialProps: props },
  );
  return { setPage, refetch, result, change: (now: Partial<typeof props>) => rerender({ ...props, ...now }) };
}

it('from beyond the end it goes to the last page, in place of the address that has none (lesson 20)', () => {
  const { setPage, result } = open(pageOf(21, 4), 4);
  expect(setPage).toHaveBeenCalledWith(3, { replace: true });
  expect(result.current.known).toBeUndefined();
});

it('waits for the newest answer before it steps back', () => {
  const { setPage, change } = open(pageOf(20, 3), 3, true);
  expect(setPage).not.toHaveBeenCalled();
  change({ data: pageOf(21, 3), loading: false });
  expect(setPage).not.toHaveBeenCalled();
});

it('keeps what was there until the next page comes, but not under other filters', () => {
  const { result, change } = open(pageOf(21, 1, ['a']), 1);
  change({ data: undefined, page: 2, loading: true });
  expect(result.current).toMatchObject({ rows: ['a'], known: { page: 1 }, isStale: true });
  change({ data: undefined, page: 1, loading: true, key: 'other' });
  expect(result.current.rows).toBeUndefined();
});

it('keeps its rows when a refetch fails, but shows none of another page in place of one that failed', () => {
  const answer = pageOf(21, 1, ['a']);
  const { result, change } = open(answer, 1);
  change({ data: answer, error: new Error('lost') });
  expect(result.current).toMatchObject({ rows: ['a'], error: new Error('lost') });
  change({ data: undefined, page: 2, error: new Error('lost') });
  expect(result.current.rows).toBeUndefined();
});

it('is refetched when the page becomes visible again', async () => {
  const { refetch } = open(pageOf(1, 1, ['a']), 1);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(refetch).toHaveBeenCalledOnce();
});
