import * as text from '#messages/measuring';
import type { Measure } from '#src/user/plan/gql/generated';
import { ROUNDS } from './gravity';
import styles from './PhoneMeasurement.module.css';
import { usePhoneAngle, type PhoneAngle } from './usePhoneAngle';

interface Props {
  readonly measure: Measure;
  /** Called with the angles of all rounds, in degrees. The same function on each render. */
  readonly onDone: (rounds: readonly number[]) => void;
}

/** Measures an angle with the phone, in three rounds of two positions; it says what to do, and why it cannot measure. */
export default function PhoneMeasurement({ measure, onDone }: Props) {
  const angle = usePhoneAngle(onDone);
  const { state, rounds, hasZero, now } = angle;
  const isHolding = state === 'holding';
  if (state === 'NO_SENSOR' || state === 'REFUSED')
    return (
      <p role="alert" className={styles.fault}>
        {state === 'REFUSED' ? text.refused : text.noSensor}
      </p>
    );
  return (
    <div className={styles.phone}>
      <output>{statusOf(angle)}</output>
      {state === 'idle' || state === 'starting' ? (
        <>
          <p>{text.before}</p>
          <button type="button" className="button" disabled={state === 'starting'} onClick={angle.start}>
            {text.start}
          </button>
        </>
      ) : (
        <>
          <p>
            <strong>{text.round({ round: Math.min(rounds.length + 1, ROUNDS), rounds: ROUNDS })}</strong>{' '}
            {hasZero ? text.endPosition({ measure }) : text.zeroPosition({ measure })}
          </p>
          <p className={styles.degrees} aria-hidden="true">
            {now === null ? '–' : text.degrees({ value: now })}
          </p>
          <button type="button" className="button" disabled={isHolding} onClick={angle.hold}>
            {hasZero ? text.read : text.setZero}
          </button>
        </>
      )}
    </div>
  );
}

/** Returns what has just happened, or what the phone waits for. */
function statusOf({ state, isUnsteady, hasZero, rounds }: PhoneAngle): string {
  if (state === 'starting') return text.starting;
  if (state === 'holding') return text.holdStill;
  if (isUnsteady) return text.unsteady;
  if (hasZero) return text.zeroSet;
  const last = rounds.at(-1);
  return last === undefined ? '' : text.roundDone({ value: Math.round(last) });
}
