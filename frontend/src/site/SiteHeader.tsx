import { Link, NavLink } from 'react-router-dom';
import * as shell from '#messages/shell';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { Logo } from '../brand/Logo';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { mainLinks } from './main-links';
import { MobileMenu } from './MobileMenu';
import styles from './SiteHeader.module.css';
import { useOwnLink } from './useOwnLink';

/**
 * The header of the public site: links, Demo and SignUp, in a row or, on narrow screens, a menu. A signed-in user gets a link to their home
 * page instead of SignUp.
 */
export function SiteHeader() {
  const { name } = useClinic();
  const own = useOwnLink();
  const links = own ? [own, ...mainLinks] : mainLinks;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Logo />
          <span>{name}</span>
        </Link>
        <nav className={styles.wide} aria-label={shell.mainNavigation}>
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles.link}>
              {label}
            </NavLink>
          ))}
          <Link to={paths.demo} className="button button-quiet">
            {shell.demo}
          </Link>
          {!own && (
            <Link to={paths.login} preventScrollReset className="button">
              {shell.signUp}
            </Link>
          )}
        </nav>
        <div className={styles.languages}>
          <LanguageSwitch className={styles.link} />
        </div>
        <MobileMenu links={links} isSignedIn={own !== null} />
      </div>
    </header>
  );
}
