import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { nothing, openPage, overview, pageOf } from '../../../test/patient-page.fixture';

/** The page of a patient whose requests are for these times. */
function openWith(...asked: string[]) {
  const edges = asked.map((appointmentDate) => ({
    __typename: 'AppointmentEdge',
    node: { __typename: 'Appointment', id: appointmentDate, appointmentDate },
  }));
  const requests = { __typename: 'AppointmentConnection', edges };
  openPage({ PatientPage: { data: { patientOverview: overview, requests, lastPayment: nothing } } });
}

it('says of a number that nobody has that there is no such record, and leads to the list', async () => {
  openPage({ PatientPage: refusal('This record does not exist.', 'NOT_FOUND') });
  expect(await screen.findByText(/There is no record PT-000123/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'the list of records' })).toHaveAttribute('href', '/admin/patient-record');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers another try where the page could not be fetched', async () => {
  openPage({ PatientPage: new TypeError('Failed to fetch') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says that a request waits, and of nobody who waits that no session is planned', async () => {
  openWith('2026-03-12T04:30:00.000Z');
  const card = within(await screen.findByRole('region', { name: 'Next session' }));
  expect(card.getByText(/^A request for/)).toHaveTextContent(/12 Mar 2026.* waits for an answer\.$/);
  expect(card.getByRole('link', { name: 'an answer' })).toHaveAttribute('href', '/admin/pending-sessions');
  expect(card.queryByText('No session is planned.')).toBeNull();
});

it('says that no session is planned where no request waits either', async () => {
  openWith();
  const card = within(await screen.findByRole('region', { name: 'Next session' }));
  expect(card.getByText('No session is planned.')).toBeVisible();
  expect(card.queryByText(/^A request for/)).toBeNull();
});

it.each([
  [overview.balance, '₹1,200.00 due', '₹2,500.00 charged, ₹1,500.00 paid, ₹200.00 given back'],
  [{ ...overview.balance, charged: 0, due: -130_000 }, 'Nothing was charged.', '₹1,500.00 paid, ₹200.00 given back'],
])(
  'says how the account stands, and of nothing charged not that it was paid in advance',
  async (balance, main, line) => {
    openPage(pageOf({ ...overview, balance }));
    const card = within(await screen.findByRole('region', { name: 'Balance' }));
    expect([...card.getAllByRole('paragraph')].map(({ textContent }) => textContent)).toEqual([main, line]);
  },
);

describe('the record to hand over', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is fetched by the id, and saved under the number', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('%PDF-1.3', { headers: { 'content-type': 'application/pdf' } });
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openPage(pageOf(overview));
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over the record (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['record-PT-000123.pdf']));
    expect(asked).toContain('/api/v1/admin/patients/p1/record.pdf');
  });

  it('is waited for at the button of the menu, and asked for once', async () => {
    const fetched = vi.fn(async () => new Promise<Response>(() => undefined));
    vi.stubGlobal('fetch', fetched);
    openPage(pageOf(overview));
    const more = await screen.findByRole('button', { name: 'More actions' });
    expect(more).toHaveAttribute('aria-busy', 'false');
    for (let press = 0; press < 2; press++) {
      await userEvent.click(more);
      await userEvent.click(screen.getByRole('button', { name: 'Hand over the record (PDF)' }));
    }
    expect(more).toHaveAttribute('aria-busy', 'true');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('that is refused says why', async () => {
    const body = { code: 'NOT_FOUND', message: 'This record does not exist.' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 404 }));
    openPage(pageOf(overview));
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over the record (PDF)' }));
    expect(await screen.findByText('Failed to make the record. This record does not exist.')).toBeVisible();
  });

  it('is not offered of a deleted record', async () => {
    openPage(pageOf({ ...overview, deletedAt: '2026-11-20T06:00:00.000Z' }));
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });
});

describe('the actions on a record', () => {
  const more = () => screen.findByRole('button', { name: 'More actions' });
  const charge = () => screen.queryByRole('button', { name: 'Charge' });

  it('are one primary, and a menu that ends with the deletion', async () => {
    openPage(pageOf(overview));
    expect(await screen.findByRole('button', { name: 'Book a session' })).toBeVisible();
    expect(charge()).toBeNull();
    await userEvent.click(await more());
    const items = within((await more()).parentElement ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Record payment',
      'Charge',
      'Add to the waiting list',
      'Hand over the record (PDF)',
      'Delete',
    ]);
  });

  it.each([
    ['Escape, which gives the focus back', () => userEvent.keyboard('{Escape}'), true],
    ['a click elsewhere', () => userEvent.click(screen.getByRole('main')), false],
    ['the focus elsewhere', () => userEvent.tab({ shift: true }), false],
    ['the button', async () => userEvent.click(await more()), true],
  ])('are folded by %s', async (_how, fold, hasFocus) => {
    openPage(pageOf(overview));
    await userEvent.click(await more());
    expect(charge()).toBeVisible();
    await fold();
    expect(charge()).toBeNull();
    expect(await more()).toHaveAttribute('aria-expanded', 'false');
    expect((await more()) === document.activeElement).toBe(hasFocus);
  });

  it.each([
    ['left', 16, 'start'],
    ['right', 900, 'end'],
  ])('unfold away from the edge at the %s of the window', async (_where, left, side) => {
    openPage(pageOf(overview));
    vi.spyOn(await more(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, 44, 44));
    await userEvent.click(await more());
    expect(charge()?.closest('ul')).toHaveAttribute('data-side', side);
  });

  it('give the focus back to the menu when their dialog closes', async () => {
    openPage(pageOf(overview));
    await userEvent.click(await more());
    await userEvent.click(screen.getByRole('button', { name: 'Charge' }));
    await screen.findByRole('dialog', { name: 'Charge' });
    expect(await more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await dialogsGone();
    expect(await more()).toHaveFocus();
  });
});
