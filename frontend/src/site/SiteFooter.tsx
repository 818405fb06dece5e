import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { business } from '../brand/business';
import { Logo } from '../brand/Logo';
import { mainLinks } from './main-links';
import styles from './SiteFooter.module.css';

const quickLinks = [...mainLinks, { to: paths.appointment, label: 'Book an Appointment' }];
const policyLinks = [
  { to: paths.privacy, label: 'Privacy policy' },
  { to: paths.terms, label: 'Terms of use' },
  { to: paths.cookies, label: 'Cookie policy' },
];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

/** The footer of the public site: quick links, social links, policy links, and the copyright of a fixed year (spec §2, reading 59). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            {business.name}
          </p>
          <p className={styles.fact}>
            {business.city}, {business.hours}
          </p>
          <p className={styles.fact}>
            <a href={`tel:${business.phone.replaceAll(' ', '')}`}>{business.phone}</a>
          </p>
        </div>
        <Group title="Quick links">
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
        <Group title="Follow us">
          {business.social.map(({ href, label }) => (
            <li key={href}>
              <a href={href} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </Group>
        <Group title="Policies">
          {policyLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
      </div>
      <p className={styles.copyright}>
        © {business.copyrightYear} {business.name}
      </p>
    </footer>
  );
}
