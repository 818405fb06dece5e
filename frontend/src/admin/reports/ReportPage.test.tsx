import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { fakeServer, refusal } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

vi.mock('./ReportPicture', () => ({ ReportPicture: ({ column }: { column: string }) => <p>Picture of {column}</p> }));
vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-20T06:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const keys = ['charged', 'credited', 'received', 'refunded', 'net'] as const;
const labels = ['Charged', 'Credited', 'Received', 'Refunded', 'Net'] as const;
const row = (key: string, label: string, values: readonly (number | null)[]) => ({
  __typename: 'ReportRow',
  key,
  label,
  cells: values.map((value, at) => ({ column: keys[at], value, lines: value ? 2 : 0 })),
});
const reportOf = ({ input }: Readonly<Record<string, unknown>>) => ({
  __typename: 'Report',
  ...(input as object),
  asOf: '2026-05-20T06:30:00.000Z',
  notes: ['Money counts when it pays a charge.'],
  columns: keys.map((key, at) => ({ __typename: 'ReportColumn', key, label: labels[at], unit: 'PAISE' })),
  rows: [
    row('k', 'Kavita Singh', [900_000, 0, 750_000, null, 750_000]),
    row('advance', 'Advances', [0, 0, 0, 5_000, -5_000]),
  ],
  total: row('total', 'Total', [900_000, 0, 750_000, 5_000, 745_000]),
});
const line = (rowId: string, value: number, patient: string | null) => ({
  node: {
    __typename: 'ReportLine',
    kind: 'ALLOCATION',
    rowId,
    day: '2026-05-02',
    text: `Pays: session ${rowId}`,
    value,
    weight: 1,
    patient: patient && { __typename: 'PaymentPatient', id: rowId, patientId: 'PT-000001', name: patient },
  },
});

function openReport(search = '', answers: Parameters<typeof fakeServer>[0] = {}, address = '/admin/reports/income') {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Report: (variables) => ({ data: { report: reportOf(variables) } }),
    ReportLines: {
      data: {
        reportLines: {
          totalCount: 2,
          value: 750_000,
          pageInfo: { hasNextPage: false, endCursor: 'c' },
          edges: [line('1', 500_000, 'Asha'), line('2', 250_000, null)],
        },
      },
    },
    ReportPhysiotherapists: {
      data: { physiotherapists: [{ __typename: 'Physiotherapist', id: 'k', name: 'Kavita Singh' }] },
    },
    SavedReports: {
      data: {
        savedFilters: [
          { __typename: 'SavedFilter', id: 's', name: 'Mine', query: 'kind=income&period=last-month' },
          { __typename: 'SavedFilter', id: 't', name: 'Former', query: 'kind=weather' },
        ],
      },
    },
    SaveReport: { data: { saveFilter: { __typename: 'SavedFilter', id: 'u' } } },
    DeleteSavedReport: { data: { deleteSavedFilter: 's' } },
    ...answers,
  });
  const router = renderRoute(`${address}${search}`, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}
const table = () => screen.findByRole('table', { name: 'Figures' });

it.each([
  ['', { from: '2026-05-01', until: '2026-05-31', groupBy: 'MONTH' }],
  [
    '?period=last-month&groupBy=PHYSIOTHERAPIST',
    { from: '2026-04-01', until: '2026-04-30', groupBy: 'PHYSIOTHERAPIST' },
  ],
  ['?period=this-year&groupBy=DAY', { from: '2026-04-01', until: '2027-03-31', groupBy: 'DAY' }],
  ['?period=last-year', { from: '2025-04-01', until: '2026-03-31', groupBy: 'MONTH' }],
  ['?from=2026-02-01&until=2026-02-10', { from: '2026-02-01', until: '2026-02-10', groupBy: 'MONTH' }],
  ['?period=never&groupBy=WEATHER', { from: '2026-05-01', until: '2026-05-31', groupBy: 'MONTH' }],
  ['?physiotherapistId=k', { from: '2026-05-01', until: '2026-05-31', groupBy: 'MONTH', physiotherapistId: 'k' }],
])('asks for what the address %s says', async (search, expected) => {
  const { asked } = openReport(search);
  await table();
  expect(asked('Report')[0]).toEqual({ input: { kind: 'INCOME', ...expected } });
});

it('shows the figures, the total, the picture and what must be known', async () => {
  openReport();
  const figures = within(await table());
  expect(figures.getByRole('row', { name: /Kavita Singh/ })).toHaveTextContent(/₹9,000\.00.*₹7,500\.00.*–.*₹7,500\.00/);
  expect(figures.getByRole('row', { name: /Total/ })).toHaveTextContent('₹7,450.00');
  expect(await screen.findByText('Picture of received')).toBeVisible();
  expect(screen.getByText('Money counts when it pays a charge.')).toBeVisible();
});

