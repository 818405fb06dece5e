import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, plan, recordWith } from '../../../test/patient-care.fixture';
import { doneText, painText, skippedTexts, withoutEmptyBeginning } from './diary-texts';
import type { CareDiaryQuery } from './gql/generated';

type Day = CareDiaryQuery['activity'][number];

const day = (changes: Partial<Day> = {}) => ({
  __typename: 'DayActivity',
  day: '2026-03-10',
  prescribed: 14,
  done: 4,
  tickedBy: [],
  skipped: [],
  pain: [],
  effort: null,
  ...changes,
});
const skipped = (reason: 'PAIN' | 'TIRED', note: string | null = null, exercise = 'heelSlides') => ({
  __typename: 'SkippedExercise',
  exercise,
  reason,
  note,
});
const pain = (value: number, moment: 'AT_NIGHT' | null = null, note: string | null = null) => ({
  __typename: 'PainEntry',
  value,
  moment,
  note,
  at: '2026-03-10T06:30:00.000Z',
});

describe('the words of the diary', () => {
  it('say what was done of what was prescribed', () => {
    expect(doneText(day())).toBe('4 of 14');
    expect(doneText(day({ done: 0 }))).toBe('0 of 14');
    expect(doneText(day({ prescribed: 0, done: 3 }))).toBe('3, then stopped');
    expect(doneText(day({ prescribed: 0, done: 0 }))).toBe('–');
  });

  it('say pain with its moment and note, and what was left out with reason, number and notes', () => {
    expect(painText([])).toBe('–');
    expect(painText([pain(2), pain(9, 'AT_NIGHT', 'Left side')])).toBe('2, 9 at night “Left side”');
    const names = new Map([['heelSlides', 'Heel slides']]);
    const left = [skipped('PAIN'), skipped('PAIN', 'Too stiff'), skipped('TIRED', null, 'old')];
    expect(skippedTexts(left, names)).toEqual(['Heel slides, 2 times: pain “Too stiff”', 'old: tired']);
  });

  it('leave out the days before the plan, and no later one', () => {
    const empty = day({ prescribed: 0, done: 0 });
    expect(withoutEmptyBeginning([empty, day(), empty])).toEqual([day(), empty]);
    expect(withoutEmptyBeginning([empty])).toEqual([]);
    expect(withoutEmptyBeginning([{ ...empty, effort: 0 }])).toHaveLength(1);
  });
});

describe('the diary of a patient (companion §11)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00.000Z') }));

  afterEach(() => void vi.useRealTimers());

  it('names who ticked for the patient', async () => {
    openPatient({ CareDiary: { data: { activity: [day({ tickedBy: ['Anita', 'Ravi'] })] } } });
    const shown = await card('Diary by day');
    expect(await shown.findByText('Ticked by Anita, Ravi')).toBeVisible();
  });

  it('has the last 14 days, newest first', async () => {
    const days = [
      day({ day: '2026-03-09', done: 14, effort: 3 }),
      day({ skipped: [skipped('PAIN', 'Too stiff')], pain: [pain(9, 'AT_NIGHT')] }),
    ];
    const { asked } = openPatient({ CareDiary: { data: { activity: days } } });
    const rows = await (await card('Diary by day')).findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayDonePain, 0 to 10Effort',
      expect.stringMatching(/10 Mar.*4 of 149 at night–$/),
      'Left out: Heel slides: pain “Too stiff”',
      expect.stringMatching(/9 Mar.*14 of 14–3$/),
    ]);
    expect(asked('CareDiary')).toEqual([{ planId: 'r1', from: '2026-02-25', until: '2026-03-10' }]);
  });

  it('shows earlier days up to 62, and keeps those that are shown meanwhile', async () => {
    const { asked } = openPatient({ CareDiary: { data: { activity: [day()] } } });
    for (const from of ['2026-02-11', '2026-01-28', '2026-01-14', '2026-01-08']) {
      await userEvent.click(await (await card('Diary by day')).findByRole('button', { name: 'Show earlier' }));
      expect(screen.getByText('4 of 14')).toBeVisible();
      await waitFor(() => expect(asked('CareDiary').at(-1)).toMatchObject({ from, until: '2026-03-10' }));
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull());
  });

  it('says that earlier days could not be read, below those that are shown, and tries again', async () => {
    let fails = true;
    openPatient({
      CareDiary: ({ from }) =>
        from !== '2026-02-25' && fails
          ? refusal('Please try again later.', 'INTERNAL')
          : { data: { activity: [day({ done: from === '2026-02-25' ? 4 : 5 })] } },
    });
    await userEvent.click(await (await card('Diary by day')).findByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText(/^Failed to fetch the diary/)).toBeVisible();
    expect(screen.getByText('4 of 14')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('5 of 14')).toBeVisible();
    expect(screen.queryByText(/^Failed to fetch the diary/)).toBeNull();
  });

  it('of a completed plan ends with the day on which its last phase was left', async () => {
    const { asked } = openPatient({
      BenchPatient: recordWith(
        plan({
          status: 'COMPLETED',
          // Past midnight at the clinic.
          passages: [
            {
              fromPhase: 4,
              confirmedAt: '2026-01-20T19:00:00.000Z',
              confirmedBy: 'Neha',
              deviations: [],
            },
          ],
        }),
      ),
    });
    await card('Diary by day');
    await waitFor(() =>
      expect(asked('CareDiary')).toEqual([{ planId: 'r1', from: '2026-01-08', until: '2026-01-21' }]),
    );
  });

  it('says that nothing was entered, and a failure', async () => {
    openPatient();
    expect(await (await card('Diary by day')).findByText('Nothing in these days.')).toBeVisible();
    openPatient({ CareDiary: refusal('Please try again later.', 'INTERNAL') });
    expect(await screen.findByText(/^Failed to fetch the diary/)).toBeVisible();
  });
});
