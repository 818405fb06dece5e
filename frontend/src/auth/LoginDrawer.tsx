import { CloseOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as kit from '#messages/kit';
import * as login from '#messages/login';
import * as signIn from '#messages/signIn';
import * as signInFailure from '#messages/signInFailure';
import { paths } from '../paths';
import { chooseOf, forgetUntold } from '../language/account-choice';
import { languageOf } from '../language/account-language';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { hasAppHistory } from '../ui/hooks/app-history';
import { AfterRest } from '../ui/layout/AfterRest';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { LoadingText } from '../ui/feedback/LoadingText';
import { useToast } from '../ui/feedback/toasts';
import { useReplaceCurrentUser } from './useAuth';
import type { LoginMode } from './login-errors';
import { firstLoginState, forgetLogin, keepLogin } from './kept-login';
import { LoginForm } from './LoginForm';
import loginForm from './LoginForm.module.css';
import { ownPath } from './own-path';
import { roleOf } from './role';
import { useFocusReturn } from './useFocusReturn';
import { useLogin, type SignedIn } from './useLogin';
import { backIn } from './way-back';

const headings: Readonly<Record<LoginMode, string>> = {
  user: login.title,
  admin: signIn.adminTitle,
  staff: signIn.staffTitle,
};

/** Replaces /login with the page that requested the sign-in, or the account's home, in the account's language. */
function useEnter() {
  const { state } = useLocation();
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const toast = useToast();
  return async (user: SignedIn, mode: LoginMode) => {
    replaceCurrentUser(user);
    forgetUntold();
    forgetLogin();
    const isElsewhere = chooseOf(languageOf(user.language));
    const own = ownPath(user);
    const path = roleOf(user) === 'patient' ? (backIn(state) ?? own) : own;
    if (mode === 'admin') {
      toast(signInFailure.adminWelcome);
      await navigate(paths.admin, { replace: true });
    } else if (isElsewhere && own === paths.user) {
      window.location.replace(path); // loads the page in that language from the server
    } else {
      await navigate(path, { replace: true, state: { user } });
    }
  };
}

/**
 * The sign-in drawer at /login, over the home page. Closing it goes back in history, or to the home page if there is no history. It then
 * unmounts, and reopens in its initial state. After a reload, it continues where it was while the code is valid.
 */
export function LoginDrawer() {
  useFocusReturn();
  const navigate = useNavigate();
  const [first] = useState(firstLoginState);
  const steps = useLogin(first, useEnter());
  const { state } = steps;
  // A reload restores the number and the step; closing the drawer clears them.
  useEffect(() => {
    keepLogin(state);
    return forgetLogin;
  }, [state]);
  const isBefore = backIn(useLocation().state) !== null;
  const close = () => void (hasAppHistory() ? navigate(-1) : navigate(paths.home, { replace: true }));
  const heading = headings[state.mode];
  return (
    <AntdProvider density="roomy">
      <Drawer
        open
        title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{heading}</h2>}
        size={420}
        closable={{ placement: 'end', 'aria-label': kit.close, closeIcon: <CloseOutlined aria-label={kit.close} /> }}
        styles={{ close: { width: 44, height: 44 } }}
        autoFocus={false}
        onClose={close}
      >
        <AfterRest fallback={<LoadingText />}>
          <LoginForm {...steps} isBeforePage={isBefore} />
        </AfterRest>
        <p className={loginForm.language}>
          <LanguageSwitch onLeave={() => keepLogin(state, true)} />
        </p>
      </Drawer>
    </AntdProvider>
  );
}
