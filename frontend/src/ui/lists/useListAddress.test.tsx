import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListAddress } from './useListAddress';

const address = { read: () => null, write: () => ({}) };

function pageAt(search: string): number {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(RouterProvider, {
      router: createMemoryRouter([{ path: '*', element: children }], { initialEntries: [`/list${search}`] }),
    });
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

it('a filter that is applied while another page loads does not lead back to the list', async () => {
  const loaded = Promise.withResolvers<void>();
  const searched = { read: () => 'asha', write: (name: string) => ({ name }) };
  const List = () => {
    const { setFilters } = useListAddress(searched);
    return (
      <>
        <Link to="/patient">Asha</Link>
        <button type="button" onClick={() => setFilters('asha')}>
          Apply
        </button>
      </>
    );
  };
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/patient', lazy: () => loaded.promise.then(() => ({ element: <p>The patient</p> })) },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(router.state.location.search).toBe('?name=asha'));
  act(() => screen.getByRole('link').click());
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  act(() => screen.getByRole('button').click());
  await act(async () => loaded.resolve());
  expect(await screen.findByText('The patient')).toBeVisible();
  expect(router.state.location.pathname).toBe('/patient');
});
