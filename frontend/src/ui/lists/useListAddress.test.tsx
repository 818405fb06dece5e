import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListAddress } from './useListAddress';

const address = { read: () => null, write: () => ({}) };

function pageAt(search: string): number {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [`/list${search}`] }, children);
  return renderHook(() => useListAddress(address), { wrapper }).result.current.page;
}

describe('the page of a list', () => {
  it.each(['', '0', '-1', '1.5', 'two', '1e3', '99999999999999999999', ' 2'])('page=%s is page 1', (page) => {
    expect(pageAt(`?${new URLSearchParams({ page }).toString()}`)).toBe(1);
  });

  it('page=3 is page 3', () => {
    expect(pageAt('?page=3')).toBe(3);
  });
});
