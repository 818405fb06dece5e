import { Drawer } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { hasAppHistory } from '../ui/app-history';
import { AntdProvider } from '../ui/AntdProvider';
import { LoginForm } from './LoginForm';
import { useLogin } from './useLogin';

/** Gives the focus back, when the drawer goes away, to what had it before, the link that opened the drawer. */
function useFocusReturn() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
}

/**
 * /login: the drawer over the landing screen (spec §2 and §4). Closing it goes back one step in history, or to the landing screen when
 * there is none (reading 7); since that unmounts it, the next one opens in user mode, at the phone step, with empty inputs.
 */
export function LoginDrawer() {
  useFocusReturn();
  const navigate = useNavigate();
  const login = useLogin();
  const close = () => void (hasAppHistory() ? navigate(-1) : navigate(paths.home, { replace: true }));
  const heading = login.state.mode === 'admin' ? 'Admin sign in' : 'Sign in or sign up';
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
