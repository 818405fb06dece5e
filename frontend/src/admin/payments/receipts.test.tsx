import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { refusal } from '../../../test/fake-server';
import { openClinic } from '../../../test/open-clinic.fixture';
import { findRow, openPayments, pageOf, paymentRow } from '../../../test/payments.fixture';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const name = 'Receipt of ₹1,500.00 from Ramesh Srivastava';
const sheet = () => vi.fn<typeof fetch>(async () => new Response('%PDF-1.3'));

it('a closed clinic offers none', async () => {
  openPayments();
  await findRow('Ramesh');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('one that was issued is downloaded under its number, also of a payment that was refunded', async () => {
  const row = paymentRow({ status: 'REFUNDED', receiptNumber: '2026-27/000123' });
  openPayments({ Payments: pageOf([row]) });
  expect(within(await findRow('Ramesh')).getByText(/Receipt 2026-27\/000123/)).toBeVisible();
  const send = sheet();
  vi.stubGlobal('fetch', send);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toBe(`/api/v1/payments/${row.id}/receipt`);
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('receipt-2026-27-000123.pdf');
});

it('an open clinic issues one first, and says when it cannot', async () => {
  const refused = refusal('Only a paid payment gets a receipt; this one is failed.', 'WRONG_STATE');
  openPayments({ IssueReceipt: refused }, '', openClinic);
  await findRow('Ramesh');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch the receipt. Only a paid payment gets a receipt; this one is failed.',
  );
  expect(saveFile).not.toHaveBeenCalled();
});
