import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDesk } from '../../test/desk.fixture';
import { FakeEventSource } from '../../test/fake-event-source';
import type { NoticeRowFragment } from './panel/gql/generated';
import { noticeAddress } from './panel/notice-address';
import { staffPaths } from '../paths';
import type { Workplace } from '../workplace/workplace-context';

const patient = { __typename: 'AppointmentPatient', id: 'p-7', patientId: 'PT-000007', name: 'Sunita Devi' };
const notice = (id: string, more: object = {}) => ({
  __typename: 'TeamNotice',
  id,
  kind: 'REQUEST_CAME',
  at: '2026-11-21T06:30:00.000Z',
  text: 'A patient asked for a session on Fri 27 Nov, 4:30 pm.',
  patient,
  subjectId: 's-1',
  isSeen: false,
  ...more,
});

/** The desk's page over a server that has this many unseen notices, and these in its list, or answers otherwise. */
function openBell(unseen: number, ...nodes: object[]) {
  return openBellWith({}, unseen, ...nodes);
}

function openBellWith(answers: Parameters<typeof openDesk>[1], unseen: number, ...nodes: object[]) {
  const state = { unseen, nodes };
  const connection = () => ({
    __typename: 'TeamNoticeConnection',
    unseen: state.unseen,
    edges: state.nodes.map((node) => ({ __typename: 'TeamNoticeEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  });
  const opened = openDesk('/desk', {
    UnseenNotices: () => ({
      data: { teamNotices: { __typename: 'TeamNoticeConnection', unseen: state.unseen } },
    }),
    TeamNotices: () => ({ data: { teamNotices: connection() } }),
    SeeTeamNotices: () => {
      state.unseen = 0;
      return { data: { seeTeamNotices: 0 } };
    },
    ...answers,
  });
  return { ...opened, state };
}
const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Notices' });

describe('the bell', () => {
  afterEach(() => vi.unstubAllGlobals());

  // The first test here: a tab keeps the stream that it opened.
  it('says politely what comes while the page is open', async () => {
    FakeEventSource.install();
    const { state } = openBell(0);
    await screen.findByText('Nothing waits.');
    await waitFor(() => expect(FakeEventSource.present).toHaveLength(1));
    const [source] = FakeEventSource.present;
    await act(async () => source?.begin());
    state.unseen = 1;
    source?.tell('inbox');
    source?.tell('notices');
    expect(await bell('Notices, 1 new')).toBeVisible();
    expect(screen.getByText('New notices: 1')).toHaveProperty('tagName', 'OUTPUT');
  });

  it('has the number in its name and in the title of the page', async () => {
    openBell(3);
    expect(await bell('Notices, 3 new')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Today \|/));
  });

  it('has no number where nothing is new', async () => {
    openBell(0);
    expect(await bell('Notices')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Today \|/));
  });

  it('lists notices with who it is about and a link, and marks them as seen', async () => {
    const { asked } = openBell(1, notice('n-2'), notice('n-1', { isSeen: true, patient: null, text: 'An older one.' }));
    await userEvent.click(await bell('Notices, 1 new'));
    const links = await within(await panel()).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Sunita DeviA patient asked for a session on Fri 27 Nov, 4:30 pm.New 21 Nov 2026, 12:00 pm IST',
        '/desk/requests',
      ],
      ['An older one. 21 Nov 2026, 12:00 pm IST', '/desk/requests'],
    ]);
    expect(await bell('Notices')).toHaveAttribute('aria-expanded', 'true');
    expect(asked('SeeTeamNotices')).toEqual([{ upTo: 'n-2' }]);
    await waitFor(() => expect(document.title).toMatch(/^Today \|/));
  });

  it('shows earlier ones by a button, with the focus on the first of them, and keeps all when something new comes', async () => {
    const names = (from: number, until: number) =>
      Array.from({ length: from - until + 1 }, (_, at) => notice(`n-${from - at}`, { text: `Notice ${from - at}.` }));
    let isDown = true;
    let newest = names(4, 3);
    const page = (nodes: readonly object[], endCursor: string | null) => ({
      data: {
        teamNotices: {
          __typename: 'TeamNoticeConnection',
          unseen: 0,
          edges: nodes.map((node) => ({ __typename: 'TeamNoticeEdge', node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
        },
      },
    });
    const answer = ({ after }: { readonly after?: unknown }) => {
      if (!after) return page(newest, 'c3');
      return isDown ? new TypeError('Failed to fetch') : page(names(2, 1), null);
    };
    const { asked } = openBellWith({ TeamNotices: answer }, 0);
    await userEvent.click(await bell('Notices'));
    const list = within(await panel());
    const texts = async () =>
      (await list.findAllByRole('link')).map(({ textContent }) => /Notice \d/.exec(textContent)?.[0]);
    await userEvent.click(await list.findByRole('button', { name: 'Show earlier ones' }));
    expect(await list.findByRole('alert')).toHaveTextContent('The notices could not be loaded.');
    isDown = false;
    await userEvent.click(await list.findByRole('button', { name: 'Show earlier ones' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(4));
    expect(await texts()).toEqual(['Notice 4', 'Notice 3', 'Notice 2', 'Notice 1']);
    expect(list.getByRole('link', { name: /Notice 2/ })).toHaveFocus();
    expect(list.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
    expect(asked('TeamNotices').at(-1)).toEqual({ first: 50, after: 'c3' });
    newest = names(5, 4);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect((await texts())[0]).toBe('Notice 5'));
    expect(await texts()).toEqual(['Notice 5', 'Notice 4', 'Notice 3', 'Notice 2', 'Notice 1']);
  });

  it('marks nothing where all was seen', async () => {
    const { asked } = openBell(0);
    await userEvent.click(await bell('Notices'));
    expect(await screen.findByText('There were none in the last 30 days.')).toBeVisible();
    expect(asked('SeeTeamNotices')).toEqual([]);
  });

  it.each([
    ['Escape, which gives the focus back', () => userEvent.keyboard('{Escape}'), true],
    ['a click elsewhere', () => userEvent.click(screen.getByRole('main')), false],
    ['the bell', async () => userEvent.click(await bell('Notices')), true],
  ])('is closed by %s', async (_how, close, hasFocus) => {
    openBell(0);
    await userEvent.click(await bell('Notices'));
    await panel();
    await close();
    const button = await bell('Notices');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument();
    expect(button === document.activeElement).toBe(hasFocus);
  });

  it('closes when a notice is followed', async () => {
    const { router } = openBell(0, notice('n-1'));
    await userEvent.click(await bell('Notices'));
    await userEvent.click(await within(await panel()).findByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/requests'));
    expect(await bell('Notices')).toHaveAttribute('aria-expanded', 'false');
  });

  it('says when the list could not be loaded', async () => {
    openDesk('/desk', {
      UnseenNotices: { data: { teamNotices: { __typename: 'TeamNoticeConnection', unseen: 1 } } },
    });
    await userEvent.click(await bell('Notices, 1 new'));
    expect(await screen.findByText(/^The notices could not be loaded\./)).toBeVisible();
  });
});

describe('the address of a notice', () => {
  const desk = {
    patient: staffPaths.deskPatient,
    calendar: '/calendar',
    requests: '/requests',
    waiting: '/waiting',
    covers: '/covers',
  } as Workplace;

  it.each([
    ['REQUEST_CAME', true, '/requests'],
    ['PATIENT_BOOKED', true, '/desk/patients/PT-000007'],
    ['PATIENT_MOVED', false, '/calendar'],
    ['COLUMN_CHANGED', true, '/calendar'],
    ['WAITING_LIST_MATCH', true, '/waiting'],
    ['RECORD_OPENED', true, '/desk/patients/PT-000007'],
    ['DANGER_SIGN', true, '/desk/patients/PT-000007'],
    ['COVER_BEGAN', false, '/covers'],
    ['ALARM', false, '/admin/audit'],
  ] as const)('of %s, with a patient or without (%s), is %s', (kind, hasPatient, address) => {
    const row = notice('n-1', { kind, patient: hasPatient ? patient : null }) as NoticeRowFragment;
    expect(noticeAddress(row, desk)).toBe(address);
  });
});
