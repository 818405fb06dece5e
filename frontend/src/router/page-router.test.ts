import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router';
import type { SiteRoute } from './site-route';
import { spareState } from './spare-entry';

/** A page that comes when the test lets it; asking for it again begins anew. */
function latePage() {
  let settle: PromiseWithResolvers<{ element: string }> = Promise.withResolvers();
  const lazy = vi.fn(() => {
    settle = Promise.withResolvers();
    return settle.promise;
  });
  return {
    lazy,
    come: () => settle.resolve({ element: 'here' }),
    fail: (error: Error) => settle.reject(error),
  };
}

function open(...rows: SiteRoute[]) {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const others = [
    { path: '/', element: 'home' },
    { path: '*', element: 'not found' },
  ];
  const router = createPageRouter([{ errorElement: 'failed', children: [...rows, ...others] }], history);
  return { history, router, shown: () => router.state.location.pathname };
}

/** The matches end in the route itself; the boundary is the one above. */
const boundary = '0';

describe('a page that is loaded when it is first shown', () => {
  it('is on its way until it is there; until then the address is the old one', async () => {
    const page = latePage();
    const { router, history, shown } = open({ path: '/late', lazy: page.lazy });
    const going = router.navigate('/late');
    expect([router.state.navigation.state, shown(), history.location.pathname]).toEqual(['loading', '/', '/']);
    page.come();
    await going;
    expect([router.state.navigation.state, shown(), history.location.pathname]).toEqual(['idle', '/late', '/late']);
    await router.navigate('/');
    await router.navigate('/late');
    expect(page.lazy).toHaveBeenCalledOnce();
  });

  it('is not shown any more when the visitor has gone elsewhere meanwhile', async () => {
    const page = latePage();
    const { router, shown } = open({ path: '/late', lazy: page.lazy }, { path: '/soon', element: 'soon' });
    const going = router.navigate('/late');
    await router.navigate('/soon');
    page.come();
    await going;
    expect([router.state.navigation.state, shown()]).toEqual(['idle', '/soon']);
  });

  it('that could not be loaded is said in the place of the nearest boundary, and asked for again the next time', async () => {
    const page = latePage();
    const { router, shown } = open({ path: '/late', lazy: page.lazy });
    const going = router.navigate('/late');
    page.fail(new TypeError('Failed to fetch dynamically imported module'));
    await going;
    expect(shown()).toBe('/late');
    expect(router.state.errors).toEqual({ [boundary]: new TypeError('Failed to fetch dynamically imported module') });
    await router.navigate('/late#part');
    expect(router.state.errors).not.toBeNull(); // another place on it mends nothing
    const again = router.navigate('/late');
    page.come();
    await again;
    expect(router.state.errors).toBeNull();
  });

  it('is the first of a visit: a fallback stands for it, and nothing says that a navigation is under way', async () => {
    const page = latePage();
    const history = createMemoryHistory({ initialEntries: ['/late'] });
    const router = createPageRouter([{ path: '/late', lazy: page.lazy }], history);
    expect([router.state.initialized, router.state.renderFallback]).toEqual([false, true]);
    expect(router.state.navigation.state).toBe('idle');
    page.come();
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    expect([router.state.renderFallback, history.index]).toEqual([false, 0]);
  });
});

it('what could not be loaded is said as near as can be, and what stands around it stays', async () => {
  const failing = { path: '/late', lazy: () => Promise.reject(new Error('no script')) };
  const { router } = open({ errorElement: 'failed near by', children: [failing] });
  await router.navigate('/late');
  expect(router.state.errors).toEqual({ '0-0': new Error('no script') });
});

describe('addresses', () => {
  it('a search alone is one of the present page, and its state comes along', async () => {
    const { router, history } = open({ path: '/list', element: 'list' });
    await router.navigate('/list?page=2#rows');
    await router.navigate('?page=3', { replace: true, state: { from: 'pager' } });
    expect(history.location).toMatchObject({
      pathname: '/list',
      search: '?page=3',
      hash: '',
      state: { from: 'pager' },
    });
    expect(history.index).toBe(1);
  });

  it('one that the table does not have is a mistake of the table', () => {
    const history = createMemoryHistory({ initialEntries: ['/nowhere'] });
    expect(() => createPageRouter([{ path: '/', element: 'home' }], history)).toThrow('no row for /nowhere');
  });
});

