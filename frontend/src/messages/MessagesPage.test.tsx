import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import type { OutboxRowFragment } from '../workplace/gql/generated';

const message = (changes: Partial<OutboxRowFragment> = {}) => ({
  __typename: 'Message',
  id: 'message-1',
  kind: 'SESSION_BOOKED' as const,
  language: 'EN' as const,
  status: 'FAILED' as const,
  to: '+919876543210',
  text: 'Your physiotherapy session is booked.',
  patientNumber: 'PT-000012',
  sendAfter: '2026-11-18T11:00:00.000Z',
  createdAt: '2026-11-18T11:00:00.000Z',
  sentAt: null,
  deliveredAt: null,
  push: false,
  error: 'The gateway answered 400.',
  provider: null,
  parts: 0,
  costMilliPaise: null,
  deliveryAttempts: [],
  ...changes,
});

/** A server with these messages, which the worker never takes. */
function openMessages(rows: OutboxRowFragment[], { path = '/admin/messages', refusing = false } = {}) {
  let stored = rows;
  const listed = ({ first, after, filter }: Readonly<Record<string, unknown>>): Answer => {
    const { status, kind } = (filter ?? {}) as Partial<OutboxRowFragment>;
    const all = stored.filter((row) => (!status || row.status === status) && (!kind || row.kind === kind));
    const from = Number(after ?? 0);
    const page = all.slice(from, from + Number(first));
    const edges = page.map((node) => ({ __typename: 'MessageEdge', node }));
    const pageInfo = { __typename: 'PageInfo', endCursor: String(from + page.length) };
    return { data: { messages: { __typename: 'MessageConnection', edges, pageInfo, totalCount: all.length } } };
  };
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Messages: listed,
    RetryMessage: ({ id }) => {
      if (refusing) return refusal('Only a message that failed or was skipped can be tried again.', 'WRONG_STATE');
      stored = stored.map((row) => (row.id === id ? { ...row, status: 'QUEUED', error: null } : row));
      return { data: { retryMessage: stored.find((row) => row.id === id) } };
    },
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { router, asked };
}

async function choose(filter: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByTitle(option));
}

