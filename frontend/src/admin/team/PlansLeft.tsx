import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { usePlansLeftQuery, type PlansLeftQuery } from './gql/generated';

/** The server's list limit; the number is shown as a minimum if it is reached. */
const most = 100;

/** Live plans of former members, each with a link to reassign it; nothing if there are none. */
export function PlansLeft() {
  const query = usePlansLeftQuery();
  const plans = query.data?.plansLeft;
  if (!query.error && !plans?.length) return null;
  return (
    <Card title="Plans that need somebody else" standsOut={Boolean(plans?.length)}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the plans that need somebody else', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 2 }} />}
      >
        {({ plansLeft }) => (
          <>
            <p>
              Open the patient, and change who looks after the plan.
              {plansLeft.length >= most && ` These are the first ${most}; more follow once some of them are changed.`}
            </p>
            <ul aria-label="Plans that need somebody else">
              {plansLeft.map((plan) => (
                <li key={plan.planId}>
                  <Link to={pathOf(staffPaths.adminPatient, plan.patient.id)}>
                    {plan.patient.name || plan.patient.patientId}
                  </Link>{' '}
                  {needText(plan)}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function needText({ needsPhysiotherapist, needsDoctor }: PlansLeftQuery['plansLeft'][number]): string {
  if (needsPhysiotherapist && needsDoctor) return 'needs another physiotherapist and another doctor';
  return needsDoctor ? 'needs another doctor' : 'needs another physiotherapist';
}
