import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '#src/workplace/gql/generated';
import { numberText } from '#src/values/number-text';
import { staffPaths } from '#src/paths';
import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import type { PatientFilters } from '../patients/patient-filters';
import styles from './NumberCards.module.css';

type Dashboard = DashboardQuery['dashboard'];

interface NumberCard {
  readonly label: string;
  /** Address of the counted list. */
  readonly to: string;
  readonly count: (dashboard: Dashboard) => number;
  /** Label if the count is not zero and needs work. */
  readonly waiting?: string;
}

/** Returns the address of the patient list with one filter. */
const patientsWith = (filter: Partial<PatientFilters>) =>
  `${staffPaths.adminPatientRecord}?${new URLSearchParams(filter).toString()}`;

const cards: readonly NumberCard[] = [
  {
    label: 'Pending sessions',
    to: staffPaths.adminPendingSessions,
    count: ({ pendingSessions }) => pendingSessions,
    waiting: 'Waiting for a decision',
  },
  { label: "Today's sessions", to: staffPaths.adminSchedule, count: ({ todaysSessions }) => todaysSessions },
  { label: 'Total Patients', to: staffPaths.adminPatientRecord, count: ({ patients }) => patients.total },
  {
    label: 'Incomplete Profiles',
    to: patientsWith({ status: 'incomplete' }),
    count: ({ patients }) => patients.incomplete,
  },
  { label: 'Active Patients', to: patientsWith({ activity: 'active' }), count: ({ patients }) => patients.active },
  {
    label: 'Inactive Patients',
    to: patientsWith({ activity: 'inactive' }),
    count: ({ patients }) => patients.inactive,
  },
];

/** Counts, each with a link to its list. Undefined while loading. */
export function NumberCards({ dashboard }: { readonly dashboard: Dashboard | undefined }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.label}>
          <CardLink card={card} count={dashboard && card.count(dashboard)} />
        </li>
      ))}
    </ul>
  );
}

function CardLink({ card, count }: { readonly card: NumberCard; readonly count: number | undefined }) {
  const isWaiting = Boolean(card.waiting && count);
  return (
    <Link to={card.to} className={`card ${styles.card} ${isWaiting ? styles.waiting : ''}`}>
      <span className={styles.count}>
        {count === undefined ? <SkeletonBar className={styles.skeleton} /> : numberText(count)}
      </span>{' '}
      <span className={styles.label}>{card.label}</span>{' '}
      {isWaiting && (
        <span className={styles.note}>
          <ExclamationCircleOutlined aria-hidden="true" /> {card.waiting}
        </span>
      )}
    </Link>
  );
}
