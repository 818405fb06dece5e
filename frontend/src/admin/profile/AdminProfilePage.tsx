import { Skeleton } from 'antd';
import type { CallError } from '../../errors';
import { useAdminProfileQuery } from '../gql/generated';
import { FormFrame } from '../../ui/FormFrame';
import { QueryBoundary } from '../../ui/QueryBoundary';
import { Screen } from '../../ui/Screen';
import { AdminProfile } from './AdminProfile';

/** /admin/profile: the own name, number and photo, read anew when the page opens (spec §2 and §7). */
export function AdminProfilePage() {
  // What was known before would stand in the inputs, and be sent back.
  const query = useAdminProfileQuery({ fetchPolicy: 'network-only' });
  return (
    <Screen title="Profile">
      <QueryBoundary
        query={query}
        failureText={fetchFailureText}
        skeleton={
          <FormFrame>
            <Skeleton active paragraph={{ rows: 8 }} />
          </FormFrame>
        }
      >
        {({ me }) =>
          me && (
            <FormFrame>
              <AdminProfile user={me} />
            </FormFrame>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

/** The pair of spec §8: the first for an answer that is not OK, the second when none came or it could not be read (reading 66). */
function fetchFailureText({ cause, message }: CallError): string {
  return cause === 'answer' ? 'Failed to fetch profile' : `Error fetching profile: ${message}`;
}
