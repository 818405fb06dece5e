import * as text from '#messages/user';
import type { ProfileFragment } from '../gql/generated';
import { recoveryMarks } from './recovery-marks';
import { RecoveryMark } from './RecoveryMark';
import styles from './RecoveryPicture.module.css';

/** The side of a mark's square in the picture's own units. */
const cell = 32;

/** The plan as a path of marks, one for each session: done, to go, and below those that were missed; and the same numbers in words. */
export function RecoveryPicture({ profile }: { readonly profile: ProfileFragment }) {
  const { sessionsCompleted: done, missedSessions: missed, plannedSessions: planned } = profile;
  const left = Math.max(0, planned - done);
  const { columns, rows, marks } = recoveryMarks({ done, missed, left });
  return (
    <figure className={styles.figure}>
      <svg aria-hidden="true" viewBox={`0 0 ${columns * cell} ${rows * cell}`} className={styles.picture}>
        {marks.map(({ kind, column, row }) => (
          <g key={`${row} ${column}`} transform={`translate(${column * cell} ${row * cell})`}>
            <RecoveryMark kind={kind} />
          </g>
        ))}
      </svg>
      <figcaption>
        <p className={styles.sum}>{text.doneOf({ done, planned })}</p>
        <ul className={styles.legend}>
          <li>
            <Glyph kind="done" /> {text.done({ count: done })}
          </li>
          <li>
            <Glyph kind="left" /> {text.toGo({ count: left })}
          </li>
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