it('a figure opens its rows, which add up to it, and Close returns', async () => {
  const { asked, router } = openReport('?groupBy=PHYSIOTHERAPIST');
  await userEvent.click(await screen.findByRole('link', { name: '₹7,500.00: rows of Received, Kavita Singh' }));
  const rows = await screen.findByRole('complementary', { name: 'Rows behind the figure' });
  expect(await within(rows).findByRole('heading', { name: 'Received, Kavita Singh: ₹7,500.00' })).toBeVisible();
  expect(rows).toHaveFocus();
  expect(within(rows).getByText('2 rows, showing 1 to 2')).toBeVisible();
  expect(within(rows).getByRole('row', { name: /session 1/ })).toHaveTextContent(/2 May 2026.*Asha.*₹5,000\.00/);
  expect(within(rows).getByRole('row', { name: /session 2/ })).toHaveTextContent(/N\/A.*₹2,500\.00/);
  expect(within(rows).getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/admin/patients/PT-000001');
  expect(asked('ReportLines')[0]).toEqual({
    input: { kind: 'INCOME', from: '2026-05-01', until: '2026-05-31', groupBy: 'PHYSIOTHERAPIST' },
    row: 'k',
    column: 'received',
    first: 25,
  });
  await userEvent.click(within(rows).getByRole('button', { name: 'Close' }));
  expect(rows).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?groupBy=PHYSIOTHERAPIST');
});

it('begins with the total', async () => {
  openReport();
  const rows = within(await table()).getAllByRole('row');
  expect(rows.slice(1).map((one) => within(one).getByRole('rowheader').textContent)).toEqual([
    'Total',
    'Kavita Singh',
    'Advances',
  ]);
});

it.each([
  ['', 'KNEE_FLEXION'],
  ['?measure=PAIN', 'PAIN'],
  ['?measure=LUCK', 'KNEE_FLEXION'],
])('outcomes of the address %s are of the measure %s', async (search, measure) => {
  const { asked } = openReport(search, {}, '/admin/reports/outcomes');
  expect(await screen.findByRole('combobox', { name: 'Measure' })).toBeVisible();
  await table();
  expect(asked('Report')[0]).toMatchObject({ input: { kind: 'OUTCOMES', groupBy: 'PROTOCOL', measure } });
});

it('weeks since the operation come by their number', async () => {
  const weeks = ['knee/10', 'knee/2', 'hip/11', 'hip/0'].map((key) => row(key, `Row ${key}`, [1, 0, 1, 0, 1]));
  const answer = (asked: Readonly<Record<string, unknown>>) => ({
    data: { report: { ...reportOf(asked), groupBy: 'PROTOCOL', rows: weeks } },
  });
  openReport('', { Report: answer }, '/admin/reports/outcomes');
  const headers = within(await table()).getAllByRole('rowheader');
  const expected = ['Total', 'Row hip/0', 'Row hip/11', 'Row knee/2', 'Row knee/10'];
  expect(headers.map(({ textContent }) => textContent)).toEqual(expected);
});

it('a figure without rows opens nothing', async () => {
  openReport();
  const figures = within(await table());
  expect(figures.queryByRole('link', { name: /rows of Credited/ })).not.toBeInTheDocument();
});

it('the rows go away when the report is filtered anew', async () => {
  openReport('?row=k&column=received');
  await screen.findByRole('complementary');
  await userEvent.click(screen.getByRole('combobox', { name: 'Days' }));
  await userEvent.click(await screen.findByText('Last month'));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

it('downloads the report and the rows as files', async () => {
  openReport('?row=k&column=received');
  const rows = within(await screen.findByRole('complementary'));
  await rows.findByText('2 rows, showing 1 to 2');
  const send = vi.fn<typeof fetch>(async () => new Response('key,label'));
  vi.stubGlobal('fetch', send);
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  await userEvent.click(rows.getByRole('button', { name: 'Excel of these rows' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([path]) => path)).toEqual([
    '/api/v1/reports/income?from=2026-05-01&until=2026-05-31&groupBy=MONTH&format=csv',
    '/api/v1/reports/income/lines?from=2026-05-01&until=2026-05-31&groupBy=MONTH&row=k&column=received&format=xlsx',
  ]);
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
    'report-income.csv',
    'report-income-lines.xlsx',
  ]);
});

it('is saved under a name with its kind, without the rows that are open', async () => {
  const { asked } = openReport('?period=last-month&row=k&column=received');
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'April');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('SaveReport')).toEqual([{ name: 'April', query: 'kind=income&period=last-month' }]));
});

it('says when it cannot be fetched, and that a kind is unknown', async () => {
  openReport('', { Report: refusal('The first day must not be after the last', 'BAD_INPUT') });
  expect(await screen.findByText(/Failed to fetch the report\. The first day/)).toBeVisible();
});

it('knows no other kinds', async () => {
  openReport('', {}, '/admin/reports/weather');
  expect(await screen.findByRole('heading', { name: 'Report not found' })).toBeVisible();
});

it('the list has the questions, and saved reports lead to theirs or are deleted', async () => {
  const { asked } = openReport('', {}, '/admin/reports');
  expect(await screen.findByRole('link', { name: 'Income' })).toHaveAttribute('href', '/admin/reports/income');
  expect(screen.getByText('What did we earn, and what came in?')).toBeVisible();
  const kinds = within(screen.getAllByRole('list').find((list) => within(list).queryByText('Income')) as HTMLElement);
  expect(kinds.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Income/),
    expect.stringMatching(/^Dues/),
    expect.stringMatching(/^Packages/),
    expect.stringMatching(/^Attendance/),
    expect.stringMatching(/^Utilisation/),
    expect.stringMatching(/^Patients.*\?$/),
    expect.stringMatching(/^ReferralsWho sends us patients\?$/),
    expect.stringMatching(/^Messages/),
    expect.stringMatching(/^Outcomes/),
  ]);
  expect(await screen.findByRole('link', { name: 'Mine' })).toHaveAttribute(
    'href',
    '/admin/reports/income?period=last-month',
  );
  expect(screen.queryByRole('link', { name: 'Former' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Mine”' }));
  await waitFor(() => expect(asked('DeleteSavedReport')).toEqual([{ id: 's' }]));
});

it('is mailed of all physiotherapists alone', async () => {
  const offered = { ReportMails: { data: { emailIsOffered: true, reportMails: [] } } };
  const { router } = openReport('', offered);
  expect(await screen.findByRole('button', { name: 'Mail this' })).toBeVisible();
  await act(() => router.navigate('/admin/reports/income?physiotherapistId=k'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mail this' })).not.toBeInTheDocument());
});
