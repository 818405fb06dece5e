import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../failure-text';
import { useBackgroundReads } from '../live/useBackgroundReads';
import { PatientLink } from '../patients/PatientLink';
import { EmptyList } from '../ui/lists/EmptyList';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { rupeesText } from '../values/rupees';
import { useWorkplace } from '../workplace/workplace-context';
import styles from './ClinicDay.module.css';
import { closedText, dayLines } from './day-texts';
import { DaySessions } from './DaySessions';
import { DayTasks } from './DayTasks';
import { DeskDayDocument, useDeskDayQuery, type DeskDayQuery } from './gql/generated';

type Day = DeskDayQuery['deskDay'];

interface Props {
  /** Takes a payment of whoever comes today and owes, the amount in paise; without it, the rows lead to the patient alone. */
  readonly onPay?: (patient: Day['due'][number]['patient'], amount: number) => void;
  /** Stands beside the sentence that the clinic is closed. */
  readonly beside?: ReactNode;
}

const noVariables = {};

/** Sessions of any day, requests and messages: the day counts and lists sessions of others than today, too. */
const isOfDesk = () => true;

/** The clinic's day: whether it is open, who comes, who owes, what is missing and what waits. */
export function ClinicDay(props: Props) {
  const query = useDeskDayQuery();
  useBackgroundReads(DeskDayDocument, noVariables, isOfDesk);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the day', failure)}
      skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
    >
      {({ deskDay }) => <Parts day={deskDay} {...props} />}
    </QueryBoundary>
  );
}

function Parts({ day, onPay, beside }: Props & { readonly day: Day }) {
  const { calendar } = useWorkplace();
  return (
    <>
      <div className={styles.lines}>
        {dayLines(day).map((line) => (
          <p key={line} className={styles.line}>
            {line === closedText ? (
              <>
                <strong>{line}</strong> {beside}
              </>
            ) : (
              line
            )}
          </p>
        ))}
      </div>
      <div className={styles.cards}>
        <div className={styles.column}>
          {day.running.length > 0 && (
            <Card title="Running now">
              <DaySessions label="Running now" sessions={day.running} today={day.day} />
            </Card>
          )}
          <Card title="Next" standsOut beside={day.next.length > 0 && <Link to={calendar}>All of today</Link>}>
            {day.next.length > 0 ? (
              <DaySessions label="Next" sessions={day.next} today={day.day} />
            ) : (
              <EmptyList
                title="Nobody is booked for today or tomorrow."
                hint={
                  onPay
                    ? 'Sessions appear here when you book one with “Book”.'
                    : 'Sessions appear here when they are booked.'
                }
              />
            )}
          </Card>
        </div>
        <div className={styles.column}>
          <Card title="Waits for you">
            <DayTasks day={day} />
          </Card>
          <Due due={day.due} onPay={onPay} />
          <Incomplete patients={day.incomplete} />
        </div>
      </div>
    </>
  );
}

function Due({ due, onPay }: { readonly due: Day['due']; readonly onPay: Props['onPay'] }) {
  if (due.length === 0) return null;
  return (
    <Card title="Comes today and owes">
      <ul aria-label="Comes today and owes" className={styles.list}>
        {due.map(({ patient, due: amount }) => (
          <li key={patient.id} className={styles.row}>
            <span className={styles.who}>
              <PatientLink number={patient.patientId}>{patient.name || patient.patientId}</PatientLink>
              <strong className={styles.amount}>{rupeesText(amount)}</strong>
            </span>
            {onPay && (
              <Button
                aria-label={`Payment of ${patient.name || patient.patientId}`}
                onClick={() => onPay(patient, amount)}
              >
                Payment
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Incomplete({ patients }: { readonly patients: Day['incomplete'] }) {
  if (patients.length === 0) return null;
  return (
    <Card title="Details missing">
      <ul aria-label="Details missing" className={styles.list}>
        {patients.map(({ id, patientId, name }) => (
          <li key={id} className={styles.row}>
            <PatientLink number={patientId ?? id}>{name || 'N/A'}</PatientLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
