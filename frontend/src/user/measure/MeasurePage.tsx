import { useCallback, useId, useRef, useState } from 'react';
import * as text from '#messages/course';
import * as today from '#messages/today';
import { Card } from '#src/ui/layout/Card';
import { CoursePage, type CourseProps } from '../plan/CoursePage';
import type { Course } from '../plan/useCourse';
import { isNotTaken } from '../today/day-entries';
import { PainAdvice } from '../today/PainAdvice';
import { typedValue } from '#src/values/typed-value';
import { MeasuringHelp } from './MeasuringHelp';
import { homeMeasures, valuesOf, type PhaseMeasure } from './measures';
import styles from './MeasurePage.module.css';
import { middleOf } from './phone/gravity';

/** /user/measure: inputs for range of motion and pain. Values are kept on the phone until the server has stored them. */
export function MeasurePage() {
  return (
    <CoursePage title={text.measure} facts="values">
      {(props) => homeMeasures(props.course.plan).map((one) => <Entry key={one.measure} one={one} {...props} />)}
    </CoursePage>
  );
}

function Entry({ one, course, day, state }: CourseProps & { readonly one: PhaseMeasure }) {
  const { measure, bounds } = one;
  const typed = state.typed[measure] ?? '';
  const [isWrong, setWrong] = useState(false);
  const [timesSaved, setTimesSaved] = useState(0);
  // Values that the server has stored, until the refetched course includes them.
  const [added, setAdded] = useState<{ readonly value: number; readonly to: Course } | null>(null);
  // Angles of the last measurement with the phone; it counts as one as long as the field holds its middle one.
  const [rounds, setRounds] = useState<readonly number[]>([]);
  const fromPhone = rounds.length > 0 ? String(middleOf(rounds)) : null;
  const isFromPhone = typed !== '' && typed === fromPhone;
  const save = useRef<HTMLButtonElement>(null);
  const take = useCallback(
    (measured: readonly number[]) => {
      setRounds(measured);
      day.type(measure, String(middleOf(measured)));
      save.current?.focus();
    },
    [day, measure],
  );
  const id = useId();
  const isOwn = state.own[measure]?.day === state.day;
  const undone = new Set(state.entries.filter((entry) => !isNotTaken(entry)).map(({ entry }) => entry.undo));
  const own = state.entries.findLast(
    (one) => one.entry.measurement?.measure === measure && !isNotTaken(one) && !undone.has(one.entry.clientId),
  );
  const value = own?.entry.measurement?.value;
  if (value !== undefined && own?.state === 'sent' && (added?.value !== value || added.to !== course))
    setAdded({ value, to: course });
  const last = value ?? (added?.to === course ? added.value : valuesOf(course, one)[0]?.value);
  return (
    <Card title={one.name}>
      {last !== undefined && (
        <p className={styles.last} aria-live="polite">
          <span>{text.last}</span>
          <strong className={styles.value}>{one.say(last)}</strong>
          {own?.state === 'waiting' && <span>{today.notSent}</span>}
        </p>
      )}
      {measure === 'PAIN' && isOwn && last !== undefined && (
        <PainAdvice key={timesSaved} pain={last} isNew={timesSaved > 0} />
      )}
      {isOwn && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={today.doneOf({ done: today.takeBack, exercise: one.name })}
          onClick={() => {
            setAdded(null);
            day.takeBack(measure);
          }}
        >
          {today.takeBack}
        </button>
      )}
      {measure !== 'PAIN' && <MeasuringHelp one={one} side={course.plan.side} onMeasured={take} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const entered = typedValue(typed, bounds);
          setWrong(entered === undefined);
          if (entered === undefined) return;
          day.add({ measurement: { measure, value: entered, method: isFromPhone ? 'PHONE' : 'TYPED' } });
          day.type(measure, '');
          setTimesSaved(timesSaved + 1);
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {text.newValue({ name: one.name })}
        </label>
        <input
          id={id}
          className={styles.input}
          inputMode={bounds.least < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-note`}
          onChange={(event) => day.type(measure, event.target.value)}
        />
        <p id={`${id}-hint`} role={isWrong ? 'alert' : undefined} className={isWrong ? styles.wrong : styles.hint}>
          {bounds.isWhole ? text.wholeRange(bounds) : text.range(bounds)}
        </p>
        <output className={styles.filled}>
          {isFromPhone &&
            text.filled({ rounds: rounds.map((value) => text.degrees({ value: Math.round(value) })).join(', ') })}
        </output>
        <div id={`${id}-note`}>
          {measure === 'KNEE_EXTENSION_DEFICIT' && <p className={styles.hint}>{text.deficitHint}</p>}
          <p className={styles.hint}>{bounds.isWhole ? today.painHint : text.accuracy}</p>
        </div>
        <button ref={save} type="submit" className="button">
          {text.save}
        </button>
      </form>
    </Card>
  );
}
