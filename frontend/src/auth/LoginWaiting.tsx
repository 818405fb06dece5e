import * as frame from '#messages/frame';
import * as login from '#messages/login';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { phoneText } from '../brand/clinic-phone';
import styles from './LoginWaiting.module.css';

/** A placeholder of the drawer's width while it loads; if that takes long, it offers a reload. */
export function LoginWaiting() {
  const [phone = ''] = useClinic().phones;
  return (
    <>
      <div className={styles.mask} />
      <div className={styles.panel}>
        <output className={styles.text}>{frame.loading}</output>
        <p className="late">
          {login.again({
            again: (words) => <a href={paths.login}>{words}</a>,
            home: (words) => <a href={paths.home}>{words}</a>,
          })}
        </p>
        <noscript>
          <p>{login.needsScript({ phone: phoneText(phone) })}</p>
          <a href={paths.home} className="button">
            {frame.goHome}
          </a>
        </noscript>
      </div>
    </>
  );
}
