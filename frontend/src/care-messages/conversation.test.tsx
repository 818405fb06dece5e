import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';
import { answerOf, todayOf } from '../../test/today.fixture';
import type { CareMessageItemFragment } from './gql/generated';

const message = (changes: Partial<CareMessageItemFragment> = {}) => ({
  __typename: 'CareMessage',
  id: 'm1',
  authorName: 'Ramesh Srivastava',
  author: 'PATIENT',
  isOwn: true,
  text: 'May I climb stairs?',
  photos: [],
  sentAt: '2026-03-10T06:30:00.000Z',
  readAt: null,
  withdrawnAt: null,
  ...changes,
});

const thread = (changes: object, ...messages: object[]) => ({
  data: {
    careThread: {
      __typename: 'CareThread',
      id: 'c1',
      patient: { __typename: 'AppointmentPatient', id: 'r1', patientId: null, name: 'Ramesh Srivastava' },
      patientLanguage: 'HI',
      status: 'WAITING',
      assigneeName: null,
      waitingSince: '2026-03-10T06:30:00.000Z',
      overdue: false,
      unread: 0,
      notice: 'We read messages during our opening hours. In an emergency call 112.',
      canWrite: true,
      version: 2,
      messages: {
        __typename: 'CareMessageConnection',
        edges: messages.map((node, at) => ({ __typename: 'CareMessageEdge', cursor: `${at}`, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
      ...changes,
    },
  },
});

function open(path: string, account: object, answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ Me: { data: { me: account } }, ...answers });
  renderRoute(path, server);
  const asked = (operation: string) =>
    server.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { asked };
}

const log = async () => within(await screen.findByRole('log'));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("a patient's messages (companion §7)", () => {
  it('are by day, with who wrote them and the read state in words; what the clinic wrote counts as read', async () => {
    const answer = message({
      id: 'm2',
      author: 'PHYSIOTHERAPIST',
      authorName: 'Neha Kapoor',
      isOwn: false,
      text: '<b>Yes</b>, slowly.',
      sentAt: '2026-03-11T06:30:00.000Z',
    });
    const asked = open('/user/messages', accounts.patient, {
      CareConversation: thread({}, answer, message({ readAt: '2026-03-10T07:00:00.000Z' })),
      ReadCareMessages: { data: { readCareMessages: { __typename: 'CareThread', id: 'c1', unread: 0 } } },
    }).asked;
    const [first, second] = (await log()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^You 12:00 pm\s*May I climb stairs\?\s*Read: 10 Mar 2026, 12:30 pm/);
    expect(second).toHaveTextContent(/^Neha Kapoor 12:00 pm\s*<b>Yes<\/b>, slowly\.$/);
    expect((await log()).getByText('11 Mar 2026')).toBeVisible();
    expect(screen.getByText(/In an emergency call 112/)).toBeVisible();
    await waitFor(() => expect(asked('ReadCareMessages')).toEqual([{ upTo: 'm2' }]));
  });

  it('keep what is typed when sending fails, and repeat it under the same id; a double tap sends once', async () => {
    let fails = true;
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { asked } = open('/user/messages', accounts.patient, {
      CareConversation: thread({}),
      SendCareMessage: async () => {
        await first;
        return fails ? refusal('Please try again later.', 'INTERNAL') : { data: { sendCareMessage: message() } };
      },
    });
    const field = await screen.findByLabelText('Your message');
    await userEvent.type(field, 'May I climb stairs?');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    answerFirst();
    expect(await screen.findByText(/^The message was not sent/)).toBeVisible();
    expect(field).toHaveValue('May I climb stairs?');
    expect(sessionStorage.getItem('care-draft p1 r1')).toContain('May I climb stairs?');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveValue(''));
    const ids = asked('SendCareMessage').map(({ input }) => (input as { clientId: string }).clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(sessionStorage.length).toBe(0);
  });

  it('say that nothing failed when a message was sent and only the look after it fails', async () => {
    let looks = 0;
    const { asked } = open('/user/messages', accounts.patient, {
      CareConversation: () => (looks++ === 0 ? thread({}) : refusal('Please try again later.', 'INTERNAL')),
      SendCareMessage: { data: { sendCareMessage: message() } },
    });
    const field = await screen.findByLabelText('Your message');
    await userEvent.type(field, 'May I climb stairs?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asked('CareConversation')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeVisible());
    expect(screen.queryByText(/^The message was not sent/)).toBeNull();
  });

  it('can be withdrawn for ten minutes while nobody has read them, each by who wrote it', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T06:39:00.000Z'), toFake: ['Date'] });
    let isWithdrawn = false;
    const own = () =>
      isWithdrawn ? message({ text: '', withdrawnAt: '2026-03-10T06:39:00.000Z' }) : message({ text: 'A mistake' });
    const { asked } = open('/user/messages', accounts.patient, {
      CareConversation: () =>
        thread(
          {},
          own(),
          message({ id: 'm2', isOwn: false, author: 'FAMILY', authorName: 'Sita', text: 'Of the family' }),
          message({ id: 'm3', text: 'Read', readAt: '2026-03-10T06:31:00.000Z' }),
          message({ id: 'm4', text: 'Late', sentAt: '2026-03-10T06:29:00.000Z' }),
        ),
      WithdrawCareMessage: () => {
        isWithdrawn = true;
        return { data: { withdrawCareMessage: own() } };
      },
    });
    const list = await log();
    const withdraw = list.getByRole('button', { name: 'Take back' });
    expect(withdraw.closest('li')).toHaveTextContent('A mistake');
    await userEvent.dblClick(withdraw);
    expect(await list.findByText('This message was taken back.')).toBeVisible();
    expect(list.queryByText('A mistake')).toBeNull();
    expect(list.queryByRole('button')).toBeNull();
    expect(asked('WithdrawCareMessage')).toEqual([{ id: 'm1' }]);
  });

  it('count no longer on the tab once they are read', async () => {
    const seen = Promise.withResolvers<void>();
    let isRead = false;
    open('/user/messages', accounts.patient, {
      Today: () => answerOf(todayOf({ unreadMessages: isRead ? 0 : 1 })),
      CareConversation: () => thread({ unread: isRead ? 0 : 1 }, message({ id: 'm2', author: 'DOCTOR', isOwn: false })),
      ReadCareMessages: async () => {
        await seen.promise;
        isRead = true;
        return { data: { readCareMessages: { __typename: 'CareThread', id: 'c1', unread: 0 } } };
      },
    });
    await log();
    expect(await screen.findByRole('link', { name: /^Messages.*1/ })).toBeVisible();
    seen.resolve();
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
  });

  it('begin with the draft of this account, and cannot be written when the treatment ended', async () => {
    sessionStorage.setItem('care-draft p1 r1', JSON.stringify({ text: 'Half a sentence', clientId: 'x' }));
    open('/user/messages', accounts.patient, { CareConversation: thread({}) });
    expect(await screen.findByLabelText('Your message')).toHaveValue('Half a sentence');
  });

  it('say that one cannot write any more', async () => {
    open('/user/messages', accounts.patient, { CareConversation: thread({ canWrite: false }) });
    expect(await screen.findByText(/^Your treatment ended more than 30 days ago/)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});

describe("the team's messages (companion §7)", () => {
  const row = thread({}).data.careThread;
  const list = {
    data: {
      careThreads: {
        __typename: 'CareThreadConnection',
        edges: [{ __typename: 'CareThreadEdge', cursor: '1', node: { ...row, unread: 1, overdue: true } }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: 1,
        waiting: 1,
      },
    },
  };
  const answers = {
    data: {
      careAnswers: [
        {
          __typename: 'CareAnswer',
          id: 'a1',
          title: 'Stairs',
          text: { __typename: 'BothTexts', en: 'Slowly.', hi: 'धीरे-धीरे।' },
        },
      ],
    },
  };

  it('stand in a list, and a canned answer is inserted in the patient’s language', async () => {
    const { asked } = open('/physio/messages', accounts.physiotherapist, {
      CareThreads: list,
      CareConversation: thread({}, message({ isOwn: false })),
      CareAnswers: answers,
      ReadCareMessages: { data: { readCareMessages: { __typename: 'CareThread', id: 'c1', unread: 0 } } },
      SendCareMessage: { data: { sendCareMessage: message({ id: 'm2' }) } },
    });
    const conversations = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(conversations.getByText(/^Overdue, waits since 10 Mar 2026, 12:00 pm/)).toBeVisible();
    expect(conversations.getByText('1 unread message')).toBeVisible();
    await userEvent.click(conversations.getByRole('link', { name: 'Ramesh Srivastava' }));
    await userEvent.selectOptions(await screen.findByLabelText('Canned answer'), 'Stairs');
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    expect(screen.getByLabelText('Your message')).toHaveValue('धीरे-धीरे।');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(asked('SendCareMessage')).toMatchObject([{ patientId: 'r1', input: { text: 'धीरे-धीरे।', photoIds: [] } }]),
    );
  });

  it('are assigned to a colleague; who comes second reads who has it now', async () => {
    let isTaken = false;
    const taken = () => (isTaken ? { assigneeName: 'Asha Verma', version: 3 } : {});
    const { careThreads } = list.data;
    const edges = () => careThreads.edges.map((edge) => ({ ...edge, node: { ...edge.node, ...taken() } }));
    const { asked } = open('/physio/messages?patient=r1', accounts.physiotherapist, {
      CareThreads: () => ({ data: { careThreads: { ...careThreads, edges: edges() } } }),
      CareConversation: () => thread(taken(), message({ isOwn: false })),
      CareAnswers: answers,
      ReadCareMessages: { data: { readCareMessages: { __typename: 'CareThread', id: 'c1', unread: 0 } } },
      CareAssignees: {
        data: {
          careThread: {
            __typename: 'CareThread',
            id: 'c1',
            assignees: [accounts.physiotherapist.id, 'u7'].map((id, at) => ({
              __typename: 'CareAssignee',
              id,
              name: ['Myself', 'Dr Meera Sethi'][at],
            })),
          },
        },
      },
      AssignCareThread: () => {
        isTaken = true;
        return refusal('Somebody else has changed this meanwhile.', 'CHANGED_MEANWHILE');
      },
    });
    const choice = await screen.findByRole('combobox', { name: 'Assign to a colleague' });
    expect(asked('CareAssignees')).toEqual([]);
    await userEvent.click(choice);
    await userEvent.click(await screen.findByTitle('Dr Meera Sethi'));
    expect(screen.queryByTitle('Myself')).toBeNull();
    expect(asked('AssignCareThread')).toEqual([{ id: 'c1', to: 'u7', version: 2 }]);
    expect(await screen.findAllByText(/Somebody else has changed this meanwhile/)).not.toHaveLength(0);
    expect(await screen.findByText(/Assigned to Asha Verma\./)).toBeVisible();
  });

  it('a member of the team who opens the link of a text message comes to the messages of the team', async () => {
    open('/user/messages', accounts.admin, { CareThreads: list });
    expect(await screen.findByRole('heading', { name: 'Messages with patients' })).toBeVisible();
  });
});
