import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Card } from '#src/ui/layout/Card';
import type { BenchPatientQuery, PrecautionFragment } from '../patients/gql/generated';
import styles from './notes.module.css';
import { EndedPrecautions } from './EndedPrecautions';
import { precautionText } from './precaution-texts';
import { PrecautionWord } from './PrecautionWord';

const AddPrecautionDialog = dialogOnDemand(async () => (await import('./AddPrecautionDialog')).AddPrecautionDialog);
const EndPrecautionDialog = dialogOnDemand(async () => (await import('./EndPrecautionDialog')).EndPrecautionDialog);

interface Props {
  readonly known: Pick<BenchPatientQuery['benchPatient'], 'patient' | 'precautions'>;
  /** Whether one adds and ends them. */
  readonly mayChange: boolean;
}

/** What whoever treats the patient must take care of: first of all that is known, below the danger sign (bench §4). */
export function Precautions({ known: { patient, precautions }, mayChange }: Props) {
  const adding = useDialog();
  const ending = useDialog<PrecautionFragment>();
  return (
    <Card title="Precautions" beside={mayChange && <Button onClick={() => adding.open(true)}>Add precaution</Button>}>
      {precautions.length === 0 ? (
        <p className={styles.quiet}>None is known.</p>
      ) : (
        <ul aria-label="Precautions" className={styles.list}>
          {precautions.map((precaution) => (
            <li key={precaution.id} className={styles.precaution}>
              <span>
                <PrecautionWord precaution={precaution} />{' '}
                <small className={styles.quiet}>
                  {precaution.addedBy}, {dayText(precaution.addedAt)}
                </small>
              </span>
              {mayChange && (
                <Button aria-label={`End: ${precautionText(precaution)}`} onClick={() => ending.open(precaution)}>
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <EndedPrecautions patientId={patient.id} />
      {adding.subject && <AddPrecautionDialog patientId={patient.id} {...adding.frame} />}
      {ending.subject && <EndPrecautionDialog key={ending.subject.id} precaution={ending.subject} {...ending.frame} />}
    </Card>
  );
}
