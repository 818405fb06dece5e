import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '../failure-text';
import { pathOf } from '../path-of';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { useWorkplace } from '../workplace/workplace-context';
import { usePossibleDuplicatesQuery } from './gql/generated';

/** Records that may be of the same person, because they have the same ABHA. */
export function SameAbha({ patientId }: { readonly patientId: string }) {
  const { patient } = useWorkplace();
  const query = usePossibleDuplicatesQuery({ variables: { patientId }, fetchPolicy: 'network-only' });
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to look for records with the same ABHA', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 1 }} />}
    >
      {({ possibleDuplicates: pairs }) => {
        if (pairs.length === 0) return <output>No other record has this ABHA.</output>;
        return (
          <ul aria-label="Records that may be of the same person">
            {pairs.map(({ id, reason, first, second }) => {
              const other = first.id === patientId ? second : first;
              return (
                <li key={id}>
                  <Link to={pathOf(patient, other.id)}>
                    {other.patientId} {other.name}
                  </Link>
                  : {reason}
                </li>
              );
            })}
          </ul>
        );
      }}
    </QueryBoundary>
  );
}
