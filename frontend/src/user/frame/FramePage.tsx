import { useState, type ReactNode } from 'react';
import { useAuth } from '#src/auth/useAuth';
import type { CurrentUser } from '#src/auth/role';
import { cspNonce } from '#src/ui/layout/csp-nonce';
import { FrameTitle } from './FrameTitle';

interface Props {
  readonly title: string;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** A page of the signed-in patient in the frame: its title, and the content for its user. */
export function FramePage({ title, children }: Props) {
  const { user } = useAuth();
  useState(cspNonce); // for the styles that icons insert; parts with Ant Design have their own provider
  return (
    <>
      <FrameTitle title={title} />
      {user && children(user)}
    </>
  );
}