describe('the list of messages', () => {
  it('says when there is nothing, and what will be there', async () => {
    openMessages([]);
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    expect(screen.getByText(/^What patients and the team are told by text message appears here/)).toBeVisible();
  });

  it('shows who was told what, and what became of it', async () => {
    openMessages([
      message(),
      message({ id: '2', kind: 'REMINDER_DAY', status: 'QUEUED', sendAfter: '2026-11-19T02:30:00.000Z', error: null }),
      message({ id: '3', language: 'HI', text: 'नमस्ते', status: 'SENT', sentAt: '2026-11-18T11:01:00.000Z' }),
      message({
        id: '4',
        kind: 'WRONG_CODES',
        status: 'SKIPPED',
        patientNumber: null,
        to: '',
        text: '',
        error: 'no longer true',
      }),
      message({ id: '5', kind: 'CHECK_IN', status: 'SENT', push: true, sentAt: '2026-11-18T11:02:00.000Z' }),
    ]);
    await screen.findByText('नमस्ते');
    const [, failed, queued, sent, skipped, pushed] = screen.getAllByRole('row');
    expect(failed).toHaveTextContent(
      /98765 43210Session booked.*is booked\..*18 Nov 2026.*Failed The gateway answered 400/,
    );
    expect(failed && within(failed).getByRole('link')).toHaveAttribute('href', '/admin/patients/PT-000012');
    expect(queued).toHaveTextContent(/Reminder, a day before.*Waiting not before 19 Nov 2026, 8:00 am IST/);
    expect(screen.getByText('नमस्ते')).toHaveAttribute('lang', 'hi');
    expect(sent).toHaveTextContent(/Sent 18 Nov 2026, 4:31 pm IST/);
    expect(pushed).toHaveTextContent(/Reminder of exercises.*Sent by push, 18 Nov 2026, 4:32 pm IST/);
    expect(skipped).toHaveTextContent(/Number erasedMany wrong codesText erased \(English\).*Skipped no longer true/);
    expect(skipped && within(skipped).queryByRole('link')).toBeNull();
  });

  it('shows each try to send a message, by whom it was taken and what it cost', async () => {
    const at = (seconds: number) => `2026-11-18T11:00:0${seconds}.000Z`;
    const tried = [
      { at: at(1), provider: 'exotel', outcome: 'NOT_TAKEN' as const, code: '503' },
      { at: at(2), provider: 'msg91', outcome: 'TAKEN' as const, code: null },
    ].map((one) => ({ __typename: 'MessageAttempt' as const, ...one }));
    const taken = { provider: 'msg91', parts: 2, costMilliPaise: 36_400, deliveryAttempts: tried };
    openMessages([message({ status: 'SENT', sentAt: at(2), error: null, ...taken })]);
    const tries = await screen.findByText('2 tries, by msg91 in 2 parts, ₹0.36');
    const [first, second] = within(tries.closest('td') ?? tries).getAllByRole('listitem', { hidden: true });
    expect(first).toHaveTextContent('exotel: not taken (503)');
    expect(second).toHaveTextContent(/msg91: taken$/);
  });

  it('is filtered by status and kind, which live in the address', async () => {
    const rows = [message(), message({ id: '2', kind: 'PAYMENT_RECEIVED', text: 'Paid' })];
    const { router, asked } = openMessages(rows, { path: '/admin/messages?status=FAILED&kind=nothing' });
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(asked('Messages')).toEqual([{ first: 10, filter: { status: 'FAILED' } }]);
    await choose('About', 'Session booked');
    await waitFor(() => expect(screen.queryByText('Paid')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?status=FAILED&kind=SESSION_BOOKED');
    await choose('Status', 'Delivered');
    expect(await screen.findByText('No message is like that.')).toBeVisible();
  });

  it('turns its pages by cursors', async () => {
    const { router, asked } = openMessages(
      Array.from({ length: 12 }, (_, at) => message({ id: `${at}`, text: `Text ${at}` })),
    );
    expect(await screen.findByText('12 messages, showing 1 to 10')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Text 11')).toBeVisible();
    expect(asked('Messages').at(-1)).toEqual({ first: 10, after: '10' });
    expect(router.state.location.search).toBe('?page=2&after=10');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Text 0')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('turns one page when Next is pressed again before it is there', async () => {
    const { router } = openMessages(
      Array.from({ length: 32 }, (_, at) => message({ id: `${at}`, text: `Text ${at}` })),
    );
    const next = await screen.findByRole('button', { name: 'Next' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(await screen.findByText('Text 11')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2&after=10');
  });

  it('says why it could not be loaded', async () => {
    renderRoute('/admin/messages', fakeServer({ Me: { data: { me: accounts.admin } }, Messages: new TypeError('no') }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages');
  });
});

describe('another try', () => {
  const name = 'Try again: Session booked, +91 98765 43210';

  it('is offered for what failed or was skipped and still has a number', async () => {
    const statuses = ['FAILED', 'SKIPPED', 'QUEUED', 'SENT', 'DELIVERED'] as const;
    openMessages([
      ...statuses.map((status) => message({ id: status, status })),
      message({ id: 'erased', to: '', text: '' }),
    ]);
    expect(await screen.findAllByRole('button', { name: /^Try again/ })).toHaveLength(2);
  });

  it('puts the message among those that wait, and says so', async () => {
    const { asked } = openMessages([message()]);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('The message to +91 98765 43210 will be tried again.')).toBeVisible();
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(asked('RetryMessage')).toEqual([{ id: 'message-1' }]);
  });

  it('that was refused is said, and the list stays', async () => {
    openMessages([message()], { refusing: true });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The message could not be tried again. Only a message that failed or was skipped can be tried again.',
    );
    expect(screen.getByText('Failed')).toBeVisible();
  });
});
