import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { phoneText } from '../brand/clinic-phone';
import styles from './LoginWaiting.module.css';

/** Stands where the login drawer will be, as wide as it, while it is fetched; should it not come, it says how to go on. */
export function LoginWaiting() {
  const [phone = ''] = useClinic().phones;
  return (
    <>
      <div className={styles.mask} />
      <div className={styles.panel}>
        <output className={styles.text}>Loading...</output>
        <p className="late">
          Check your connection, then <a href={paths.login}>load the page again</a> or <a href={paths.home}>go home</a>.
        </p>
        <noscript>
          <p>Signing in needs JavaScript. Please switch it on in your browser, or call us on {phoneText(phone)}.</p>
          <a href={paths.home} className="button">
            Go Home
          </a>
        </noscript>
      </div>
    </>
  );
}
