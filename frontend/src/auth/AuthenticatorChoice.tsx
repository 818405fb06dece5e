import { Button } from 'antd';
import type { ReactNode } from 'react';
import * as signIn from '#messages/signIn';
import type { Login } from './useLogin';

interface Props extends Pick<Login, 'state' | 'dispatch'> {
  /** The buttons of sign-in by text message. */
  readonly children: ReactNode;
}

/** Offers admins and the team the authenticator app beside the text message, and first after a message could not be sent. */
export function AuthenticatorChoice({ state: { mode, isNotSent }, dispatch, children }: Props) {
  if (mode === 'user') return children;
  const choice = (
    <Button type={isNotSent ? 'primary' : 'link'} block onClick={() => dispatch({ type: 'authenticator chosen' })}>
      {signIn.byApp}
    </Button>
  );
  return (
    <>
      {isNotSent && choice}
      {children}
      {!isNotSent && choice}
    </>
  );
}
