import { useId, useState } from 'react';
import * as text from '#messages/course';
import * as today from '#messages/today';
import { Card } from '../../ui/Card';
import { CoursePage, type CourseProps } from '../plan/CoursePage';
import type { Course } from '../plan/useCourse';
import { typedValue } from '../../values/typed-value';
import { homeMeasures, type PhaseMeasure } from './measures';
import styles from './MeasurePage.module.css';

/** /user/measure: how far it bends, and how strong the pain is, typed; kept in this tab until the server has it (recovery §4, §7). */
export function MeasurePage() {
  return (
    <CoursePage title={text.measure}>
      {(props) => homeMeasures(props.course).map((one) => <Entry key={one.measure} one={one} {...props} />)}
    </CoursePage>
  );
}

function Entry({ one, course, day, state }: CourseProps & { readonly one: PhaseMeasure }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  // Until the course is read anew, which has it by then.
  const [added, setAdded] = useState<{ readonly value: number; readonly to: Course } | null>(null);
  const id = useId();
  const own = state.entries.findLast(
    ({ entry, state: at }) => entry.measurement?.measure === one.measure && (at === 'waiting' || at === 'sent'),
  );
  const before = course.measurements.find(
    ({ measure, retractedReason }) => measure === one.measure && !retractedReason,
  );
  const last = own?.entry.measurement?.value ?? (added?.to === course ? added.value : before?.value);
  const range = { least: one.least, most: one.most };
  return (
    <Card title={one.name}>
      {last !== undefined && (
        <p className={styles.last} aria-live="polite">
          <span>{text.last}</span>
          <strong className={styles.value}>{one.say(last)}</strong>
          {own?.state === 'waiting' && <span>{today.notSent}</span>}
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const value = typedValue(typed, one);
          setWrong(value === undefined);
          if (value === undefined) return;
          day.add({ measurement: { measure: one.measure, value, method: 'TYPED' } });
          setAdded({ value, to: course });
          setTyped('');
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {text.newValue({ name: one.name })}
        </label>
        <input
          id={id}
          className={styles.input}
          inputMode={one.least < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-hint`} role={isWrong ? 'alert' : undefined} className={isWrong ? styles.wrong : styles.hint}>
          {one.isWhole ? text.wholeRange(range) : text.range(range)}
        </p>
        <p className={styles.hint}>{one.isWhole ? today.painHint : text.accuracy}</p>
        <button type="submit" className="button">
          {text.save}
        </button>
      </form>
    </Card>
  );
}
