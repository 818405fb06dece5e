import { CheckCircleOutlined, MinusCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { dayText, momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Stack } from '#src/ui/layout/Stack';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { purposeLabels } from '../integrations/client-labels';
import { usePatientConsentsQuery, type ConsentClientFragment, type StandingConsentFragment } from './gql/generated';
import styles from './PatientConsents.module.css';
import { RecordConsentDialog } from './RecordConsentDialog';
import { WithdrawConsentDialog } from './WithdrawConsentDialog';

/** A patient's consents per hospital system, with actions that record and withdraw them. */
export function PatientConsents({ patientId }: { readonly patientId: string }) {
  const query = usePatientConsentsQuery({ variables: { patientId }, fetchPolicy: 'cache-and-network' });
  const recorded = useDialog<ConsentClientFragment>();
  const withdrawn = useDialog<Standing>();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the consents', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
    >
      {({ smartClients, consents }) => (
        <>
          {smartClients.length === 0 && (
            <EmptyList
              title="No hospital's system is registered."
              hint="What the patient says of one can be recorded here once it is, at Integrations."
            />
          )}
          <ul aria-label="Consents" className={styles.list}>
            {smartClients.map((client) => (
              <ClientConsent
                key={client.id}
                client={client}
                standing={consents.find(({ consent }) => consent.clientId === client.id)}
                onRecord={() => recorded.open(client)}
                onWithdraw={(standing) => withdrawn.open({ client, standing })}
              />
            ))}
          </ul>
          {recorded.subject && (
            <RecordConsentDialog client={recorded.subject} patientId={patientId} {...recorded.frame} />
          )}
          {withdrawn.subject && <WithdrawConsentDialog {...withdrawn.subject} {...withdrawn.frame} />}
        </>
      )}
    </QueryBoundary>
  );
}

/** A valid consent and its client. */
export interface Standing {
  readonly client: ConsentClientFragment;
  readonly standing: StandingConsentFragment;
}

interface RowProps {
  readonly client: ConsentClientFragment;
  readonly standing: StandingConsentFragment | undefined;
  readonly onRecord: () => void;
  readonly onWithdraw: (standing: StandingConsentFragment) => void;
}

function ClientConsent({ client, standing, onRecord, onWithdraw }: RowProps) {
  const { name, purpose, reach } = client;
  const isTheirs = standing?.consent.decision === 'DENY' && standing.consent.saidBy === 'PATIENT';
  return (
    <li className={styles.row}>
      <Stack row gap={2} align="center" justify="between">
        <span>
          <strong>{name}</strong> <small>{purposeLabels[purpose]}</small>
        </span>
        <Answer standing={standing} />
      </Stack>
      <p className={styles.details}>{standing ? wordsOf(standing) : meaningOfSilence[reach]}</p>
      {isTheirs ? (
        <p className={styles.details}>They alone can allow it again, in their own account.</p>
      ) : (
        <Stack row gap={2}>
          <Button aria-label={`Record what was said of ${name}`} onClick={onRecord}>
            Record
          </Button>
          {standing && (
            <Button aria-label={`Withdraw, ${name}`} onClick={() => onWithdraw(standing)}>
              Withdraw
            </Button>
          )}
        </Stack>
      )}
    </li>
  );
}

function Answer({ standing }: Pick<RowProps, 'standing'>) {
  if (!standing)
    return (
      <StatusWord tone="quiet" Icon={MinusCircleOutlined}>
        Nothing said
      </StatusWord>
    );
  return standing.consent.decision === 'PERMIT' ? (
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      Allowed
    </StatusWord>
  ) : (
    <StatusWord tone="error" Icon={StopOutlined}>
      Refused
    </StatusWord>
  );
}

const meaningOfSilence = {
  CONSENTED: 'It does not see this record without a consent.',
  ALL_BUT_REFUSED: 'It sees this record, unless the patient refuses.',
};

/** Describes a consent: who gave it, who recorded it, when, and until when it is valid. */
function wordsOf({ recordedByName, consent: { saidBy, createdAt, until } }: StandingConsentFragment): string {
  const who = saidBy === 'PATIENT' ? 'By the patient' : `At the desk, by ${recordedByName ?? 'an unknown account'}`;
  return `${who}, ${momentText(createdAt)}, ${until ? `until ${dayText(new Date(Date.parse(until) - 1))}` : 'until withdrawn'}`;
}
