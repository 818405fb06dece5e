import { Drawer } from 'antd';
import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as kit from '#messages/kit';
import * as text from '#messages/sessionEnd';
import { useLogoutMutation } from '../gql/generated';
import { log } from '../log';
import { AfterRest } from '../ui/layout/AfterRest';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { LoadingText } from '../ui/feedback/LoadingText';
import { nationalDigits } from '../values/phone-number';
import styles from './LoginForm.module.css';
import { LoginSteps } from './LoginSteps';
import { nameOf } from './name-of';
import { initialLoginState } from './login-state';
import { OtherTabsContext } from './other-tabs';
import { AccountChangedPrompt } from './AccountChangedPrompt';
import { ApolloArea } from './ApolloArea';
import { modeOf, type CurrentUser } from './role';
import { isKeptSignedIn } from './session-time';
import { reauthenticate } from './reauthentication';
import { useClosedByBack } from '../ui/dialogs/useClosedByBack';
import { useFocusReturn } from './useFocusReturn';
import { useLogin } from './useLogin';

const StepUp = lazy(async () => ({ default: (await import('../factors/StepUp')).StepUp }));

const who = (words: ReactNode) => <strong>{words}</strong>;

/** z-index above the page's dialogs, which stay open. */
const above = 1900;

/**
 * Re-authentication over the open page, after session expiry or for step-up authentication. The page keeps its unsaved input. If another
 * account signs in, it is asked before it leaves the page.
 */
export function SignInAgainDrawer(props: { readonly account: CurrentUser }) {
  return (
    <ApolloArea>
      <AntdProvider density="roomy">
        <SignIn {...props} />
      </AntdProvider>
    </ApolloArea>
  );
}

function SignIn({ account }: { readonly account: CurrentUser }) {
  useFocusReturn();
  const [other, setOther] = useState<CurrentUser | null>(null);
  const [logout] = useLogoutMutation();
  const leaveFormer = (user: CurrentUser) => {
    // The other account's session has replaced this account's.
    void reauthenticate.open();
    setOther(user);
  };
  const takeBack = async () => {
    setOther(null);
    await logout().catch((error: unknown) => log.warn('The server did not confirm the logout.', error));
  };
  const close = async () => {
    if (other) await takeBack();
    reauthenticate.giveUp();
  };
  useClosedByBack(true, () => void close());
  return (
    <Drawer
      open
      title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{text.again}</h2>}
      size={420}
      zIndex={above}
      closable={{ placement: 'end', 'aria-label': kit.close }}
      styles={{ close: { width: 44, height: 44 } }}
      mask={{ closable: false }}
      autoFocus={false}
      onClose={() => void close()}
    >
      {other ? (
        <AccountChangedPrompt account={account} other={other} onTakenBack={() => void takeBack()} />
      ) : (
        <AfterRest fallback={<LoadingText />}>
          <SameAccount account={account} onOther={leaveFormer} />
        </AfterRest>
      )}
    </Drawer>
  );
}

interface SameAccountProps {
  readonly account: CurrentUser;
  readonly onOther: (user: CurrentUser) => void;
}

/** The sign-in steps in the mode of the account, with its number. */
function SameAccount({ account, onOther }: SameAccountProps) {
  const mode = modeOf(account);
  const refusal = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.refusal);
  // Step-up authentication must not end a session that the user chose to keep.
  const keepSignedIn = mode === 'user' && refusal !== null && isKeptSignedIn();
  const first = { ...initialLoginState, mode, phoneNumber: nationalDigits(account.mobileNumber), keepSignedIn };
  const tabs = use(OtherTabsContext);
  const enter = (user: CurrentUser) => {
    if (user.id !== account.id) return onOther(user);
    tabs.tell();
    return reauthenticate.succeed();
  };
  const login = useLogin(first, enter);
  return (
    <div className={styles.form}>
      {refusal === null ? (
        <p className={styles.lead}>{text.ended({ name: nameOf(account), who })}</p>
      ) : (
        <p className={styles.lead}>{text.endedBecause({ why: refusal })}</p>
      )}
      {refusal !== null && mode !== 'user' && login.state.step === 'phone' && (
        <Suspense>
          <StepUp onDone={enter} />
        </Suspense>
      )}
      <LoginSteps {...login} isAgain />
    </div>
  );
}
