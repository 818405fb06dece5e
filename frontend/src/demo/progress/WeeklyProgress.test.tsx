import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForSight } from '../../../test/stand-in-for-sight';
import { WeeklyProgress } from './WeeklyProgress';
import { weeklyPoints, type WeeklyPoint } from './weekly-points';

const charting = vi.hoisted(() => ({ isLoaded: false }));

vi.mock('@ant-design/charts', () => {
  charting.isLoaded = true;
  return { Line: ({ data }: { readonly data: readonly WeeklyPoint[] }) => <pre>{JSON.stringify(data)}</pre> };
});

beforeEach(() => standInForSight(true));
afterEach(() => vi.restoreAllMocks());

describe('the weeks', () => {
  it('are W1 to W7, the scores ascending', () => {
    expect(weeklyPoints([38, 45, 42, 57, 63, 78, 71])).toEqual([
      { week: 'W1', value: 38 },
      { week: 'W2', value: 42 },
      { week: 'W3', value: 45 },
      { week: 'W4', value: 57 },
      { week: 'W5', value: 63 },
      { week: 'W6', value: 71 },
      { week: 'W7', value: 78 },
    ]);
  });

  it('are sorted as numbers, and those given stay as they are', () => {
    const values = [100, 9, 20];
    expect(weeklyPoints(values).map(({ value }) => value)).toEqual([9, 20, 100]);
    expect(values).toEqual([100, 9, 20]);
  });

  it('end at W7', () => {
    expect(weeklyPoints([1, 2, 3, 4, 5, 6, 7, 8])).toHaveLength(7);
  });
});

describe('the chart Weekly Progress', () => {
  it('says so where there is no data', () => {
    render(<WeeklyProgress values={[]} />);
    expect(screen.getByRole('heading', { name: 'Weekly Progress' })).toBeVisible();
    expect(screen.getByText('No data available for chart.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('loads the charting library only when it is seen', async () => {
    standInForSight(false);
    const { unmount } = render(<WeeklyProgress values={[2, 1]} />);
    expect(screen.getByText(/1 in W1, 2 in W2/)).toBeVisible();
    await vi.dynamicImportSettled();
    expect(charting.isLoaded).toBe(false);
    unmount();
    standInForSight(true);
    render(<WeeklyProgress values={[2, 1]} />);
    expect(await screen.findByText(JSON.stringify(weeklyPoints([1, 2])))).toBeInTheDocument();
    expect(charting.isLoaded).toBe(true);
  });

  it('names each week and its score to who cannot see it', () => {
    render(<WeeklyProgress values={[38, 45, 42, 57, 63, 78, 71]} />);
    const chart = screen.getByRole('figure', { name: 'Line chart: W1 38, W2 42, W3 45, W4 57, W5 63, W6 71, W7 78' });
    expect(chart).toBeVisible();
  });

  it('has the same numbers as a table', async () => {
    render(<WeeklyProgress values={[60, 40]} />);
    await userEvent.click(screen.getByText('Show the chart as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['WeekScore', 'W140', 'W260']);
  });
});
