import { Button, Skeleton } from 'antd';
import { dayText, startOfDay } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { rupeesText } from '#src/values/rupees';
import { useChargesQuery, type ChargesQuery } from '#src/workplace/gql/generated';
import styles from './PatientTimeline.module.css';

const CancelChargeDialog = dialogOnDemand(async () => (await import('./CancelChargeDialog')).CancelChargeDialog);

/** A patient's charges, each with a Cancel action; nothing if there are none. */
export function PatientCharges({ patientId }: { readonly patientId: string }) {
  const query = useChargesQuery({ variables: { patientId } });
  const { subject, open, frame } = useDialog<ChargesQuery['charges'][number]>();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the charges', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
    >
      {({ charges }) => (
        <>
          {charges.length > 0 && (
            <ul aria-label="Charges" className={styles.entries}>
              {charges.map((charge) => (
                <li key={charge.id} className={styles.entry}>
                  <Stack row gap={2} align="center" justify="between">
                    <span>
                      <strong>{rupeesText(charge.amount)}</strong> {charge.text}{' '}
                      <small>{dayText(startOfDay(charge.day))}</small>
                    </span>
                    {charge.canceledReason === null ? (
                      <Button
                        size="small"
                        aria-label={`Take back ${rupeesText(charge.amount)}, ${charge.text}`}
                        onClick={() => open(charge)}
                      >
                        Take back
                      </Button>
                    ) : (
                      <small>Taken back: {charge.canceledReason}</small>
                    )}
                  </Stack>
                </li>
              ))}
            </ul>
          )}
          {subject && <CancelChargeDialog charge={subject} {...frame} />}
        </>
      )}
    </QueryBoundary>
  );
}
