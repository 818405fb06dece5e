import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letThingsMove } from '../../../../test/motion.fixture';
import { accounts } from '../../../../test/render-route';
import {
  answerOf,
  keptEntries,
  lost,
  occasionsOf,
  openToday,
  outcome,
  stored,
  todayOf,
} from '../../../../test/today.fixture';
import { stopTheClock } from '../../../../test/user.fixture';

const open = (answers: Parameters<typeof openToday>[0]) => openToday(answers, '/user/today/heelSlides');
const doneButton = async (set = 1) => screen.findByRole('button', { name: `Done: set ${set} of 3` });
const withOccasions = (occasions: object[], more: object = {}) =>
  todayOf({ ...more, exercises: todayOf().exercises.map((one) => ({ ...one, occasions })) } as never);

/** The second tap of a double tap is over. */
const settled = () =>
  waitFor(() => expect(document.querySelector('fieldset[aria-disabled]')).toBeNull(), { timeout: 3_000 });

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('an exercise on its own screen', () => {
  it('says what to do: the figure, the side, the dose, the steps in order, the caution', async () => {
    open({ Today: () => answerOf(todayOf()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Heel slides' })).toBeVisible();
    expect(await screen.findByRole('figure', { name: 'How it goes: Heel slides' })).toBeVisible();
    expect(screen.getByText('Left side.')).toBeVisible();
    expect(screen.getByText(/3 × 10, hold 5 s, 3 times a day/)).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How to do it' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Lie on your back.',
      'Slide the heel and hold.',
    ]);
    expect(steps.getByText('Stop at a sharp pain.')).toBeVisible();
    expect(steps.getByText('Sample, not signed off by a clinician')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Something is wrong' })).toBeVisible();
  });

  it('shows the clinic’s film in the figure’s place, and the figure offline and when the film fails', async () => {
    letThingsMove();
    const video = { url: '/api/v1/exercises/heelSlides/video?v=1', posterUrl: null, width: 1_280, height: 720 };
    const withFilm = todayOf().exercises.map((one) => {
      const { guide, ...exercise } = one.exercise;
      return { ...one, exercise: { ...exercise, guide: guide && { ...guide, video } } };
    });
    open({ Today: () => answerOf(todayOf({ exercises: withFilm })) });
    const film = await screen.findByLabelText('How it goes: Heel slides');
    expect(film.tagName).toBe('VIDEO');
    expect(film).toHaveAttribute('src', video.url);
    for (const name of ['controls', 'playsinline', 'loop']) expect(film).toHaveAttribute(name);
    expect(film).not.toHaveAttribute('autoplay');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByRole('img', { name: 'How it goes: Heel slides' })).toBeVisible();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    fireEvent.error(screen.getByLabelText('How it goes: Heel slides'));
    expect(screen.getByRole('img', { name: 'How it goes: Heel slides' })).toBeVisible();
    online.mockRestore();
  });

  it('mirrors the figure for a left operation', async () => {
    letThingsMove();
    open({ Today: () => answerOf(todayOf()) });
    const picture = await screen.findByRole('img', { name: 'How it goes: Heel slides' });
    expect(picture.querySelector('g')).toHaveAttribute('transform', 'translate(320 0) scale(-1 1)');
  });

  it('counts one set with Done, and takes that set back', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.click(await doneButton());
    expect(await screen.findByText('1 of 3 sets')).toBeVisible();
    expect(screen.getByText('1 of 3 today')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject([{ setDone: { exercise: 'heelSlides', occasion: 2, set: 1, done: true } }]);
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.queryByText('1 of 3 sets')).toBeNull();
    await waitFor(() => expect(sent().at(-1)).toHaveLength(2));
    expect(sent().at(-1)?.[1]).toMatchObject({
      setDone: { exercise: 'heelSlides', occasion: 2, set: 1, done: false },
    });
  });

  it('is kept nowhere once the server has it', async () => {
    let setsDone = 0;
    const { sent } = open({
      Today: () => {
        const [first, second, third] = occasionsOf(1);
        return answerOf(withOccasions([first, { ...second, setsDone }, third] as never));
      },
      RecordEntries: (variables) => {
        setsDone = 1;
        return stored(variables);
      },
    });
    await userEvent.click(await doneButton());
    await waitFor(() => expect(keptEntries()).toHaveLength(0));
    expect(await doneButton(2)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('counts all sets of an occasion at once', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await doneButton();
    await userEvent.click(screen.getByRole('button', { name: 'All sets are done' }));
    expect(await screen.findByText('2 of 3 today')).toBeVisible();
    await waitFor(() => expect(sent()[0]).toHaveLength(3));
  });

  it('counts no second tap of a double tap', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.dblClick(await doneButton());
    expect(await screen.findByText('1 of 3 sets')).toBeVisible();
    await waitFor(() => expect(sent()[0]).toHaveLength(1));
  });

  it('that the server refuses says why until that is read', async () => {
    open({
      Today: () => answerOf(todayOf()),
      RecordEntries: ({ entries }) => ({
        data: {
          recordEntries: outcome(entries, 'REFUSED').map((one) => ({ ...one, message: 'It is not in your plan.' })),
        },
      }),
    });
    await userEvent.click(await doneButton());
    expect(await screen.findByText('This was not saved. It is not in your plan.')).toBeVisible();
    expect(await doneButton()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^This was not saved/)).toBeNull();
  });

  it('is left out with a reason, and done after all', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await doneButton();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'It hurts' }));
    expect(await screen.findByText('Left out: it hurts.')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject([{ skip: { exercise: 'heelSlides', occasion: 2, reason: 'PAIN' } }]);
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Do it after all' }));
    expect(screen.queryByText('Left out: it hurts.')).toBeNull();
    await waitFor(() => expect(sent().at(-1)?.at(-1)).toMatchObject({ skip: { occasion: 2, reason: null } }));
  });

  it('left out for pain asks how strong it is', async () => {
    open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await doneButton();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    await settled();
    expect(screen.queryByRole('heading', { name: 'How strong is your pain today?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'It hurts' }));
    expect(await screen.findByRole('heading', { name: 'How strong is your pain today?' })).toBeVisible();
  });

  it('of which all was left out is not called done', async () => {
    open({ Today: () => answerOf(withOccasions(occasionsOf(0).map((one) => ({ ...one, skipped: 'TIRED' })))) });
    expect(await screen.findByRole('heading', { name: 'No exercise is left for today' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'You have done your exercises for today' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'How hard was it?' })).toBeNull();
  });

  it('keeps the focus near by when the pressed button gives way', async () => {
    const [first, second, third] = occasionsOf(2);
    open({
      Today: () => answerOf(withOccasions([first, second, { ...third, setsDone: 2 }] as never)),
      RecordEntries: () => lost,
    });
    await userEvent.click(await doneButton(3));
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'This exercise' })).toHaveFocus();
  });

  it('has no Done once all of the dose is done, and asks then how hard it was', async () => {
    open({ Today: () => answerOf(withOccasions(occasionsOf(3))) });
    expect(await screen.findByText(/^3 of 3 today/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'How hard was it?' })).toBeVisible();
  });

  it('of one account is never sent for another who signed in in another tab', async () => {
    let id = accounts.patient.id;
    const { sent, tellTabs } = open({ Today: () => answerOf(todayOf(), id), RecordEntries: () => lost });
    await userEvent.click(await doneButton());
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    const before = sent().length;
    id = 'p2';
    tellTabs();
    await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
    expect(screen.getByText('Another account was signed in in another tab.')).toBeVisible();
    expect(sent()).toHaveLength(before);
  });

  it('that is not in the plan now says so, with the way to those of today', async () => {
    openToday({ Today: () => answerOf(todayOf()) }, '/user/today/lunge');
    expect(await screen.findByText(/^This exercise is not in your plan for today/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All exercises of today' })).toHaveAttribute('href', '/user/today');
  });

  it('is not shown before the danger signs are answered, nor while they stop it', async () => {
    open({ Today: () => answerOf(todayOf({ needsDangerCheck: true })), RecordEntries: () => lost });
    await screen.findByRole('heading', { name: 'First: do you have one of these today?' });
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I have none of these' }));
    expect(await doneButton()).toBeVisible();
    await settled();
    await userEvent.click(screen.getByRole('button', { name: 'Something is wrong' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Do you have chest pain?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Call 112 now');
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
  });
});
