import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { Logo } from '../brand/Logo';
import { MobileMenu } from './MobileMenu';
import styles from './SiteHeader.module.css';
import { useMainLinks } from './useMainLinks';

/** The header of the public site: its links, Demo and SignUp in a row, or in a menu where they do not fit (spec §2). */
export function SiteHeader() {
  const { name } = useClinic();
  const links = useMainLinks();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Logo />
          <span>{name}</span>
        </Link>
        <nav className={styles.wide} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={styles.link}>
              {label}
            </NavLink>
          ))}
          <Link to={paths.demo} className="button button-quiet">
            Demo
          </Link>
          <Link to={paths.login} preventScrollReset className="button">
            SignUp
          </Link>
        </nav>
        <MobileMenu links={links} />
      </div>
    </header>
  );
}
