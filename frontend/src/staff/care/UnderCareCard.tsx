import { AlertOutlined, CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { momentText } from '../../calendar/clinic-time';
import { failureText } from '../../failure-text';
import { Card } from '../../ui/Card';
import { Loaded } from '../../ui/Loaded';
import { StatusWord } from '../../ui/StatusWord';
import styles from './care.module.css';
import { usePatientsUnderCareQuery, type PatientUnderCareRowFragment } from './gql/generated';

interface Props {
  /** Where the page of a patient is. */
  readonly pageOf: (patientId: string) => string;
}

/** One's own patients with a live plan: whose danger sign waits, then who is in high pain, then who is ready for the next phase, then the rest (recovery §4). */
export function UnderCareCard({ pageOf }: Props) {
  const query = usePatientsUnderCareQuery();
  return (
    <Card title="Patients with a plan">
      <Loaded
        query={query}
        failureText={(failure) => failureText('Failed to fetch your patients', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ patientsUnderCare: patients }) =>
          patients.length === 0 ? (
            <p>None yet. Whoever gets a plan that you look after stands here.</p>
          ) : (
            <ul className={styles.list}>
              {patients.map((row) => (
                <PatientRow key={row.planId} row={row} address={pageOf(row.patient.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function PatientRow({ row, address }: { readonly row: PatientUnderCareRowFragment; readonly address: string }) {
  const { patient, phase, phaseCount, ready, openTask, flags, lastPain, lastPainAt, recoveryPercent } = row;
  return (
    <li>
      <Link to={address} className={styles.name}>
        {patient.name || 'N/A'}
      </Link>
      {openTask && (
        <p className={styles.quiet}>
          <StatusWord tone="error" Icon={AlertOutlined}>
            A danger sign waits
          </StatusWord>
        </p>
      )}
      {flags.includes('PAIN_HIGH') && lastPainAt && (
        <p className={styles.quiet}>
          <StatusWord tone="warning" Icon={WarningOutlined} isFilled>
            Pain {lastPain} of 10, {momentText(lastPainAt)}
          </StatusWord>
        </p>
      )}
      {ready && (
        <p className={styles.quiet}>
          <StatusWord tone="success" Icon={CheckCircleOutlined}>
            Ready for the next phase
          </StatusWord>
        </p>
      )}
      <p className={styles.quiet}>
        Phase {phase} of {phaseCount}, {recoveryPercent}% of the sessions done
        {lastPain !== null && !flags.includes('PAIN_HIGH') && `, pain ${lastPain} of 10`}
      </p>
    </li>
  );
}
