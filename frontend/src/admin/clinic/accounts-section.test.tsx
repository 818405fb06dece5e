import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#src/downloads/save-file';
import { openClinicPage, part, read, retype, saved, section } from '../../../test/clinic.fixture';
import { accountLabels, ledgerAccounts } from './ledger-accounts';

vi.mock('#src/downloads/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockClear();
});

const ledgerNames = ledgerAccounts.map((account) => ({ account, name: `Ledger ${account}` }));

it('names each account of the journal, and sends all of them', async () => {
  const { asked } = openClinicPage({ ClinicSettings: read({ ledgerNames }), UpdateClinicSettings: saved() });
  const accounts = await section('Accounts of the journal');
  for (const account of ledgerAccounts)
    expect(await accounts.findByLabelText(accountLabels[account])).toHaveValue(`Ledger ${account}`);
  await retype(accounts.getByLabelText('Cash in the drawer'), '');
  await accounts.save();
  expect(await accounts.findByText('The name is required')).toBeVisible();
  await retype(accounts.getByLabelText('Cash in the drawer'), 'Petty cash');
  await accounts.save();
  await screen.findByText('The accounts of the journal were saved.');
  expect(asked('UpdateClinicSettings')[0]?.['input']).toEqual({
    ledgerNames: ledgerNames.map((one) => (one.account === 'CASH' ? { ...one, name: 'Petty cash' } : one)),
  });
});

it('exports everything, one download at a time, and says why it could not', async () => {
  const answers = [
    Response.json({ code: 'LIMIT_REACHED', message: 'A full export is running already.' }, { status: 409 }),
    new Response('x', { headers: { 'content-disposition': 'attachment; filename="full-export.zip"' } }),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers.shift();
  });
  openClinicPage();
  const card = await part('Leave with everything');
  await userEvent.click(card.getByText('Export everything'));
  expect(await card.findByText(/A full export is running already/)).toBeVisible();
  await userEvent.click(card.getByText('Export everything'));
  expect(await screen.findByText('Everything was exported.')).toBeInTheDocument();
  expect(asked).toEqual(['/api/v1/admin/full-export', '/api/v1/admin/full-export']);
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('full-export.zip');
});
