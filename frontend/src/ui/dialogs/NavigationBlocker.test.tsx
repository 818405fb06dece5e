import { act, render } from '@testing-library/react';
import { NavigationType, Outlet, RouterProvider, type BlockerFunction } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routerAt } from '../../../test/render-route';
import { NavigationBlocker, useNavigationBlocker } from './NavigationBlocker';
import { spareState } from '../hooks/spare-entry';

/** A form that blocks navigations until the test answers. */
function createForm() {
  const answers: ((mayProceed: boolean) => void)[] = [];
  const isBlocking = vi.fn<BlockerFunction>(() => true);
  function Form() {
    useNavigationBlocker(isBlocking, () => new Promise((resolve) => answers.push(resolve)));
    return null;
  }
  return {
    Form,
    isBlocking,
    asked: () => answers.length,
    answer: (mayProceed: boolean, question = answers.length - 1) => act(async () => answers[question]?.(mayProceed)),
  };
}

/** The pages of a visit that began at `/`. */
function open() {
  const [first, second] = [createForm(), createForm()];
  const pages = ['/', '/list', '/other'].map((path) => ({ path, element: null }));
  const forms = (
    <>
      <first.Form />
      <second.Form />
    </>
  );
  const element = (
    <NavigationBlocker>
      <Outlet />
    </NavigationBlocker>
  );
  const children = [...pages, { path: '/form', element: <first.Form /> }, { path: '/forms', element: forms }];
  const router = routerAt('/', [{ element, children }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    first,
    second,
    go: (to: string, options = {}) => act(() => router.navigate(to, options)),
    back: () => act(() => router.navigate(-1)),
    shown: () => router.state.location.pathname,
    present: () => router.state.location,
  };
}

describe('a component that blocks navigations', () => {
  it('keeps the page until it lets the visitor go, and is asked again the next time', async () => {
    const { go, shown, first } = open();
    await go('/form');
    await go('/list');
    expect(first.isBlocking).toHaveBeenCalledWith(expect.objectContaining({ historyAction: 'PUSH' }));
    await first.answer(false);
    expect(shown()).toBe('/form');
    await go('/list');
    expect([shown(), first.asked()]).toEqual(['/form', 2]);
    await first.answer(true);
    expect(shown()).toBe('/list');
  });

  it('takes a step back in the history back, and makes it when it lets the visitor go', async () => {
    const { go, back, shown, first } = open();
    await go('/list');
    await go('/form');
    await back();
    expect([shown(), first.asked()]).toEqual(['/form', 1]);
    await first.answer(true);
    expect(shown()).toBe('/list');
    await back();
    expect(shown()).toBe('/');
  });

  it('is not asked where one that came later blocks, and is where that one lets pass', async () => {
    const { go, back, shown, first, second } = open();
    await go('/forms');
    second.isBlocking.mockImplementation(({ historyAction }) => historyAction === NavigationType.Pop);
    await back();
    expect([first.asked(), second.asked()]).toEqual([0, 1]);
    await second.answer(false);
    await go('/list');
    expect([shown(), first.asked(), second.asked()]).toEqual(['/forms', 1, 1]);
  });

  it('cannot answer a question that a later navigation has replaced', async () => {
    const { go, shown, first } = open();
    await go('/form');
    await go('/list');
    await go('/other');
    await first.answer(true, 0);
    expect(shown()).toBe('/form');
    await first.answer(true, 1);
    expect(shown()).toBe('/other');
  });

  it('is asked no more once it is gone', async () => {
    const { go, shown, first } = open();
    await go('/form');
    first.isBlocking.mockReturnValueOnce(false);
    await go('/list');
    await go('/');
    expect([shown(), first.asked()]).toEqual(['/', 0]);
  });
});

describe('a spare entry', () => {
  async function openSpare() {
    const visit = open();
    await visit.go('/list', { state: { from: 'menu' } });
    const below = visit.present();
    await visit.go('/list', { state: spareState(below) });
    expect(visit.present().state).toEqual({ from: 'menu', spareOf: below.key });
    return visit;
  }

  it('is left together with the entry below it', async () => {
    const { back, shown } = await openSpare();
    await back();
    expect(shown()).toBe('/');
  });

  it('is found again on the way back from another page, and stays one when its address changes', async () => {
    const { go, back, shown, present } = await openSpare();
    await go('?page=2', { replace: true, state: { from: 'pager' } });
    expect(present().state).toMatchObject({ from: 'pager' });
    await go('/other');
    await back();
    expect([shown(), present().search]).toEqual(['/list', '?page=2']);
    await back();
    expect(shown()).toBe('/');
  });
});
