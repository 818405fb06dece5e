import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { useHospitalReadinessQuery, type ReadinessCheck } from './gql/generated';
import styles from './ReadinessCard.module.css';

/** Label of each check, and what to do if it fails. */
const words: Record<ReadinessCheck, readonly [name: string, toDo: string]> = {
  ADDRESS: ['Public address', 'Set PUBLIC_URL to the https address at which hospitals find the clinic.'],
  SIGNING_KEY: ['Key for tokens', 'Set SMART_SIGNING_KEY to a long secret and start the server again.'],
  IDENTIFIERS: [
    'Systems of identifiers',
    'Set FHIR_SYSTEM_BASE to an https address of the clinic, once: hospitals keep it, and it can never change.',
  ],
  CLOCK: ['Clock', 'Let the machines of server and database keep the time of the network (NTP).'],
  CLIENT: ['A client', 'Register the system of the hospital above, with its public keys.'],
  CONSENT: [
    'Somebody to see',
    'Record the consent of a patient on their page, at Consents: a client of consented patients sees nobody before.',
  ],
};

/** Checklist of what a hospital needs to connect. */
export function ReadinessCard() {
  const query = useHospitalReadinessQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Card title="Ready for a hospital?">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to check what a hospital needs', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {({ hospitalReadiness }) => (
          <ul aria-label="Readiness" className={styles.list}>
            {hospitalReadiness.map(({ check, isMet, found }) => {
              const [name, toDo] = words[check];
              return (
                <li key={check} className={styles.check}>
                  <StatusWord
                    tone={isMet ? 'success' : 'warning'}
                    Icon={isMet ? CheckCircleOutlined : ExclamationCircleOutlined}
                  >
                    {isMet ? 'Met' : 'Missing'}
                  </StatusWord>{' '}
                  <strong>{name}</strong> {found && <small>{found}</small>}
                  {!isMet && <p className={styles.toDo}>{toDo}</p>}
                </li>
              );
            })}
          </ul>
        )}
      </QueryBoundary>
    </Card>
  );
}
