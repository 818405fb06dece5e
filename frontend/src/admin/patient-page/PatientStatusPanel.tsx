import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { sessionTypeLabels } from '#src/appointments/session-types';
import { staffPaths } from '#src/paths';
import { BalanceCard } from '#src/ledger/BalanceCard';
import type { LedgerActions } from '#src/ledger/useLedgerActions';
import { missingText } from '#src/patients/status-texts';
import { Card } from '#src/ui/layout/Card';
import type { PatientPageQuery } from './gql/generated';
import styles from './PatientStatusPanel.module.css';

interface Props {
  readonly data: PatientPageQuery;
  /** Absent for a deleted record. */
  readonly actions: LedgerActions | undefined;
  /** A further card. */
  readonly children: ReactNode;
}

/** A patient's next session, last payment and balance, which answer most phone calls, and missing fields of the record. */
export function PatientStatusPanel({ data: { patientOverview, requests, lastPayment }, actions, children }: Props) {
  const { nextSession, balance, missing, recoveryPercent, plannedSessions } = patientOverview;
  const { sessionsCompleted, missedSessions } = patientOverview;
  const payment = lastPayment.edges[0]?.node;
  const request = requests.edges[0]?.node;
  return (
    <div className={styles.now}>
      <Card title="Next session" standsOut={nextSession !== null}>
        {nextSession ? (
          <>
            <p className={styles.main}>
              <time dateTime={nextSession.appointmentDate}>{momentText(nextSession.appointmentDate)}</time>
            </p>
            <p className={styles.line}>
              {sessionTypeLabels[nextSession.sessionType]}, {nextSession.durationMinutes} minutes,{' '}
              {nextSession.physiotherapist?.name ?? 'nobody assigned yet'}
            </p>
          </>
        ) : (
          !request && <p className={styles.line}>No session is planned.</p>
        )}
        {request && (
          <p className={styles.line}>
            A request for <time dateTime={request.appointmentDate}>{momentText(request.appointmentDate)}</time> waits
            for <Link to={staffPaths.adminPendingSessions}>an answer</Link>.
          </p>
        )}
      </Card>
      <Card title="Last payment">
        {payment ? (
          <>
            <p className={styles.main}>{payment.title}</p>
            <p className={styles.line}>
              <time dateTime={payment.at}>{momentText(payment.at)}</time>
              {payment.detail && `, ${payment.detail}`}
            </p>
          </>
        ) : (
          <p className={styles.line}>No payment was recorded.</p>
        )}
      </Card>
      <BalanceCard patientId={patientOverview.patient.id} balance={balance} actions={actions} />
      <Card title="Recovery">
        <p className={styles.main}>{recoveryPercent}%</p>
        <p className={styles.line}>
          {sessionsCompleted} of {plannedSessions} sessions completed, {missedSessions} missed
        </p>
      </Card>
      {children}
      {missing.length > 0 && (
        <Card title="Missing in the record">
          <p className={styles.line}>{missingText(missing)}</p>
        </Card>
      )}
    </div>
  );
}
