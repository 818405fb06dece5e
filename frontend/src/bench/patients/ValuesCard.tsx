import { Button, Form, Input, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { modeLabels } from '#src/protocols/measure-labels';
import { factsOf, valueText } from '#src/protocols/measures';
import { Card } from '#src/ui/layout/Card';
import { reasonRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useDialog } from '#src/ui/dialogs/useDialog';
import {
  CareGateDocument,
  CareValuesDocument,
  useCareValuesQuery,
  useRetractValueMutation,
  type CareValueFragment,
} from './gql/generated';
import styles from './care.module.css';
import { sideLabels } from './side-labels';

/** Number of values shown at first: those of one visit, in a protocol with many measures. */
const NEWEST = 8;

/** Measured values, newest first. A wrong value can be retracted with a reason, and stays listed. */
export function ValuesCard({ planId }: { readonly planId: string }) {
  const query = useCareValuesQuery({ variables: { planId } });
  const taking = useDialog<CareValueFragment>();
  const [retract] = useRetractValueMutation();
  return (
    <Card title="What was measured">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch what was measured', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ measurements }) =>
          measurements.length === 0 ? (
            <p>Nothing yet. What the team or the patient measures stands here.</p>
          ) : (
            <>
              <ValueList values={measurements.slice(0, NEWEST)} onRetract={taking.open} />
              {measurements.length > NEWEST && (
                <details className={styles.earlier}>
                  <summary>Earlier values ({measurements.length - NEWEST})</summary>
                  <ValueList values={measurements.slice(NEWEST)} onRetract={taking.open} />
                </details>
              )}
            </>
          )
        }
      </QueryBoundary>
      {taking.subject && (
        <FormDialog<{ readonly reason: string }>
          {...taking.frame}
          title="Take a value back"
          lead={<p>{sayValue(taking.subject)}</p>}
          name="retract"
          keepLabel="Keep it"
          submitLabel="Take it back"
          isDanger
          send={async ({ reason }) => {
            await retract({ variables: { id: taking.subject?.id ?? '', reason: reason.trim() } });
            return 'The value was taken back.';
          }}
          failureText={(failure) => failureText('The value could not be taken back', failure)}
          reloads={[CareValuesDocument, CareGateDocument]}
        >
          <Form.Item
            name="reason"
            label="Reason"
            extra="Such as: measured on the other knee."
            rules={reasonRules('Reason')}
          >
            <Input.TextArea rows={3} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
    </Card>
  );
}

/** Formats a value with measure, side and motion mode. */
function sayValue({ measure, value, side, mode }: CareValueFragment): string {
  const what = [factsOf(measure).name, side && sideLabels[side], mode && modeLabels[mode]].filter(Boolean);
  return `${what.join(', ')}: ${valueText(measure, value)}`;
}

interface ListProps {
  readonly values: readonly CareValueFragment[];
  readonly onRetract: (value: CareValueFragment) => void;
}

function ValueList({ values, onRetract }: ListProps) {
  return (
    <ul className={styles.list}>
      {values.map((value) => (
        <ValueRow key={value.id} value={value} onRetract={onRetract} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly value: CareValueFragment;
  readonly onRetract: (value: CareValueFragment) => void;
}

function ValueRow({ value, onRetract }: RowProps) {
  const { retractedReason, takenAt, enteredBy } = value;
  return (
    <li>
      <strong className={retractedReason ? styles.retracted : undefined}>{sayValue(value)}</strong>
      <p className={styles.quiet}>
        {momentText(takenAt)}, {enteredBy}
      </p>
      {retractedReason ? (
        <p className={styles.quiet}>Taken back: {retractedReason}</p>
      ) : (
        <Button aria-label={`Take back: ${sayValue(value)}`} onClick={() => onRetract(value)}>
          Take back
        </Button>
      )}
    </li>
  );
}
