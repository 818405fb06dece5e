import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { accounts, renderRoute } from '../../../test/render-route';
import type { SystemStateQuery } from './gql/generated';
import { agoText, sizeText } from './system-facts';

type State = SystemStateQuery['systemState'];

const backup = {
  __typename: 'SystemBackup',
  isOn: true,
  takenAt: '2026-11-30T21:00:00.000Z',
  bytes: 1_234_567_890,
  archivedAt: '2026-12-01T05:59:30.000Z',
  failedAt: null,
  failure: null,
};
const scanner = {
  __typename: 'SystemScanner',
  isOn: true,
  waiting: 0,
  waitingSince: null,
  failedAt: null,
  quarantined: 0,
};
const state = (changes: Partial<State> = {}) => ({
  __typename: 'SystemState',
  asOf: '2026-12-01T06:00:00.000Z',
  version: '0.2.0',
  troubles: [],
  backup,
  messages: { __typename: 'SystemMessages', waiting: 0, waitingSince: null, failed: 0 },
  jobs: [{ __typename: 'SystemJob', name: 'texts', succeededAt: '2026-12-01T05:59:59.000Z', failedAt: null }],
  scanner,
  audit: { __typename: 'SystemAudit', checkedAt: '2026-11-30T22:00:00.000Z', misfit: null },
  certificates: [{ __typename: 'SystemCertificate', name: 'clinic.example', endsAt: '2027-01-10T06:00:00.000Z' }],
  disks: [{ __typename: 'SystemDisk', name: 'data', bytes: 500_000_000_000, free: 250_000_000_000 }],
  ...changes,
});

function openPage(changes: Partial<State> = {}) {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    SystemState: { data: { systemState: state(changes) } },
  });
  renderRoute('/admin/system', server);
}
const card = async (name: string) => screen.findByRole('region', { name });

it('says how the server does, in words', async () => {
  openPage();
  expect(await screen.findByText('Nothing needs attention.')).toBeVisible();
  const backups = await card('Backups');
  expect(backups).toHaveTextContent(/Last good backup9 hours ago, .*1 Dec.*Size1\.2 GB/);
  expect(backups).toHaveTextContent(/Can be restored untilless than a minute ago/);
  expect(backups).not.toHaveTextContent('Last failure');
  expect(await card('Messages')).toHaveTextContent('Due and waitingNoneFailed in 24 hoursNone');
  expect(await card('Disks')).toHaveTextContent('Database and files250 GB free of 500 GB');
  expect(await card('Jobs')).toHaveTextContent(/Text messages.*Works.*less than a minute ago/);
  expect(screen.getByText(/^Version 0\.2\.0, as of/)).toBeVisible();
});

it('says what needs attention, and why', async () => {
  openPage({
    troubles: ['The last good backup is 27 hours old.'],
    backup: { ...backup, failedAt: '2026-12-01T05:00:00.000Z', failure: '/backups has no space left.' },
    messages: { waiting: 3, waitingSince: '2026-12-01T05:40:00.000Z', failed: 2 },
    jobs: [{ name: 'imports', succeededAt: null, failedAt: '2026-12-01T05:59:00.000Z' }],
  });
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'The last good backup is 27 hours old.',
  ]);
  expect(await card('Backups')).toHaveTextContent(/Last failure.*\/backups has no space left\./);
  expect(await card('Messages')).toHaveTextContent(
    'Due and waiting3, the oldest since 20 minutes agoFailed in 24 hours2',
  );
  expect(await card('Jobs')).toHaveTextContent(/Imports of patients.*Fails.*Not yet/);
});

it('says when the audit trail was verified, and when the certificate ends', async () => {
  openPage();
  const safeguards = await card('Safeguards');
  expect(safeguards).toHaveTextContent(
    /Audit trail verified8 hours ago, .*Certificate of clinic\.exampleUntil .*10 Jan/,
  );
  expect(safeguards).not.toHaveTextContent('Does not verify');
});

it('says what does not verify, and which certificate could not be read', async () => {
  openPage({
    audit: { checkedAt: null, misfit: 'Seal 3 does not fit: it was changed itself.' },
    certificates: [{ name: 'clinic.example', endsAt: null }],
  });
  expect(await card('Safeguards')).toHaveTextContent(
    'Audit trail verifiedNot yetDoes not verifySeal 3 does not fit: it was changed itself.Certificate of clinic.exampleCould not be read',
  );
});

it('says how the checks of files do', async () => {
  openPage({
    scanner: {
      ...scanner,
      waiting: 2,
      waitingSince: '2026-12-01T05:40:00.000Z',
      failedAt: '2026-12-01T05:59:00.000Z',
      quarantined: 1,
    },
  });
  expect(await card('Checks of files')).toHaveTextContent(
    /Waiting to be checked2, the oldest since 20 minutes agoLast failurea minute ago, .*Quarantined in 90 days1/,
  );
});

it('says that files are not checked', async () => {
  openPage({ scanner: { ...scanner, isOn: false } });
  expect(await card('Checks of files')).toHaveTextContent(/Files are not checked for malware\. SCAN_URL/);
});

it('says that backups are switched off, and how to switch them on', async () => {
  openPage({ backup: { ...backup, isOn: false, takenAt: null, bytes: null, archivedAt: null } });
  expect(await card('Backups')).toHaveTextContent(/Backups are switched off\. BACKUP_DIR and BACKUP_RECIPIENT/);
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [12_345, '12.3 KB'],
  [250_000_000_000, '250 GB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it.each([
  ['2026-12-01T05:59:00.000Z', 'a minute ago'],
  ['2026-12-01T04:00:00.000Z', '2 hours ago'],
  ['2026-11-20T06:00:00.000Z', '11 days ago'],
])('%s is %s', (moment, text) => expect(agoText(moment, '2026-12-01T06:00:00.000Z')).toBe(text));
