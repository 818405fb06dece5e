import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPages, pageOf, withItsFiles } from './kept-pages';

const pages = ['/user', '/user/today', '/user/plan'];

afterEach(() => vi.unstubAllGlobals());

describe('the address under which a page is kept', () => {
  it.each([
    ['/user/today', '/user/today'],
    ['/user/today/', '/user/today'],
    ['/user/today/heelSlides?from=plan', '/user/today'],
    ['/user', '/user'],
    ['/user/payments', '/user/payments'],
    ['/user/plans', '/user/plans'],
  ])('%s: %s', (address, kept) => {
    expect(pageOf(new URL(address, 'https://clinic.test'), pages)).toBe(kept);
  });
});

describe('a page from the network', () => {
  const html = '<script src="/assets/main-1.js"></script><link href="/hi/assets/main-2.css"><img src="/assets/a.svg">';
  const keeping = (...files: string[]) =>
    vi.stubGlobal('caches', {
      match: (file: string) => Promise.resolve(files.includes(file) ? new Response() : undefined),
    });
  const page = (init?: ResponseInit) => new Response(html, init);

  it('is kept with all its scripts and styles', async () => {
    keeping('/assets/main-1.js', '/hi/assets/main-2.css');
    const response = page();
    expect(await withItsFiles(response)).toBe(response);
    expect(await response.text()).toBe(html);
  });

  it('is not kept without one of them, after a failure, or without any', async () => {
    keeping('/assets/main-1.js');
    expect(await withItsFiles(page())).toBeNull();
    keeping('/assets/main-1.js', '/hi/assets/main-2.css');
    expect(await withItsFiles(page({ status: 404 }))).toBeNull();
    expect(await withItsFiles(new Response('Sign in to the network'))).toBeNull();
  });
});

it('no version is kept of which a page is missing', async () => {
  const put = vi.fn<(page: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) });
  vi.stubGlobal('fetch', (page: string) =>
    Promise.resolve(new Response('', { status: page === '/user/plan' ? 503 : 200 })),
  );
  await expect(keepPages(pages)).rejects.toThrow('/user/plan answered 503.');
  expect(put).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  await keepPages(pages);
  expect(put.mock.calls.map(([page]) => page)).toEqual(pages);
});
