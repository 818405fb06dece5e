import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { BenchDayDocument } from '../gql/generated';
import styles from './BenchPatientPage.module.css';
import { BenchPatientDocument, type BenchPatientQuery } from './gql/generated';

const AlertDialog = dialogOnDemand(async () => (await import('#src/patients/AlertDialog')).AlertDialog);

interface Props {
  readonly known: BenchPatientQuery['benchPatient'];
  readonly mayEdit: boolean;
}

/** What everybody who meets the patient must know; nothing clinical. */
export function PatientAlert({ known: { patient, alert }, mayEdit }: Props) {
  const editing = useDialog();
  if (!alert && !mayEdit) return null;
  return (
    <div className={styles.alert}>
      {alert ? (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined} isFilled isSentence>
          {alert}
        </StatusWord>
      ) : (
        <span>No alert for who meets this person.</span>
      )}
      {mayEdit && <Button onClick={() => editing.open(true)}>{alert ? 'Change the alert' : 'Add an alert'}</Button>}
      {editing.subject && (
        <AlertDialog
          patient={patient}
          alert={alert}
          reloads={[BenchPatientDocument, BenchDayDocument]}
          {...editing.frame}
        />
      )}
    </div>
  );
}
