import { Link } from 'react-router-dom';
import * as text from '#messages/course';
import { code as language } from '#messages/language';
import { sheetPdf } from '#src/exercise-sheet/sheet-path';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { CoursePage } from './CoursePage';
import { Programme } from './Programme';
import styles from './OwnPlanPage.module.css';
import type { Course } from './useCourse';

/** /user/plan: a programme, or the phases of the plan; the current one shows its exit criteria in plain language. */
export function OwnPlanPage() {
  return (
    <CoursePage title={text.plan} facts="gate">
      {({ course }) => (
        <>
          {course.plan.kind === 'PROGRAMME' ? (
            <Programme plan={course.plan} />
          ) : (
            <ol className={styles.path}>
              {course.plan.phases.map((phase) => (
                <li key={phase.number}>
                  <Phase phase={phase} course={course} />
                </li>
              ))}
            </ol>
          )}
          <a href={sheetPdf(course.plan.id, language)} target="_blank" rel="noreferrer">
            {text.toSheet}
          </a>
          <Link to={paths.userLessons}>{text.toLessons}</Link>
        </>
      )}
    </CoursePage>
  );
}

interface PhaseProps {
  readonly phase: Course['plan']['phases'][number];
  readonly course: Course;
}

function Phase({ phase, course: { plan, gate } }: PhaseProps) {
  const { number, name, goal, fromDay, toDay, sessions } = phase;
  const isPresent = number === plan.phase;
  const standing = number < plan.phase ? text.left : text.ahead;
  return (
    <Card title={text.phaseOf({ number, name })} standsOut={isPresent}>
      <p className={styles.standing}>{isPresent ? text.here : standing}</p>
      <p>{text.daysAndSessions({ from: fromDay, to: toDay, sessions })}</p>
      {isPresent && (
        <>
          <p>{goal}</p>
          <h3 className={styles.needed}>{text.needed}</h3>
          <ul className={styles.criteria}>
            {gate?.results.map(({ criterion: { key }, state, sentence }) => (
              <li key={key}>
                <strong>{states[state]}</strong>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
          <p>{text.whoConfirms}</p>
          <p>
            <Link to={paths.userMeasure} reloadDocument>
              {text.toMeasure}
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}

const states = { MET: `✓ ${text.met}`, UNMET: `○ ${text.unmet}`, UNKNOWN: `? ${text.unknown}` } as const;
