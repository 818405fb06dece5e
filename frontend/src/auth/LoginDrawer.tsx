import { Drawer } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { hasAppHistory } from '../ui/app-history';
import { AntdProvider } from '../ui/AntdProvider';
import { useNotify } from '../ui/Notices';
import { useReplaceCurrentUser } from './AuthProvider';
import { adminSuccessText, type LoginMode } from './login-errors';
import { LoginForm } from './LoginForm';
import { initialLoginState } from './login-state';
import { ownPath } from './own-path';
import type { CurrentUser } from './role';
import { useFocusReturn } from './useFocusReturn';
import { useLogin } from './useLogin';

const headings: Readonly<Record<LoginMode, string>> = {
  user: 'Sign in or sign up',
  admin: 'Admin sign in',
  staff: 'Team sign in',
};

/** What a sign-in leads to: the own page, in place of /login (spec §2). */
function useEnter() {
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  return async (user: CurrentUser, mode: LoginMode) => {
    replaceCurrentUser(user);
    if (mode === 'admin') {
      notify(adminSuccessText);
      await navigate(paths.admin, { replace: true });
    } else {
      await navigate(ownPath(user), { replace: true, state: { user } });
    }
  };
}

/**
 * /login: the drawer over the landing screen (spec §2 and §4). Closing it goes back one step in history, or to the landing screen when
 * there is none (reading 7); since that unmounts it, the next one opens in user mode, at the phone step, with empty inputs.
 */
export function LoginDrawer() {
  useFocusReturn();
  const navigate = useNavigate();
  const login = useLogin(initialLoginState, useEnter());
  const close = () => void (hasAppHistory() ? navigate(-1) : navigate(paths.home, { replace: true }));
  const heading = headings[login.state.mode];
  return (
    <AntdProvider density="roomy">
      <Drawer
        open
        title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{heading}</h2>}
        size={420}
        closable={{ placement: 'end' }}
        styles={{ close: { width: 44, height: 44 } }}
        autoFocus={false}
        onClose={close}
      >
        <LoginForm {...login} />
      </Drawer>
    </AntdProvider>
  );
}
