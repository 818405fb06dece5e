import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { standInForSensors } from '../../../../test/orientation.fixture';
import PhoneMeasurement from './PhoneMeasurement';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the measurement of a knee's bend. */
function open(requestPermission?: () => Promise<'granted' | 'denied'>) {
  const sensors = standInForSensors(requestPermission);
  const done = vi.fn<(rounds: readonly number[]) => void>();
  render(<PhoneMeasurement measure="KNEE_FLEXION" onDone={done} />);
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const begin = async () => {
    tap('Start');
    await sensors.wait(0);
  };
  /** Holds the phone in two positions. */
  const round = async (zero: number, then: number) => {
    sensors.turn(zero);
    tap('Set zero');
    await sensors.wait(1_100);
    sensors.turn(then);
    tap('Read the angle');
    await sensors.wait(1_100);
  };
  return { ...sensors, done, tap, begin, round };
}

it('measures three rounds, each of two positions that are kept for a second', async () => {
  const { turn, wait, tap, begin, round, done } = open();
  expect(screen.getByText(/^You measure three times/)).toBeVisible();
  await begin();
  turn(-2);
  expect(screen.getByText('Round 1 of 3:')).toBeVisible();
  expect(screen.getByText('Phone on the shin, the leg straight.')).toBeVisible();
  tap('Set zero');
  expect(screen.getByRole('status')).toHaveTextContent('Hold still…');
  expect(screen.getByRole('button', { name: 'Set zero' })).toBeDisabled();
  await wait(900);
  expect(screen.getByRole('status')).toHaveTextContent('Hold still…');
  await wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('Zero is set.');
  turn(-47);
  expect(screen.getByText('45°')).toBeVisible();
  turn(-86);
  tap('Read the angle');
  await wait(1_100);
  expect(screen.getByRole('status')).toHaveTextContent('84°. Now the next round.');
  await round(0, -91);
  expect(screen.getByText('Round 3 of 3:')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await round(1, -87);
  expect(done.mock.calls.map(([rounds]) => rounds.map(Math.round))).toEqual([[84, 91, 88]]);
});

it('waits while the phone moves, and says after ten seconds that it did not stay still', async () => {
  const { turn, wait, tap, begin } = open();
  await begin();
  turn(10);
  tap('Set zero');
  for (let moved = 0; moved < 19; moved += 1) {
    await wait(500);
    turn(moved % 2 ? 10 : 14);
  }
  expect(screen.getByRole('status')).toHaveTextContent('Hold still…');
  await wait(600);
  expect(screen.getByRole('status')).toHaveTextContent('The phone did not stay still.');
  tap('Set zero');
  await wait(1_100);
  expect(screen.getByRole('status')).toHaveTextContent('Zero is set.');
});

it('does not count how the phone was held before the tap', async () => {
  const { turn, wait, tap, begin } = open();
  await begin();
  turn(10);
  await wait(5_000);
  tap('Set zero');
  await wait(900);
  expect(screen.getByRole('status')).toHaveTextContent('Hold still…');
});

describe('it leads to the field', () => {
  it('on a device without a sensor, which sends an event without angles or none', async () => {
    const { turn, wait, begin } = open();
    await begin();
    turn(null);
    await wait(1_900);
    expect(screen.getByRole('status')).toHaveTextContent('Looking for the sensor…');
    await wait(200);
    expect(screen.getByRole('alert')).toHaveTextContent('Please type the value into the field below.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('in a browser that knows no such event', () => {
    const { tap } = open();
    Reflect.deleteProperty(window, 'DeviceOrientationEvent');
    tap('Start');
    expect(screen.getByRole('alert')).toHaveTextContent('does not say how it is held');
  });

  it.each([
    ['the person refuses', () => Promise.resolve('denied' as const)],
    ['the browser refuses to ask', () => Promise.reject(new Error('NotAllowedError'))],
  ])('when %s', async (_name, requestPermission) => {
    const { begin } = open(requestPermission);
    await begin();
    expect(screen.getByRole('alert')).toHaveTextContent('The phone may not say how it is held.');
  });
});

it('asks an iPhone in the tap itself, and measures once it is allowed', async () => {
  const requestPermission = vi.fn<() => Promise<'granted'>>().mockResolvedValue('granted');
  const { turn, wait, tap } = open(requestPermission);
  expect(requestPermission).not.toHaveBeenCalled();
  tap('Start');
  expect(requestPermission).toHaveBeenCalledOnce();
  await wait(0);
  turn(0);
  expect(screen.getByRole('button', { name: 'Set zero' })).toBeEnabled();
});
