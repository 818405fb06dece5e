import type { TodayLineQuery, TodayQuery } from '../src/user/today/gql/generated';
import { fakeServer, type Answer } from './fake-server';
import { accounts, renderRouter, routerAt } from './render-route';

type OfToday = NonNullable<TodayQuery['today']>;

/** A figure that moves, as the server sends it. */
export const heelSlide = {
  view: 'side',
  mark: ['legO'],
  poses: [
    { root: [-2, 7.6], trunk: [-90, 0, 10], armO: [-4, 8], armU: [-4, 8], footO: [50, 0.4, 76], footU: [50, 0.4, 76] },
    { footO: [18, 0.2, 6] },
  ],
  cycle: [
    [0, 0, 0.6],
    [1, 2.4, 'hold'],
    [0, 2.4, 0.6],
  ],
};

/** Returns the entries that the phone keeps; jsdom has no IndexedDB, so that they are in sessionStorage. */
export const keptEntries = () => Object.keys(sessionStorage).filter((key) => key.startsWith('patient-day/entry/'));

/** No answer came. */
export const lost = new TypeError('Failed to fetch');

/** Three occasions, of which the first ones are done. */
export const occasionsOf = (done: number) =>
  [1, 2, 3].map((number) => {
    const isDone = number <= done;
    return { number, sets: 3, setsDone: isDone ? 3 : 0, isDone, skipped: null, doneBy: null };
  });

/** A danger sign that nobody has seen yet. */
export const taskOf = (severity: 'URGENT' | 'EMERGENCY') => ({
  id: 't1',
  severity,
  acknowledgedAt: null,
  doctorName: null,
});

/** The day of a plan as the server tells it: 21 Nov 2026, nothing to be asked. */
export const todayOf = (changes: Partial<OfToday> = {}): OfToday => ({
  kind: 'PROTOCOL',
  day: '2026-11-21',
  planId: 'n1',
  sentence: 'Day 12 after your operation.',
  needsDangerCheck: false,
  unreadMessages: 0,
  lesson: null,
  questionnaires: [],
  stopped: false,
  advice: null,
  openTask: null,
  dangerSigns: [
    { key: 'calf', question: 'Is your calf swollen?', severity: 'URGENT' },
    { key: 'chest', question: 'Do you have chest pain?', severity: 'EMERGENCY' },
  ],
  exercises: [
    {
      exercise: {
        key: 'heelSlides',
        name: 'Heel slides',
        instructions: 'Slide.',
        hint: null,
        sets: 3,
        reps: 10,
        holdSeconds: 5,
        timesPerDay: 3,
        guide: {
          steps: ['Lie on your back.', 'Slide the heel and hold.'],
          caution: 'Stop at a sharp pain.',
          restSeconds: 30,
          figure: heelSlide,
          video: null,
          isReviewed: false,
        },
      },
      timesDone: 1,
      occasions: occasionsOf(1),
    },
  ],
  pain: null,
  effort: null,
  weeks: { daysThisWeek: 2, daysNeeded: 4, kept: 1, sentence: 'You exercised on 2 days this week.' },
  answeredTask: null,
  nextSession: null,
  ledger: { done: 9, missedInAll: 2, ahead: 14 },
  recoveryPercent: 38,
  adherence: { prescribed: 40, done: 30, percent: 75 },
  ...changes,
});

/** The answer to the query of the page. */
export const answerOf = (today: OfToday | null, id = accounts.patient.id): Answer => ({
  data: {
    me: { id, userType: 'PATIENT', language: 'English' },
    myPlan: today && { id: 'n1', status: 'ACTIVE', isSample: true, side: 'LEFT', answeredTask: today.answeredTask },
    today,
  },
});

/** What /user asks of the day: no danger sign, one exercise whose first occasion is done. */
export function lineAnswer(changes: Partial<NonNullable<TodayLineQuery['today']>> = {}): Answer {
  const { planId, sentence, needsDangerCheck, stopped, openTask, answeredTask, exercises } = todayOf();
  const told: TodayLineQuery = {
    myPlan: { id: 'n1', openTask: null, answeredTask: null },
    today: { planId, sentence, needsDangerCheck, stopped, openTask, answeredTask, exercises, ...changes },
  };
  return { data: told };
}

/** One outcome for all entries that were sent. */
export const outcome = (entries: unknown, result: string) =>
  (entries as { clientId: string }[]).map(({ clientId }) => ({ clientId, outcome: result, message: null }));
/** Stores all that is sent. */
export const stored = ({ entries }: Readonly<Record<string, unknown>>): Answer => ({
  data: { recordEntries: outcome(entries, 'STORED') },
});

/** Opens /user/today, or one exercise of it, over a server with these answers. */
export function openToday(answers: Parameters<typeof fakeServer>[0], path = '/user/today') {
  const server = fakeServer({ Me: { data: { me: accounts.patient } }, ...answers });
  const router = routerAt(path);
  const listeners = new Set<() => void>();
  renderRouter(router, server, { tell: () => undefined, listen: (onTold) => void listeners.add(onTold) });
  const sent = () =>
    server.calls
      .filter(({ operation }) => operation === 'RecordEntries')
      .map(({ variables }) => variables.entries as Record<string, unknown>[]);
  return {
    sent,
    router,
    tellTabs: () => {
      for (const onTold of listeners) onTold();
    },
  };
}
