import { Skeleton } from 'antd';
import { errorOf } from '../../errors';
import { useAdminProfileQuery } from '../../gql/generated';
import { LoadError } from '../../ui/LoadError';
import { PageTitle } from '../../ui/PageTitle';
import { AdminProfile } from './AdminProfile';
import styles from './AdminProfileForm.module.css';

/** /admin/profile: the own name, number and photo, read anew when the page opens (spec §2 and §7). */
export function AdminProfilePage() {
  const { data, error, refetch } = useAdminProfileQuery({ fetchPolicy: 'network-only' });
  const user = data?.me;
  return (
    <>
      <PageTitle title="Profile" />
      {user && <AdminProfile user={user} />}
      {!user && error && <LoadError message={failureText(error)} onRetry={() => void refetch()} />}
      {!user && !error && (
        <div className={styles.card}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </>
  );
}

/** The pair of spec §8: the first for an answer that is not OK, the second when none came or it could not be read (reading 66). */
function failureText(error: unknown): string {
  const { cause, message } = errorOf(error);
  return cause === 'answer' ? 'Failed to fetch profile' : `Error fetching profile: ${message}`;
}
