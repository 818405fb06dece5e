import { useState } from 'react';
import type { CallError } from '../../errors';
import type { AdminProfileQuery } from '../../gql/generated';
import { useNotify } from '../../ui/Notices';
import { AdminProfileForm } from './AdminProfileForm';
import { NumberCode } from './NumberCode';

/** The form; in its place the question for the code, as long as a new number waits for it (reading 21), also after a reload. */
export function AdminProfile({ user }: { readonly user: NonNullable<AdminProfileQuery['me']> }) {
  const notify = useNotify();
  const [pending, setPending] = useState(user.pendingNumber);
  const [refused, setRefused] = useState<CallError | null>(null);
  const openForm = (refusal: CallError | null) => {
    setRefused(refusal);
    setPending(null);
  };
  if (!pending) return <AdminProfileForm user={user} refused={refused} onPending={setPending} />;
  return (
    <NumberCode
      user={user}
      pending={pending}
      onHeld={() => {
        openForm(null);
        notify('Profile updated successfully!');
      }}
      onCalledOff={() => openForm(null)}
      onTaken={openForm}
    />
  );
}
