import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A browser of a phone, whose position a test sets; jsdom has no such event. */
export function standInForSensors(requestPermission?: () => Promise<'granted' | 'denied'>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  class Turned extends Event {
    static readonly requestPermission = requestPermission;
    readonly beta: number | null;
    readonly gamma: number | null;
    constructor(beta: number | null, gamma: number | null) {
      super('deviceorientation');
      this.beta = beta;
      this.gamma = gamma;
    }
  }
  vi.stubGlobal('DeviceOrientationEvent', Turned);
  const turn = (beta: number | null, gamma: number | null = beta === null ? null : 0) =>
    act(() => void window.dispatchEvent(new Turned(beta, gamma)));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { turn, wait };
}
