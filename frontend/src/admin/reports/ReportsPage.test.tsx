import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-04-01T06:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

/** Opens the page over a server that answers downloads so; returns their addresses. */
async function open(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  renderRoute(
    '/admin/reports',
    fakeServer({ Me: { data: { me: accounts.admin } }, SavedReports: { data: { savedFilters: [] } } }),
  );
  await screen.findByText('For the accountant');
  return asked;
}

const file = (name: string) => () =>
  new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

it('gets the journal of the last month for Tally, under the name that says whether it is a draft', async () => {
  const asked = await open(file('journal-2026-03-01-2026-03-31-draft.xml'));
  await userEvent.click(screen.getByText('Get the journal'));
  expect(await screen.findByText('The draft of the journal was saved.')).toBeInTheDocument();
  expect(asked).toEqual(['/api/v1/journal?from=2026-03-01&until=2026-03-31&format=tally']);
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('journal-2026-03-01-2026-03-31-draft.xml');
});

it('gets it as CSV', async () => {
  const asked = await open(file('journal-2026-03-01-2026-03-31.csv'));
  await userEvent.click(screen.getByLabelText('CSV'));
  await userEvent.click(screen.getByText('Get the journal'));
  expect(await screen.findByText('The journal was saved.')).toBeInTheDocument();
  expect(asked[0]).toContain('format=csv');
});

it('says beside the input why the server refuses', async () => {
  await open(() =>
    Response.json(
      { code: 'BAD_INPUT', message: 'No.', fields: { until: 'The last day must be today or a day before' } },
      { status: 400 },
    ),
  );
  await userEvent.click(screen.getByText('Get the journal'));
  expect(await screen.findByText('The last day must be today or a day before')).toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
});

it('leads to the names of the accounts', async () => {
  await open(file('x'));
  expect(screen.getByText('Names of the accounts')).toHaveAttribute('href', '/admin/clinic/accounts');
});
