import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { findRow, foundPayments, openPayments, paymentRow } from '../../../test/payments.fixture';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00+05:30') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

async function exportCsv(search = '') {
  openPayments({}, search);
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
}

describe('a failed export saves nothing and says', () => {
  it.each([
    ['that the network failed', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nothing of what a proxy wrote', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'nothing more when it was our fault',
      async () => Response.json({ message: 'Something went wrong.', code: 'INTERNAL' }, { status: 500 }),
    ],
  ])('%s', async (_what, send) => {
    vi.stubGlobal('fetch', send);
    await exportCsv();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to export payments$/);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('when to try again', async () => {
    const body = { message: 'Please try again in 12 minutes.', code: 'RATE_LIMITED' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }));
    await exportCsv();
    const text = 'Failed to export payments. Please try again in 12 minutes.';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

it('exports what is looked for, in the words of the REST door', async () => {
  const fetchFile = vi.fn<typeof fetch>(async () => new Response('bytes'));
  vi.stubGlobal('fetch', fetchFile);
  openPayments({ PaymentsConnection: foundPayments([paymentRow()]) }, '?status=PAID&method=NET_BANKING&search=UTR');
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name: 'Export this list as CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'payments-filtered.csv'));
  expect(fetchFile.mock.calls[0]?.[0]).toBe(
    '/api/v1/payments/export/filtered?search=UTR&status=Paid&method=Net+Banking&format=csv',
  );
});

describe('an export', () => {
  it.each([
    ['', 'startDate=2026-11-01&endDate=2026-11-30'],
    ['?period=weekly', 'startDate=2026-11-16&endDate=2026-11-22'],
  ])('of "%s" asks for the days of its period and saves payments_export.csv', async (search, query) => {
    const send = vi.fn<typeof fetch>(async () => new Response('ID,Patient'));
    vi.stubGlobal('fetch', send);
    await exportCsv(search);
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const headers = new Headers({ 'accept-language': 'en' });
    expect(send.mock.calls).toEqual([[`/api/v1/payments/export?${query}`, { credentials: 'same-origin', headers }]]);
    const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('payments_export.csv');
    expect(await file?.text()).toBe('ID,Patient');
  });

  it('takes away the banner of the one that failed before', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await exportCsv();
    await screen.findByRole('alert');
    vi.stubGlobal('fetch', async () => new Response('ID,Patient'));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
