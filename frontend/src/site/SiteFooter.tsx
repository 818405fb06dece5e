import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { business } from '../brand/business';
import { useClinic } from '../brand/clinic';
import { dialAddress, phoneText } from '../brand/clinic-phone';
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
  const { name, city, hoursText, phones, social } = useClinic();
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo />
            {name}
          </p>
          <p className={styles.fact}>
            {city}, {hoursText}
          </p>
          {phones.map((phone) => (
            <p key={phone} className={styles.fact}>
              <a href={dialAddress(phone)}>{phoneText(phone)}</a>
            </p>
          ))}
        </div>
        <Group title="Quick links">
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
        {social.length > 0 && (
          <Group title="Follow us">
            {social.map(({ url, label }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </Group>
        )}
        <Group title="Policies">
          {policyLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
      </div>
      <p className={styles.copyright}>
        © {business.copyrightYear} {name}
      </p>
    </footer>
  );
}
