import { Button, Skeleton } from 'antd';
import { failureText } from '../failure-text';
import { useBackgroundReads } from '../live/useBackgroundReads';
import { PatientLink } from '../patients/PatientLink';
import { EmptyList } from '../ui/lists/EmptyList';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Card } from '../ui/layout/Card';
import { Screen } from '../ui/layout/Screen';
import { rupeesText } from '../values/rupees';
import { closedText, dayLines } from './day-texts';
import styles from './DeskDayPage.module.css';
import { DeskSessions } from './DeskSessions';
import { DeskTasks } from './DeskTasks';
import { DeskDayDocument, useDeskDayQuery, type DeskDayQuery } from './gql/generated';
import { useDeskActions, type DeskActions } from './useDeskActions';

type Day = DeskDayQuery['deskDay'];

const noVariables = {};

/** Sessions of any day, requests and messages: the day counts and lists sessions of others than today, too. */
const isOfDesk = () => true;

/** /desk: who comes, who owes, what is missing and what waits, with what a receptionist does most. */
export function DeskDayPage() {
  const query = useDeskDayQuery();
  useBackgroundReads(DeskDayDocument, noVariables, isOfDesk);
  const actions = useDeskActions();
  return (
    <Screen
      title="Today"
      actions={
        <>
          <Button onClick={() => actions.pay()}>Payment</Button>
          <Button onClick={() => actions.call()}>New caller</Button>
          <Button type="primary" onClick={() => actions.book()}>
            Book
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the day', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      >
        {({ deskDay }) => <Parts day={deskDay} actions={actions} />}
      </QueryBoundary>
      {actions.dialogs}
    </Screen>
  );
}

function Parts({ day, actions }: { readonly day: Day; readonly actions: DeskActions }) {
  return (
    <>
      <div className={styles.lines}>
        {dayLines(day).map((line) => (
          <p key={line} className={styles.line}>
            {line === closedText ? <strong>{line}</strong> : line}
          </p>
        ))}
      </div>
      <div className={styles.cards}>
        <div className={styles.column}>
          {day.running.length > 0 && (
            <Card title="Running now">
              <DeskSessions label="Running now" sessions={day.running} today={day.day} />
            </Card>
          )}
          <Card title="Next" standsOut>
            {day.next.length > 0 ? (
              <DeskSessions label="Next" sessions={day.next} today={day.day} />
            ) : (
              <EmptyList
                title="Nobody is booked for today or tomorrow."
                hint="Sessions appear here when you book one with “Book”."
              />
            )}
          </Card>
        </div>
        <div className={styles.column}>
          <Card title="Waits for you">
            <DeskTasks day={day} />
          </Card>
          <Due due={day.due} onPay={actions.pay} />
          <Incomplete patients={day.incomplete} />
        </div>
      </div>
    </>
  );
}

function Due({ due, onPay }: { readonly due: Day['due']; readonly onPay: DeskActions['pay'] }) {
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
            <Button
              aria-label={`Payment of ${patient.name || patient.patientId}`}
              onClick={() => onPay(patient, amount)}
            >
              Payment
            </Button>
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
