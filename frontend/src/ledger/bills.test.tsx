import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../test/fake-server';
import { anyKey, askFor, billsOf, ofPackage, openLedger, session } from '../../test/ledger.fixture';
import { saveFile } from '../downloads/save-file';
import { financialYear } from './financial-years';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const bill = {
  __typename: 'Bill',
  id: 'b1',
  number: 'B/2026-27/00001',
  day: '2026-11-22',
  chargeIds: ['c1'],
  total: 80_000,
  withDiagnosis: false,
  canceledReason: null,
};
const fetched = () => {
  const send = vi.fn<typeof fetch>(async () => new Response('%PDF-1.3'));
  vi.stubGlobal('fetch', send);
  return send;
};

describe('issuing a bill', () => {
  it('needs a charge, offers those that count and are on no bill, and leads to the PDF', async () => {
    const canceled = { ...session, id: 'c3', text: 'Taken back', canceledReason: 'Twice' };
    const billed = { ...session, id: 'c4', text: 'Billed', billNumber: 'B/2026-27/00009' };
    const asked = await openLedger({
      Charges: { data: { charges: [ofPackage, session, canceled, billed] } },
      IssueBill: { data: { issueBill: bill } },
    });
    const dialog = await askFor('Bill');
    expect(dialog.queryByLabelText(/Taken back|Billed/)).not.toBeInTheDocument();
    await userEvent.click(await dialog.findByLabelText(/Ten sessions/));
    await userEvent.click(dialog.getByLabelText(/Session of 12 Nov 2026/));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue bill' }));
    expect(await dialog.findByText('Choose at least one charge')).toBeVisible();
    await userEvent.click(dialog.getByLabelText(/Session of 12 Nov 2026/));
    await userEvent.click(dialog.getByLabelText('Print the diagnosis'));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue bill' }));
    expect(await dialog.findByText('The bill B/2026-27/00001 of ₹800.00 was issued.')).toBeVisible();
    expect(asked('IssueBill')).toEqual([
      { input: { patientId: 'p1', chargeIds: ['c1'], withDiagnosis: true }, idempotencyKey: anyKey },
    ]);
    await waitFor(() => expect(asked('Bills')).toHaveLength(2));
    const send = fetched();
    await userEvent.click(dialog.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/bills/b1/pdf');
  });

  it('says why it was refused', async () => {
    await openLedger({ IssueBill: refusal('A charge is on the bill B/2026-27/00009 already.', 'WRONG_STATE') });
    const dialog = await askFor('Bill');
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue bill' }));
    expect(await dialog.findByText(/A charge is on the bill B\/2026-27\/00009 already\./)).toBeVisible();
  });

  it('says so when nothing is left to bill', async () => {
    await openLedger({ Charges: { data: { charges: [{ ...session, billNumber: 'B/2026-27/00009' }] } } });
    const dialog = await askFor('Bill');
    expect(await dialog.findByText('Each charge that counts is on a bill.')).toBeVisible();
  });
});

describe('bills', () => {
  it('are listed with their PDF in two languages, and canceled with a reason', async () => {
    const former = { ...bill, id: 'b0', number: 'B/2026-27/00000', canceledReason: 'For another', withDiagnosis: true };
    const asked = await openLedger({
      Bills: billsOf(bill, former),
      CancelBill: { data: { cancelBill: { ...bill, canceledReason: 'Twice' } } },
    });
    const list = within(await screen.findByRole('list', { name: 'Bills' }));
    expect(list.getByText('Canceled: For another')).toBeVisible();
    const send = fetched();
    await userEvent.click(list.getByRole('button', { name: 'More for B/2026-27/00001' }));
    await userEvent.click(list.getAllByRole('button', { name: 'PDF in Hindi' })[0] as HTMLElement);
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/bills/b1/pdf?language=hi');
    vi.unstubAllGlobals();
    await userEvent.click(list.getByRole('button', { name: 'More for B/2026-27/00001' }));
    await userEvent.click(list.getByRole('button', { name: 'Cancel the bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel a bill' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Twice');
    expect(asked('CancelBill')).toEqual([]);
  });
});

describe('the statement', () => {
  it('is of this financial year at first, or of other days', async () => {
    await openLedger();
    const dialog = await askFor('Statement');
    expect(dialog.getByLabelText('From')).toHaveValue('2026-04-01');
    await userEvent.click(dialog.getByLabelText('The financial year before'));
    expect(dialog.getByLabelText('Until')).toHaveValue('2026-03-31');
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-01-01' } });
    await userEvent.click(dialog.getByLabelText('Hindi'));
    const send = fetched();
    await userEvent.click(dialog.getByRole('button', { name: 'Get the PDF' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/patients/p1/statement?from=2026-01-01&until=2026-03-31&language=hi');
  });

  it.each([
    ['2026-03-31', { from: '2025-04-01', until: '2026-03-31' }],
    ['2026-04-01', { from: '2026-04-01', until: '2027-03-31' }],
  ])('of %s has the days of its financial year', (day, days) => expect(financialYear(day)).toEqual(days));
});
