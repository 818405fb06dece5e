import { Skeleton } from 'antd';
import { dayText, startOfDay } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { rupeesText } from '../values/rupees';
import { useChargesQuery } from '../workplace/gql/generated';
import styles from './DeskPatientPage.module.css';

/** What the patient was charged for. Only admins take a charge back. */
export function DeskPatientCharges({ patientId }: { readonly patientId: string }) {
  const query = useChargesQuery({ variables: { patientId } });
  return (
    <Card title="Charges">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the charges', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ charges }) =>
          charges.length === 0 ? (
            <p className={styles.line}>Nothing was charged.</p>
          ) : (
            <ul aria-label="Charges" className={styles.charges}>
              {charges.map(({ id, amount, text, day, canceledReason }) => (
                <li key={id}>
                  <strong>{rupeesText(amount)}</strong> {text} <small>{dayText(startOfDay(day))}</small>
                  {canceledReason !== null && <small> Taken back: {canceledReason}</small>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
