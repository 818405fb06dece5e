import { Skeleton } from 'antd';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { useOwnTimesQuery } from './gql/generated';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { weekTexts } from './week-texts';

/** A physiotherapist's working hours and leave, read-only; admins edit them. */
export function OwnTimes({ userId }: { readonly userId: string }) {
  const query = useOwnTimesQuery({ variables: { id: userId } });
  return (
    <Card title="Your hours and leave">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch your hours', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 2 }} />}
      >
        {({ physiotherapistTimes: { workingHours, leave } }) => (
          <>
            {workingHours ? (
              <ul>
                {weekTexts(workingHours).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : (
              <p>You work while the clinic is open.</p>
            )}
            {leave.length === 0 && <p>No leave is entered.</p>}
            {leave.map(({ id, from, until }) => (
              <p key={id}>
                Away from {momentText(from)} until {momentText(until)}
              </p>
            ))}
            <p>Something is wrong here? An admin of the clinic can change it.</p>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
