import * as text from '#messages/user';
import type { ProfileFragment } from '../gql/generated';
import { recoveryMarks } from './recovery-marks';
import { RecoveryMark } from './RecoveryMark';
import styles from './RecoveryPicture.module.css';

/** Size of a mark in SVG units. */
const cell = 32;

/**
 * Shows the sessions as marks, with the counts as text: completed, remaining if there is a plan, and missed in rows below. The server
 * counts the remaining sessions; without a live plan there are none.
 */
export function RecoveryPicture({ profile }: { readonly profile: ProfileFragment }) {
  const { sessionsCompleted: done, missedSessions: missed, plannedSessions: planned } = profile;
  const left = profile.sessionsToGo;
  const { columns, rows, marks } = recoveryMarks({ done, missed, left: left ?? 0 });
  return (
    <figure className={styles.figure}>
      {rows > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${columns * cell} ${rows * cell}`} className={styles.picture}>
          {marks.map(({ kind, column, row }) => (
            <g key={`${row} ${column}`} transform={`translate(${column * cell} ${row * cell})`}>
              <RecoveryMark kind={kind} />
            </g>
          ))}
        </svg>
      )}
      <figcaption>
        <p className={styles.sum}>{text.doneOf({ done, planned })}</p>
        <ul className={styles.legend}>
          <li>
            <Glyph kind="done" /> {text.done({ count: done })}
          </li>
          {left !== null && (
            <li>
              <Glyph kind="left" /> {text.toGo({ count: left })}
            </li>
          )}
          <li>
            <Glyph kind="missed" /> {text.missed({ count: missed })}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

function Glyph({ kind }: { readonly kind: 'done' | 'left' | 'missed' }) {
  return (
    <svg viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true" className={styles.glyph}>
      <RecoveryMark kind={kind} />
    </svg>
  );
}