describe('a page that asks before it is left', () => {
  async function openForm() {
    const page = open({ path: '/form', element: 'form' });
    await page.router.navigate('/form');
    const ask = vi.fn(() => true);
    page.router.getBlocker('1', ask);
    const blocker = () => page.router.state.blockers.get('1');
    return { ...page, ask, blocker };
  }

  it('stays where it is until it lets the visitor go', async () => {
    const { router, shown, blocker, ask } = await openForm();
    await router.navigate('/');
    expect([shown(), blocker()?.state]).toEqual(['/form', 'blocked']);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ historyAction: 'PUSH' }));
    blocker()?.reset?.();
    expect([shown(), blocker()?.state]).toEqual(['/form', 'unblocked']);
    await router.navigate('/');
    blocker()?.proceed?.();
    await vi.waitFor(() => expect([shown(), blocker()?.state]).toEqual(['/', 'unblocked']));
  });

  it('takes a step back through the history back, and makes it when it lets the visitor go', async () => {
    const { router, history, shown, blocker } = await openForm();
    await router.navigate(-1);
    expect([shown(), history.index, blocker()?.state]).toEqual(['/form', 1, 'blocked']);
    blocker()?.proceed?.();
    await vi.waitFor(() => expect([shown(), history.index]).toEqual(['/', 0]));
    expect(blocker()?.state).toBe('unblocked');
  });

  it('is asked before what came earlier, which is asked where it lets the visitor go', async () => {
    const { router, shown, ask, blocker } = await openForm();
    const asked = vi.fn(({ historyAction }: { historyAction: string }) => historyAction === 'POP');
    router.getBlocker('2', asked);
    await router.navigate(-1);
    expect([shown(), blocker()?.state, router.state.blockers.get('2')?.state]).toEqual(['/form', undefined, 'blocked']);
    router.state.blockers.get('2')?.reset?.();
    expect(ask).not.toHaveBeenCalled();
    await router.navigate('/');
    expect([shown(), blocker()?.state]).toEqual(['/form', 'blocked']);
    blocker()?.proceed?.();
    await vi.waitFor(() => expect(shown()).toBe('/'));
  });

  it('asks no more once it is gone', async () => {
    const { router, shown } = await openForm();
    router.deleteBlocker('1');
    await router.navigate('/');
    expect(shown()).toBe('/');
  });
});

it('each entry of the history is found again where it was left, and a new one begins at its top', async () => {
  const { router } = open({ path: '/long', element: 'long' });
  let down = 70;
  router.enableScrollRestoration({ default: 40 }, () => down);
  expect(router.state.restoreScrollPosition).toBe(40); // where a reload left it
  await router.navigate('/long');
  expect(router.state.restoreScrollPosition).toBeNull();
  down = 300;
  await router.navigate(-1);
  expect(router.state.restoreScrollPosition).toBe(70);
  await router.navigate(1);
  expect(router.state.restoreScrollPosition).toBe(300);
  await router.navigate('?part=2', { preventScrollReset: true });
  expect(router.state.preventScrollReset).toBe(true);
  await router.navigate('/');
  expect(router.state.preventScrollReset).toBe(false);
});

describe('a spare entry', () => {
  async function openSpare() {
    const page = open({ path: '/list', element: 'list' }, { path: '/other', element: 'other' });
    await page.router.navigate('/list');
    await page.router.navigate('/list', { state: spareState({ from: 'menu' }) });
    expect(page.history.location.state).toMatchObject({ from: 'menu' });
    return page;
  }

  it('is left together with the entry below it', async () => {
    const { router, history, shown } = await openSpare();
    await router.navigate(-1);
    expect([shown(), history.index]).toEqual(['/', 0]);
  });

  it('is found again on the way back from another page, and stays one when its address changes', async () => {
    const { router, history, shown } = await openSpare();
    await router.navigate('?page=2', { replace: true });
    await router.navigate('/other');
    await router.navigate(-1);
    expect([shown(), history.location.search, history.index]).toEqual(['/list', '?page=2', 2]);
    await router.navigate(-1);
    expect([shown(), history.index]).toEqual(['/', 0]);
  });
});
