import * as text from '#messages/exercise';
import * as words from '#messages/today';
import type { DayOccasion } from '../day-occasions';
import { TickedBy } from '../TickedBy';
import styles from './ExerciseScreen.module.css';

interface Props {
  readonly occasions: readonly DayOccasion[];
  readonly open: DayOccasion | undefined;
  readonly isUnsent: boolean;
}

/** How many sets of the present occasion and how many occasions of the day are done. */
export function SetMarks({ occasions, open, isUnsent }: Props) {
  const times = occasions.filter(({ isDone }) => isDone).length;
  return (
    <output className={styles.marks}>
      {open && open.setsDone > 0 && <span>{text.setsDone({ done: open.setsDone, sets: open.sets })}</span>}
      <span className={times === occasions.length ? styles.enough : undefined}>
        {words.doneToday({ done: times, planned: occasions.length })}
        {times === occasions.length && `. ${words.enough}`}
      </span>
      <TickedBy occasions={occasions} />
      {isUnsent && <span className={styles.unsent}>{words.notSent}</span>}
    </output>
  );
}
