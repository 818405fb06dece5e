import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { openPage, overview, pageOf } from '../../../test/patient-page.fixture';
import { accounts, renderRoute } from '../../../test/render-route';
import type { DocumentRowFragment } from './gql/generated';

const document = (changes: Partial<DocumentRowFragment> = {}) => ({
  __typename: 'HospitalDocument',
  id: 'd1',
  referralId: null,
  clientName: 'City Hospital',
  title: 'Discharge summary',
  type: 'Letter',
  mediaType: 'application/pdf',
  size: 2_500_000,
  writtenAt: '2026-11-18T11:00:00.000Z',
  check: 'NOT_CHECKED' as const,
  url: '/api/v1/admin/documents/d1',
  ...changes,
});
const answerOf = (rows: readonly DocumentRowFragment[], endCursor: string | null = null): Answer => ({
  data: {
    hospitalDocuments: {
      __typename: 'HospitalDocumentConnection',
      edges: rows.map((node) => ({ __typename: 'HospitalDocumentEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

async function openDocuments(answer: Parameters<typeof fakeServer>[0][string]) {
  const { calls } = openPage({ ...pageOf(overview), PatientDocuments: answer }, '?tab=documents');
  const asked = () =>
    calls.filter(({ operation }) => operation === 'PatientDocuments').map(({ variables }) => variables);
  return { asked, part: within(await screen.findByRole('region', { name: 'Documents' })) };
}

describe('what hospitals sent of a patient', () => {
  it('is listed with who sent it and what it is, and opens in a tab of its own that knows nothing of this one', async () => {
    const nameless = document({ id: 'd2', title: null, mediaType: 'text/plain', size: 12, url: '/x/d2' });
    const bare = document({ id: 'd3', title: null, type: null, mediaType: 'image/png', url: '/x/d3' });
    const { asked, part } = await openDocuments(answerOf([document(), nameless, bare]));
    const rows = within(await part.findByRole('list', { name: 'Documents' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Discharge summaryCity Hospital, 18 Nov 2026, 4:30 pm ISTLetter, PDF, 2.4 MB',
      'LetterCity Hospital, 18 Nov 2026, 4:30 pm ISTText, 1 KB',
      'DocumentCity Hospital, 18 Nov 2026, 4:30 pm ISTPNG, 2.4 MB',
    ]);
    const link = part.getByRole('link', { name: 'Discharge summary' });
    expect(link).toHaveAttribute('href', '/api/v1/admin/documents/d1');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    expect(asked()).toEqual([{ patientId: 'p1', first: 20 }]);
  });

  it('goes on with earlier ones', async () => {
    let page = 0;
    const { asked, part } = await openDocuments(() =>
      page++ === 0 ? answerOf([document()], 'c1') : answerOf([document({ id: 'd2', title: 'Old' })]),
    );
    await userEvent.click(await part.findByRole('button', { name: 'Show earlier ones' }));
    expect(await part.findByRole('link', { name: 'Old' })).toBeVisible();
    expect(part.getByRole('link', { name: 'Discharge summary' })).toBeVisible();
    expect(part.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
    expect(asked().at(-1)).toEqual({ patientId: 'p1', first: 20, after: 'c1' });
  });

  it('says that earlier ones could not be read, keeps what is shown, and tries again', async () => {
    const answers = [
      answerOf([document()], 'c1'),
      refusal('Please try it again.', 'UNAVAILABLE'),
      answerOf([document({ id: 'd2', title: 'Old' })]),
    ];
    const { asked, part } = await openDocuments(() => answers.shift() ?? new Error('asked too often'));
    await userEvent.click(await part.findByRole('button', { name: 'Show earlier ones' }));
    const failure = 'Failed to fetch the documents. Please try it again.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(part.getByRole('link', { name: 'Discharge summary' })).toBeVisible();
    await userEvent.click(await part.findByRole('button', { name: 'Show earlier ones' }));
    expect(await part.findByRole('link', { name: 'Old' })).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(asked().map(({ after }) => after)).toEqual([undefined, 'c1', 'c1']);
  });

  it('says when there is nothing, and why it could not be loaded', async () => {
    const none = await openDocuments(answerOf([]));
    expect(await none.part.findByText('No documents.')).toBeVisible();
    openPage({ ...pageOf(overview), PatientDocuments: new TypeError('no') }, '?tab=documents');
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('Failed to fetch the documents'));
  });
});

describe('a referral', () => {
  const referral = (changes: object = {}) => ({
    __typename: 'Referral',
    id: 'f1',
    status: 'ACTIVE',
    patientNumber: 'PT-000012',
    patientName: 'Asha Verma',
    clientName: 'City Hospital',
    reason: 'Knee replacement',
    priority: 'ROUTINE',
    service: null,
    bodySites: [],
    notes: [],
    requester: null,
    authoredAt: '2026-11-18T11:00:00.000Z',
    decidedAt: null,
    declineReason: null,
    documentCount: 2,
    ...changes,
  });

  it('leads to the documents of its patient before it is decided and afterwards, and says which came with it', async () => {
    const rows = [referral(), referral({ id: 'f2', status: 'DECLINED', patientName: 'Ravi' })];
    const none = referral({ id: 'f3', patientName: 'Meena', documentCount: 0 });
    const server = fakeServer({
      Me: { data: { me: accounts.admin } },
      Referrals: {
        data: {
          referrals: {
            __typename: 'ReferralConnection',
            edges: [...rows, none].map((node) => ({ __typename: 'ReferralEdge', node })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
      PatientDocuments: answerOf([document({ referralId: 'f1' }), document({ id: 'd2', title: 'Scan' })]),
    });
    renderRoute('/admin/referrals', server);
    const button = await screen.findByRole('button', { name: 'Documents of Asha Verma, 2' });
    expect(screen.getByRole('button', { name: 'Documents of Ravi, 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Documents of Meena/ })).toBeNull();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents' }));
    const listed = within(await dialog.findByRole('list', { name: 'Documents' })).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent?.includes('with this referral'))).toEqual([true, false]);
    expect(dialog.getByText(/Knee replacement/)).toBeVisible();
    const asked = server.calls.find(({ operation }) => operation === 'PatientDocuments');
    expect(asked?.variables).toEqual({ patientId: 'PT-000012', first: 20 });
  });
});
