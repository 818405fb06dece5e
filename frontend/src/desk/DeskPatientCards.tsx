import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import { BalanceCard } from '../ledger/BalanceCard';
import type { LedgerActions } from '../ledger/useLedgerActions';
import { missingText } from '../patients/status-texts';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { StatusWord } from '../ui/feedback/StatusWord';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { Card } from '../ui/layout/Card';
import { kindText, whenText } from '../waiting/waiting-texts';
import styles from './DeskPatientPage.module.css';
import { DeskPatientDocument, type DeskPatientQuery } from './gql/generated';

const AlertDialog = dialogOnDemand(async () => (await import('../patients/AlertDialog')).AlertDialog);
const CompletePatientDialog = dialogOnDemand(
  async () => (await import('../registration/CompletePatientDialog')).CompletePatientDialog,
);
const DeskDetailsDialog = dialogOnDemand(async () => (await import('./DeskDetailsDialog')).DeskDetailsDialog);

const AddToListDialog = dialogOnDemand(async () => (await import('../waiting/AddToListDialog')).AddToListDialog);

type Known = DeskPatientQuery['deskPatient'];

interface Props {
  readonly known: Known;
  readonly actions: LedgerActions;
  /** Refetches the record. */
  readonly readAgain: () => Promise<Known | undefined>;
}

/** What answers most calls: the alert, the next session, the balance, and the details of the record. */
export function DeskPatientCards({ known, actions, readAgain }: Props) {
  const { patient, alert, missing, nextSession, sessionsAhead, balance, waitsFor } = known;
  const reload = useRefetchQueries();
  const dialog = useDialog<'alert' | 'details' | 'waiting'>();
  const frame = {
    ...dialog.frame,
    onClosed: () => {
      dialog.frame.onClosed();
      reload([DeskPatientDocument]);
    },
  };
  const recordOf = (read: Known) => ({ patient: read.patient, account: null });
  const details = {
    known: recordOf(known),
    readAgain: async () => {
      const read = await readAgain();
      return read && recordOf(read);
    },
    ...frame,
  };
  return (
    <>
      <div className={styles.alert}>
        {alert ? (
          <StatusWord tone="warning" Icon={ExclamationCircleOutlined} isFilled isSentence>
            {alert}
          </StatusWord>
        ) : (
          <span>No alert for who meets this person.</span>
        )}
        <Button onClick={() => dialog.open('alert')}>{alert ? 'Change the alert' : 'Add an alert'}</Button>
      </div>
      <div className={styles.cards}>
        <Card title="Next session" standsOut>
          <p className={styles.main}>
            {nextSession ? momentText(nextSession.appointmentDate) : 'No session is planned.'}
          </p>
          {nextSession && (
            <p className={styles.line}>
              {sessionTypeLabels[nextSession.sessionType]}, {nextSession.durationMinutes} minutes,{' '}
              {nextSession.physiotherapist?.name ?? 'nobody assigned yet'}
            </p>
          )}
          {sessionsAhead > 1 && <p className={styles.line}>{sessionsAhead} sessions ahead</p>}
        </Card>
        <Card title="Waiting list">
          {waitsFor.length === 0 && <p className={styles.line}>Waits for no time.</p>}
          {waitsFor.map((entry) => (
            <p key={entry.id} className={styles.line}>
              {kindText(entry)}
              {entry.isUrgent && ' (urgent)'}
              <br />
              {whenText(entry)}
            </p>
          ))}
          <div className={styles.buttons}>
            <Button onClick={() => dialog.open('waiting')}>Add to the list</Button>
          </div>
        </Card>
        <BalanceCard patientId={patient.id} balance={balance} actions={actions} hasCharge />
        <Card title={missing.length > 0 ? 'Details missing' : 'Details'}>
          <p className={styles.line}>
            {missing.length > 0 ? missingText(missing) : patient.address || 'All details are there.'}
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => dialog.open('details')}>
              {patient.isProfileComplete ? 'Change details' : 'Complete details'}
            </Button>
          </div>
        </Card>
      </div>
      {dialog.subject === 'alert' && (
        <AlertDialog patient={patient} alert={alert} reloads={[DeskPatientDocument]} {...frame} />
      )}
      {dialog.subject === 'waiting' && <AddToListDialog patient={patient} reloads={[DeskPatientDocument]} {...frame} />}
      {dialog.subject === 'details' &&
        (patient.isProfileComplete ? (
          <DeskDetailsDialog {...details} />
        ) : (
          <CompletePatientDialog {...details} isDiagnosisHidden={!missing.includes('diagnosedWith')} />
        ))}
    </>
  );
}
