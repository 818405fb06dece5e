import { useEffect, useRef, useState } from 'react';
import { degreesBetween, ROUNDS, steadyUp, upOf, type Reading, type Up } from './gravity';

/** Why the phone cannot measure: it has no sensor that answers, or the person or the browser refused it. */
type PhoneFault = 'NO_SENSOR' | 'REFUSED';

/** State of a measurement with the phone. */
export interface PhoneAngle {
  /** Before the start; waiting for the sensor; waiting for the next tap; waiting until the phone is steady; or why it ended. */
  readonly state: 'idle' | 'starting' | 'ready' | 'holding' | PhoneFault;
  /** The last tap found no steady second. */
  readonly isUnsteady: boolean;
  /** Angles of the rounds that are over, in degrees. */
  readonly rounds: readonly number[];
  /** Zero of this round is set: the next tap reads the angle. */
  readonly hasZero: boolean;
  /** The angle now, in whole degrees; null before zero is set. */
  readonly now: number | null;
  /** Asks for the sensor; browsers of iPhones want a tap for it. */
  readonly start: () => void;
  /** Sets zero, or reads the angle, once the phone is steady. */
  readonly hold: () => void;
}

/** Milliseconds in which a sensor has to answer, and a phone to become steady; how often that is looked at. */
const ANSWER_MS = 2_000;
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;
/** Readings that are kept: some seconds of any phone. */
const KEPT = 400;

/** iPhones ask the person before a page may read the sensor. */
type AsksFirst = typeof DeviceOrientationEvent & { readonly requestPermission?: () => Promise<'granted' | 'denied'> };

async function isAllowed(): Promise<boolean> {
  const { requestPermission } = window.DeviceOrientationEvent as AsksFirst;
  if (!requestPermission) return true;
  return (await requestPermission.call(window.DeviceOrientationEvent).catch(() => 'denied')) === 'granted';
}

/**
 * Measures an angle with the sensors of the phone: in each of three rounds the difference between two positions, each of which the phone has
 * to keep for a second.
 */
export function usePhoneAngle(onDone: (rounds: readonly number[]) => void): PhoneAngle {
  const [state, setState] = useState<PhoneAngle['state']>('idle');
  const [isUnsteady, setUnsteady] = useState(false);
  const [rounds, setRounds] = useState<readonly number[]>([]);
  const [zero, setZero] = useState<Up | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const readings = useRef<Reading[]>([]);
  const reads = state === 'starting' || state === 'ready' || state === 'holding';

  useEffect(() => {
    if (!reads) return undefined;
    const read = ({ beta, gamma }: DeviceOrientationEvent) => {
      // A device without a sensor sends one event without angles.
      if (beta === null || gamma === null) return;
      const up = upOf(beta, gamma);
      readings.current = [...readings.current, { at: performance.now(), up }].slice(-KEPT);
      setState((before) => (before === 'starting' ? 'ready' : before));
      setNow(zero && Math.round(degreesBetween(zero, up)));
    };
    window.addEventListener('deviceorientation', read);
    return () => window.removeEventListener('deviceorientation', read);
  }, [reads, zero]);

  useEffect(() => {
    if (state !== 'starting') return undefined;
    const late = setTimeout(() => setState('NO_SENSOR'), ANSWER_MS);
    return () => clearTimeout(late);
  }, [state]);

  useEffect(() => {
    if (state !== 'holding') return undefined;
    const began = performance.now();
    const last = readings.current.at(-1);
    // The tap shakes the phone: what was read before it does not count.
    readings.current = last ? [{ ...last, at: began }] : [];
    const take = (up: Up) => {
      navigator.vibrate?.(80);
      setState('ready');
      if (!zero) {
        setZero(up);
        setNow(0);
        return;
      }
      const all = [...rounds, degreesBetween(zero, up)];
      setRounds(all);
      setZero(null);
      setNow(null);
      if (all.length === ROUNDS) onDone(all);
    };
    const look = setInterval(() => {
      const at = performance.now();
      const up = steadyUp(readings.current, at);
      if (!up && at - began < PATIENCE_MS) return;
      clearInterval(look);
      if (up) take(up);
      else {
        setUnsteady(true);
        setState('ready');
      }
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [state, zero, rounds, onDone]);

  const start = () => {
    if (!('DeviceOrientationEvent' in window)) {
      setState('NO_SENSOR');
      return;
    }
    void isAllowed().then((allowed) => setState(allowed ? 'starting' : 'REFUSED'));
  };
  const hold = () => {
    setUnsteady(false);
    setState('holding');
  };
  return { state, isUnsteady, rounds, hasZero: zero !== null, now, start, hold };
}
