import { useState } from 'react';
import type { AdminProfileQuery } from '#src/workplace/gql/generated';
import { AdminProfileForm } from './AdminProfileForm';
import { NumberCode } from './NumberCode';

/** The profile form, or the code input while a new number is unverified, also after a reload. */
export function AdminProfile({ user }: { readonly user: NonNullable<AdminProfileQuery['me']> }) {
  const [pending, setPending] = useState(user.pendingNumber);
  return pending ? (
    <NumberCode user={user} pending={pending} onSettled={() => setPending(null)} />
  ) : (
    <AdminProfileForm user={user} onPending={setPending} />
  );
}
