import { Select } from 'antd';
import { LoadError } from '../ui/feedback/LoadError';
import { LoadingText } from '../ui/feedback/LoadingText';
import { besideSelect } from '../ui/forms/select-popup';
import { detailText, sessionText } from './absence-texts';
import type { ProposeAbsenceQuery } from './gql/generated';
import styles from './StandIns.module.css';

/** A session of an absence, with who is free then. */
export type Proposed = ProposeAbsenceQuery['proposeAbsence'][number];

/** Who takes which session, by session; empty: nobody yet. What is not in it is given to the best one. */
export type Choices = Readonly<Record<string, string>>;

/** Value of a choice of nobody. */
const nobody = '';

/** Returns who takes a session: whom the desk chose if they are free, else the best one, else nobody. */
export function standInOf({ appointment, candidates }: Proposed, choices: Choices = {}): string {
  const chosen = choices[appointment.id];
  const isOffered = chosen === nobody || candidates.some(({ id }) => id === chosen);
  return chosen !== undefined && isOffered ? chosen : (candidates[0]?.id ?? nobody);
}

interface Props {
  /** Undefined while they load. */
  readonly proposed: readonly Proposed[] | undefined;
  /** Whether they could not be loaded. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** This and `onChange` are set by the Form.Item. */
  readonly value?: Choices;
  readonly onChange?: (choices: Choices) => void;
}

/** A row for each session of an absence with who takes it, for a Form.Item. */
export function StandIns({ proposed, hasFailed, onRetry, value = {}, onChange }: Props) {
  if (hasFailed) return <LoadError message="Failed to fetch the sessions in this time." onRetry={onRetry} />;
  if (!proposed) return <LoadingText />;
  if (proposed.length === 0) return <p className={styles.none}>No session lies in this time.</p>;
  return (
    <ul className={styles.list}>
      {proposed.map((one) => {
        const { appointment, candidates } = one;
        return (
          <li key={appointment.id} className={styles.row}>
            <span>
              {sessionText(appointment)}
              <small className={styles.detail}>{detailText(appointment)}</small>
            </span>
            <Select<string>
              aria-label={`Who takes ${sessionText(appointment)}`}
              className={styles.choice ?? ''}
              getPopupContainer={besideSelect}
              value={standInOf(one, value)}
              onChange={(who) => onChange?.({ ...value, [appointment.id]: who })}
              options={[
                ...candidates.map(({ id, name }) => ({ value: id, label: name })),
                { value: nobody, label: candidates.length ? 'Nobody yet: it waits' : 'Nobody is free: it waits' },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}
