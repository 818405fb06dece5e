import { Button, Form, Input, Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { reasonRules } from '#src/ui/forms/form-rules';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { measuredText } from '../values/value-texts';
import {
  BenchPatientDocument,
  CareGateDocument,
  CareValuesDocument,
  PatientValuesDocument,
  usePatientValuesQuery,
  useRetractValueMutation,
  type CareValueFragment,
} from './gql/generated';
import styles from './care.module.css';

/** Number of values shown at first: those of one visit, in a protocol with many measures. */
const NEWEST = 8;

interface CardProps {
  readonly patientId: string;
  /** Whether one enters values of the patient, and so takes wrong ones back. */
  readonly mayEnter: boolean;
}

/** Measured values, newest first, with a plan or without. A wrong value can be retracted with a reason, and stays listed. */
export function ValuesCard({ patientId, mayEnter }: CardProps) {
  const query = usePatientValuesQuery({ variables: { patientId } });
  const taking = useDialog<CareValueFragment>();
  const [retract] = useRetractValueMutation();
  return (
    <Card title="What was measured">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch what was measured', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ patientValues: measurements }) =>
          measurements.length === 0 ? (
            <p>Nothing yet. What the team or the patient measures stands here.</p>
          ) : (
            <>
              <ValueList values={measurements.slice(0, NEWEST)} onRetract={mayEnter ? taking.open : undefined} />
              {measurements.length > NEWEST && (
                <details className={styles.earlier}>
                  <summary>Earlier values ({measurements.length - NEWEST})</summary>
                  <ValueList values={measurements.slice(NEWEST)} onRetract={mayEnter ? taking.open : undefined} />
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
          lead={<p>{measuredText(taking.subject)}</p>}
          name="retract"
          keepLabel="Keep it"
          submitLabel="Take it back"
          isDanger
          send={async ({ reason }) => {
            await retract({ variables: { id: taking.subject?.id ?? '', reason: reason.trim() } });
            return 'The value was taken back.';
          }}
          failureText={(failure) => failureText('The value could not be taken back', failure)}
          reloads={[PatientValuesDocument, BenchPatientDocument, CareValuesDocument, CareGateDocument]}
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

interface ListProps {
  readonly values: readonly CareValueFragment[];
  readonly onRetract: ((value: CareValueFragment) => void) | undefined;
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
  readonly onRetract: ((value: CareValueFragment) => void) | undefined;
}

function ValueRow({ value, onRetract }: RowProps) {
  const { retractedReason, takenAt, enteredBy } = value;
  return (
    <li>
      <strong className={retractedReason ? styles.retracted : undefined}>{measuredText(value)}</strong>
      <p className={styles.quiet}>
        {momentText(takenAt)}, {enteredBy}
      </p>
      {retractedReason ? (
        <p className={styles.quiet}>Taken back: {retractedReason}</p>
      ) : (
        onRetract && (
          <Button aria-label={`Take back: ${measuredText(value)}`} onClick={() => onRetract(value)}>
            Take back
          </Button>
        )
      )}
    </li>
  );
}
