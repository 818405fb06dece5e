import { Link } from 'react-router-dom';
import * as text from '#messages/ownReports';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Card } from '#src/ui/layout/Card';
import { FramePage } from '../frame/FramePage';
import { useOwnQuery } from '../useOwnQuery';
import type { OwnReportsPlanQuery, OwnReportsQuery } from './gql/generated';
import { OwnReportItem } from './OwnReportItem';
import styles from './OwnReportsPage.module.css';
import ownReportsPlan from './own-reports-plan.graphql?raw';
import ownReports from './own-reports.graphql?raw';
import { SharingConsent } from './SharingConsent';

const ofPlan = { name: 'OwnReportsPlan', query: ownReportsPlan, variables: () => ({}) };
const notLoaded = (failure: CallError) => failureText(text.notLoaded, failure);
const skeleton = <TextSkeleton lines={6} />;

/**
 * /user/reports: the reports of the phases that were left, the consent that the clinic sends links to them, and who opened them when.
 * Works without Apollo and Ant Design.
 */
export function OwnReportsPage() {
  return (
    <FramePage title={text.title}>
      {({ id }) => (
        <>
          <p>
            <Link to={paths.userSettings}>{text.toSettings}</Link>
          </p>
          <OwnReports key={id} />
        </>
      )}
    </FramePage>
  );
}

function OwnReports() {
  const query = useOwnQuery<OwnReportsPlanQuery>(ofPlan);
  return (
    <QueryBoundary query={query} failureText={notLoaded} skeleton={skeleton}>
      {({ myPlan }) => (myPlan?.kind === 'PROTOCOL' ? <Reports planId={myPlan.id} /> : <p>{text.noPlan}</p>)}
    </QueryBoundary>
  );
}

function Reports({ planId }: { readonly planId: string }) {
  const query = useOwnQuery<OwnReportsQuery>({ name: 'OwnReports', query: ownReports, variables: () => ({ planId }) });
  return (
    <QueryBoundary query={query} failureText={notLoaded} skeleton={skeleton}>
      {({ myConsents, phaseReports }) => (
        <div className={styles.blocks}>
          <Card title={text.sharing}>
            <SharingConsent
              isOn={myConsents.some(({ purpose, given }) => purpose === 'SHARE_REPORTS' && given)}
              onChanged={query.store.refetch}
            />
            <ErrorSlot />
          </Card>
          <Card title={text.list}>
            {phaseReports.length === 0 ? (
              <p>{text.none}</p>
            ) : (
              <ul className={styles.list}>
                {phaseReports.map((report) => (
                  <OwnReportItem key={report.id} report={report} onChanged={query.store.refetch} />
                ))}
              </ul>
            )}
            <ErrorSlot />
          </Card>
        </div>
      )}
    </QueryBoundary>
  );
}
