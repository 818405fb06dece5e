import { useEffect, useRef, useState } from 'react';
import { readClock, restOfStep, type ClockReading, type Dose, type Figure, type FigureMoment } from '#figures';

/** What the screen shows of a counter; seconds are whole, sets are those of the occasion. */
export interface Counted extends Pick<ClockReading, 'phase' | 'set' | 'rep' | 'length'> {
  readonly left: number;
}

export interface Counter {
  readonly state: 'idle' | 'running' | 'paused';
  /** Undefined while the counter is idle. */
  readonly shown: Counted | undefined;
  readonly start: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  /** Moment of the figure; undefined while the counter is idle. */
  readonly moment: () => FigureMoment | undefined;
}

const shownOf = ({ phase, set, rep, left, length }: ClockReading, before: number): Counted => ({
  phase,
  set: before + set,
  rep,
  length,
  left: Math.ceil(left),
});

const isSame = (a: Counted | undefined, b: Counted) =>
  a?.phase === b.phase && a.set === b.set && a.rep === b.rep && a.left === b.left;

/**
 * Counts sets, repetitions, holds and rests of an exercise. One reading of the engine's clock serves counter and figure. The screen stays
 * on while it counts. It begins with the set after those that are done, and a set that is done meanwhile does not change its course.
 * @param setsDone sets of the occasion that are done
 * @param onRead called with each reading that differs from the former one, and with that one, such as for a voice
 */
export function useCounter(
  figure: Figure | null,
  dose: Dose,
  setsDone: number,
  onRead: (now: Counted, before: Counted | undefined) => void,
): Counter {
  const [state, setState] = useState<Counter['state']>('idle');
  const [shown, setShown] = useState<Counted>();
  // Seconds counted before the last pause, when counting went on after it, and sets that were done when it began.
  const clock = useRef({ before: 0, since: 0, isRunning: false, setsBefore: 0 });
  const former = useRef<Counted>(undefined);
  const seconds = () => {
    const { before, since, isRunning } = clock.current;
    return isRunning ? before + (performance.now() - since) / 1000 : before;
  };
  const read = () => readClock(figure, { ...dose, sets: dose.sets - clock.current.setsBefore }, seconds());
  const latest = useRef({ read, onRead });
  useEffect(() => {
    latest.current = { read, onRead };
  });

  useEffect(() => {
    if (state !== 'running') return undefined;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    let frame = 0;
    const look = () => {
      const now = shownOf(latest.current.read(), clock.current.setsBefore);
      if (!isSame(former.current, now)) {
        latest.current.onRead(now, former.current);
        former.current = now;
        setShown(now);
      }
      if (now.phase === 'over') setState('idle');
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      void lock?.then((held) => held?.release());
    };
  }, [state]);

  const begin = () => {
    const now = { since: performance.now(), isRunning: true };
    const anew = { before: 0, setsBefore: Math.min(setsDone, dose.sets - 1) };
    clock.current = { ...clock.current, ...(state === 'idle' && anew), ...now };
    setState('running');
  };
  const stop = () => {
    clock.current = { ...clock.current, isRunning: false };
    former.current = undefined;
    setShown(undefined);
    setState('idle');
  };
  return {
    state,
    shown: state === 'idle' ? undefined : shown,
    start: begin,
    pause: () => {
      clock.current = { ...clock.current, before: seconds(), isRunning: false };
      setState('paused');
    },
    stop,
    moment: () => (state === 'idle' || !figure ? undefined : (read().moment ?? restOfStep(figure))),
  };
}
