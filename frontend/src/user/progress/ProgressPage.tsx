import { lazy, Suspense, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/course';
import { dayText } from '#src/calendar/clinic-time';
import { ValueCurve } from '#src/measurements/ValueCurve';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { phaseMeasures, valuesOf, type PhaseMeasure } from '../measure/measures';
import { Programme } from '../plan/Programme';
import { CoursePage } from '../plan/CoursePage';
import type { Course } from '../plan/useCourse';
import { Figures, sessionFigures } from '../today/Figures';
import styles from './ProgressPage.module.css';

const Nothing: ComponentType<{ readonly planId: string }> = () => null;
/** Loaded with its data, after the page; without it the page is whole. */
const OwnScores = lazy(() =>
  import('../questions/OwnScores').then(
    (module): { default: ComponentType<{ readonly planId: string }> } => ({ default: module.OwnScores }),
    () => ({ default: Nothing }),
  ),
);

/** /user/progress: session counts, and range of motion and pain over time against the target band, as charts and tables. */
export function ProgressPage() {
  return (
    <CoursePage title={text.progress} facts="values">
      {({ course }) => (
        <>
          {course.plan.kind === 'PROGRAMME' ? (
            <Programme plan={course.plan} />
          ) : (
            <Card title={text.sessions} standsOut>
              <Figures rows={sessionFigures(course.plan.ledger)} />
            </Card>
          )}
          <Suspense>
            <OwnScores planId={course.plan.id} />
          </Suspense>
          <p className={styles.measure}>
            <Link to={paths.userMeasure} reloadDocument className="button button-quiet">
              {text.toMeasure}
            </Link>
          </p>
          {phaseMeasures(course.plan).map((one) => (
            <Values key={one.measure} one={one} course={course} />
          ))}
        </>
      )}
    </CoursePage>
  );
}

function Values({ one, course }: { readonly one: PhaseMeasure; readonly course: Course }) {
  const values = valuesOf(course, one);
  return (
    <Card title={one.name}>
      {one.band && <p>{one.aim(one.band)}</p>}
      {values.length === 0 ? (
        <p>{text.noValues}</p>
      ) : (
        <>
          <ValueCurve
            label={text.curve({ name: one.name })}
            values={values}
            band={one.band && { ...one.band, words: text.band }}
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.date}</th>
                <th scope="col">{text.value}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ id, takenAt, value }) => (
                <tr key={id}>
                  <td>{dayText(takenAt)}</td>
                  <td>{one.say(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
