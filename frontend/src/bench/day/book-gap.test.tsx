import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benchDay, openBench } from '../../../test/bench.fixture';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-19T14:20:00+05:30') }));
afterEach(() => void vi.useRealTimers());

it('says that a free time could not be opened for booking, and opens it at the next tap', async () => {
  const physiotherapistTimes = {
    __typename: 'PhysiotherapistTimes',
    physiotherapistId: 't1',
    workingHours: [],
    leave: [],
  };
  const answers = [new TypeError('Failed to fetch')];
  openBench('/physio', {
    BenchDay: benchDay({ free: [{ from: '2025-11-19T14:52:00+05:30', until: '2025-11-19T16:00:00+05:30' }] }),
    OwnTimes: () => answers.shift() ?? { data: { physiotherapistTimes } },
  });
  const tap = async () => userEvent.click(await screen.findByRole('button', { name: /^Free 2:52 to 4:00 pm: book/ }));
  await tap();
  expect(await screen.findByRole('alert')).toHaveTextContent('The booking could not be opened');
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap();
  expect(await screen.findByRole('dialog', { name: 'Book a session' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('The booking could not be opened')).toBeNull());
});
