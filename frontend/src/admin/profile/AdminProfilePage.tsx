import { Skeleton } from 'antd';
import type { CallError } from '#src/errors';
import { EmailCard } from '#src/own-email/EmailCard';
import { PasskeysCard } from '#src/factors/PasskeysCard';
import { PlacesCard } from '#src/factors/PlacesCard';
import { AuthenticatorCard } from '#src/own-account/AuthenticatorCard';
import { useAdminProfileQuery } from '#src/workplace/gql/generated';
import { FormFrame } from '#src/ui/forms/FormFrame';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { AdminProfile } from './AdminProfile';

/** /admin/profile: the admin's name, number and photo, refetched on each visit, and how and where the admin signs in. */
export function AdminProfilePage() {
  // Skip the cache: stale values in the inputs would be saved again.
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
            <Stack>
              <FormFrame>
                <AdminProfile user={me} />
              </FormFrame>
              <AuthenticatorCard />
              <PasskeysCard />
              <EmailCard />
              <PlacesCard />
            </Stack>
          )
        }
      </QueryBoundary>
    </Screen>
  );
}

/** Returns the first text for an error response, the second for a missing or unreadable one. */
function fetchFailureText({ cause, message }: CallError): string {
  return cause === 'answer' ? 'Failed to fetch profile' : `Error fetching profile: ${message}`;
}
