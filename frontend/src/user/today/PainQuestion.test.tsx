import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, lost, openToday as open, stored, taskOf, todayOf } from '../../../test/today.fixture';
import { stopTheClock } from '../../../test/user.fixture';

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('pain', () => {
  it('is sent at once and alone, without a tick, and not asked again in another tab', async () => {
    let today = todayOf();
    const { sent } = open({
      Today: () => answerOf(today),
      RecordEntries: (variables) => {
        today = todayOf({ pain: { value: 4, at: '2026-11-21T06:30:00.000Z' } });
        return stored(variables);
      },
    });
    await userEvent.click(await screen.findByLabelText('At night'));
    await userEvent.click(screen.getByRole('button', { name: '4' }));
    expect(screen.getByRole('heading', { name: 'Pain today: 4 of 10' })).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject([{ pain: { value: 4, moment: 'AT_NIGHT' } }]);
    cleanup();
    sessionStorage.clear();
    open({ Today: () => answerOf(today) });
    expect(await screen.findByRole('heading', { name: 'Pain today: 4 of 10' })).toBeVisible();
    // What another tab told is not this tab's to take back.
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it.each([
    ['7', 'Please rest now'],
    ['9', 'call the clinic now'],
  ])('of %s is answered with advice, without the network, too', async (value, advice) => {
    open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: value }));
    expect(screen.getByRole('alert')).toHaveTextContent(advice);
  });

  it('of 9 brings its advice into view with the focus, but not when the page opens', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: '9' }));
    const advice = screen.getByRole('alert');
    expect(advice).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([advice]);
    cleanup();
    sessionStorage.clear();
    scroll.mockClear();
    open({ Today: answerOf(todayOf({ pain: { value: 9, at: '2026-11-21T06:30:00.000Z' } })) });
    expect(await screen.findByRole('alert')).not.toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('of 6 is not, and is told also while a danger sign is open', async () => {
    const stopped = todayOf({ stopped: true, advice: 'Call.', openTask: taskOf('URGENT'), exercises: [] });
    const { sent } = open({ Today: () => answerOf(stopped), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: '6' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(sent()[0]).toMatchObject([{ pain: { value: 6 } }]));
  });

  it('is taken back by the id under which it was told', async () => {
    const { sent } = open({ Today: () => answerOf(todayOf()), RecordEntries: () => lost });
    await userEvent.click(await screen.findByRole('button', { name: '8' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const takeBack = await screen.findByRole('button', { name: 'Take back' });
    await waitFor(() => expect(takeBack.closest('[aria-disabled]')).toBeNull(), { timeout: 3_000 });
    await userEvent.click(takeBack);
    expect(screen.queryByRole('heading', { name: 'Pain today: 8 of 10' })).toBeNull();
    const { clientId } = sent()[0]?.[0] ?? {};
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject([{ clientId }, { undo: clientId }]));
  });
});
