import { Skeleton } from 'antd';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { ValueCurve } from '#src/measurements/ValueCurve';
import { bandText, modeLabels } from '#src/protocols/measure-labels';
import { factsOf, isYesOrNo, valueText } from '#src/protocols/measures';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { askedOf } from './asked-values';
import styles from './CurvesCard.module.css';
import { useCareValuesQuery, type CarePlanFragment, type CareValueFragment, type Measure } from './gql/generated';

/** The server's limit of values per measure. */
const most = 100;

type Mode = CareValueFragment['mode'];

/** Charts of the current phase's measures against their target bands, as the patient sees them at /user/progress. */
export function CurvesCard({ plan }: { readonly plan: CarePlanFragment }) {
  const measures = [...new Set(askedOf(plan).map(({ measure }) => measure))].filter((one) => !isYesOrNo(one));
  return (
    <Card title="Over time">
      <div className={styles.curves}>
        {measures.map((measure) => (
          <Curves key={measure} plan={plan} measure={measure} />
        ))}
      </div>
    </Card>
  );
}

interface CurvesProps {
  readonly plan: CarePlanFragment;
  readonly measure: Measure;
}

function Curves({ plan, measure }: CurvesProps) {
  const query = useCareValuesQuery({ variables: { planId: plan.id, measure, first: most } });
  const { name } = factsOf(measure);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText(`Failed to fetch the values: ${name}`, failure)}
      skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
    >
      {({ measurements }) => {
        const counted = measurements.filter((value) => counts(value, plan));
        const modes = [...new Set(counted.map(({ mode }) => mode))];
        if (modes.length === 0) return <Curve plan={plan} measure={measure} mode={null} values={[]} isCut={false} />;
        return modes.map((mode) => (
          <Curve
            key={mode}
            plan={plan}
            measure={measure}
            mode={mode}
            values={counted.filter((value) => value.mode === mode)}
            isCut={measurements.length === most}
          />
        ));
      }}
    </QueryBoundary>
  );
}

/** Excludes retracted values, and those of the other side, which are measured for comparison. */
const counts = ({ retractedReason, side }: CareValueFragment, plan: CarePlanFragment) =>
  !retractedReason && (!side || plan.side === 'NONE' || side === plan.side);

interface CurveProps extends CurvesProps {
  /** Active and passive movements are separate lines. */
  readonly mode: Mode;
  readonly values: readonly CareValueFragment[];
  /** There may be older values. */
  readonly isCut: boolean;
}

function Curve({ plan, measure, mode, values, isCut }: CurveProps) {
  const { phase, phases } = plan;
  const target = phases.find(({ number }) => number === phase)?.targets.find((one) => one.measure === measure);
  const name = mode ? `${factsOf(measure).name}, ${modeLabels[mode]}` : factsOf(measure).name;
  return (
    <section aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {values.length === 0 ? (
        <p className={styles.quiet}>Nothing yet.</p>
      ) : (
        <>
          <ValueCurve
            label={`${name}, by date`}
            values={values}
            band={
              target ? { ...target, words: `The green band is what this phase aims at. ${bandText(target)}.` } : null
            }
          />
          {isCut && (
            <p className={styles.quiet}>Since {dayText(values.at(-1)?.takenAt ?? '')}; older values are not drawn.</p>
          )}
          <div className={styles.heard}>
            <table>
              <caption>{name}, by date, newest first</caption>
              <thead>
                <tr>
                  <th scope="col">Taken</th>
                  <th scope="col">Value</th>
                  <th scope="col">Entered by</th>
                </tr>
              </thead>
              <tbody>
                {values.map(({ id, takenAt, value, enteredBy }) => (
                  <tr key={id}>
                    <td>{momentText(takenAt)}</td>
                    <td>{valueText(measure, value)}</td>
                    <td>{enteredBy}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
