import * as text from '#messages/course';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { UserText } from '#src/language/UserText';
import { Card } from '#src/ui/layout/Card';
import { doseText } from '../today/dose-text';
import styles from './OwnPlanPage.module.css';
import type { Course } from './useCourse';

/** A programme: its goal, its exercises with their dose, and when the physiotherapist looks at it again. */
export function Programme({ plan: { phases, reviewOn } }: { readonly plan: Course['plan'] }) {
  const [phase] = phases;
  if (!phase) return null;
  return (
    <Card title={phase.name} standsOut>
      <h3 className={styles.needed}>{text.goal}</h3>
      <p>
        <UserText>{phase.goal}</UserText>
      </p>
      <h3 className={styles.needed}>{text.exercises}</h3>
      <ul className={styles.criteria}>
        {phase.exercises.map((exercise) => (
          <li key={exercise.key}>
            <strong>{exercise.name}</strong>
            <p>{doseText(exercise)}</p>
            {exercise.hint && (
              <p>
                <UserText>{exercise.hint}</UserText>
              </p>
            )}
          </li>
        ))}
      </ul>
      {reviewOn && <p>{text.reviewOn({ day: dayText(startOfDay(reviewOn)) })}</p>}
    </Card>
  );
}
