import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routerAt } from '../../../test/render-route';
import { ErrorBanner } from './ErrorBanner';
import { ErrorSlot, ErrorSlotProvider, useErrorSlot } from './ErrorSlotProvider';
import { LoadError } from './LoadError';
import { NavigationProgress } from './NavigationProgress';
import { NoticeRegion } from './NoticeRegion';
import { useToast } from './toasts';
import { Pager } from '../lists/Pager';
import { RouteError } from './RouteError';
import { cspNonce } from '../layout/csp-nonce';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an error is announced, comes into sight and stays until it is dismissed', async () => {
  const onDismiss = vi.fn();
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<ErrorBanner message="Failed to fetch patients" onDismiss={onDismiss} />);
  expect(intoView.mock.contexts).toEqual([screen.getByRole('alert')]);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch patients');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('an error in English is marked as such on a page in another language', () => {
  vi.stubEnv('IS_TRANSLATION', 'true');
  const { rerender } = render(<ErrorBanner message="Please enter the number of an admin." onDismiss={vi.fn()} />);
  expect(screen.getByText(/an admin/)).toHaveAttribute('lang', 'en');
  rerender(<ErrorBanner message="OTP: कोड गलत है" onDismiss={vi.fn()} />);
  expect(screen.getByText(/कोड/)).not.toHaveAttribute('lang');
  vi.unstubAllEnvs();
});

it('what could not be loaded can be tried again', async () => {
  const onRetry = vi.fn();
  render(<LoadError message="Failed to fetch payments" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each([
  ['Next', 1, 'Previous'],
  ['Previous', 2, 'Next'],
])('the focus stays in the pager when %s leads to its end', async (button, first, other) => {
  function List() {
    const [page, setPage] = useState(first);
    return <Pager label="Pages" page={page} lastPage={2} onChange={setPage} />;
  }
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  expect(screen.getByRole('button', { name: other })).toHaveFocus();
});

describe('a list of many pages', () => {
  function open(props: { readonly lastPage?: number; readonly isNumbered?: boolean } = {}) {
    const turned: number[] = [];
    render(
      <Pager label="Pages" page={1} lastPage={5_000} isNumbered {...props} onChange={(page) => turned.push(page)} />,
    );
    return turned;
  }
  const input = () => screen.queryByRole('textbox', { name: 'Go to page' });

  it.each([
    ['712', [712]],
    ['9999', [5_000]],
    ['0', []],
    ['x-', []],
  ])('goes to page %s', async (typed, pages) => {
    const turned = open();
    await userEvent.type(input() ?? document.body, `${typed}{Enter}`);
    expect(turned).toEqual(pages);
    if (pages.length > 0) expect(input()).toHaveValue('');
  });

  it.each([{ lastPage: 3 }, { isNumbered: false }])('offers no way by number where there is none: %o', (props) => {
    open(props);
    expect(input()).not.toBeInTheDocument();
  });
});

describe('a notice', () => {
  function SaveButton() {
    const toast = useToast();
    return <button onClick={() => toast('Saved.')}>Save</button>;
  }

  it('is announced as a status, and can be closed', async () => {
    render(
      <NoticeRegion>
        <SaveButton />
      </NoticeRegion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a notice that nobody closes', () => {
  function open() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    function SaveButton() {
      const toast = useToast();
      return <button onClick={() => toast('Saved.', { label: 'Undo', run: () => undefined })}>Save</button>;
    }
    render(
      <NoticeRegion>
        <SaveButton />
      </NoticeRegion>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    return screen.getByText('Saved.');
  }
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('goes after eight seconds', () => {
    open();
    pass(7_999);
    expect(screen.getByText('Saved.')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stays while somebody points at it', () => {
    const notice = open();
    fireEvent.pointerOver(notice);
    pass(60_000);
    expect(notice).toBeVisible();
    fireEvent.pointerOut(notice);
    pass(8_000);
    expect(notice).not.toBeInTheDocument();
  });

  it('stays while the focus is in it', () => {
    const notice = open();
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    pass(60_000);
    expect(notice).toBeVisible();
    act(() => undo.blur());
    pass(8_000);
    expect(notice).not.toBeInTheDocument();
  });
});

describe('the place of failures', () => {
  function Attempt({ name, failure }: { readonly name: string; readonly failure: string | null }) {
    const { report } = useErrorSlot();
    return <button onClick={() => report(failure)}>{name}</button>;
  }

  it('holds the newest alone, and is emptied by a new attempt in a dialog of the screen', async () => {
    render(
      <ErrorSlotProvider>
        <ErrorSlot />
        <Attempt name="Export" failure="Failed to export" />
        <Attempt name="Approve" failure="Failed to approve" />
        <ErrorSlotProvider>
          <ErrorSlot />
          <Attempt name="Record" failure={null} />
        </ErrorSlotProvider>
      </ErrorSlotProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to approve$/);
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the error boundary of a route', () => {
  function renderFailing(route: Pick<RouteObject, 'element' | 'lazy'>) {
    vi.spyOn(console, 'error').mockReturnValue();
    const routes = [{ path: '/', hydrateFallbackElement: '', errorElement: <RouteError />, ...route }];
    render(<RouterProvider router={routerAt('/', routes)} />);
  }

  it('says what to do when a page fails, with a way home', async () => {
    const Failing = () => {
      throw new Error('a bug');
    };
    renderFailing({ element: <Failing /> });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['script', new TypeError('Failed to fetch dynamically imported module: /x.js')],
    ['style', new Error('Unable to preload CSS for /x.css')],
  ])('offers a reload when the %s of a page could not be loaded, and takes the focus', async (_part, error) => {
    renderFailing({ lazy: () => Promise.reject(error) });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

it('a page that takes its time shows that it is on its way', async () => {
  let arrive = (_page: { element: string }) => {};
  const around = (
    <>
      <NavigationProgress />
      <Link to="/next">Next</Link>
      <Outlet />
    </>
  );
  const routes = [
    {
      element: around,
      children: [
        { path: '/', element: 'Here' },
        { path: '/next', lazy: () => new Promise<{ element: string }>((resolve) => (arrive = resolve)) },
      ],
    },
  ];
  render(<RouterProvider router={routerAt('/', routes)} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  arrive({ element: 'There' });
  expect(await screen.findByText('There', { exact: false })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('the nonce for styles', () => {
  afterEach(() => document.head.replaceChildren());

  const serve = (nonce: string) => {
    document.head.innerHTML = `<meta name="csp-nonce" content="${nonce}">`;
  };

  it('is none where no server has put one', () => {
    expect(cspNonce()).toBeUndefined();
    serve('__CSP_NONCE__');
    expect(cspNonce()).toBeUndefined();
  });

  it('is read from the page and put on styles that scripts create', () => {
    serve('abc123');
    expect(cspNonce()).toBe('abc123');
    expect(document.createElement('style').nonce).toBe('abc123');
    expect(document.createElement('div').nonce ?? '').toBe('');
  });
});
