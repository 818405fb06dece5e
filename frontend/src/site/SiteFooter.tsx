import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as shell from '#messages/shell';
import { paths } from '../paths';
import { business } from '../brand/business';
import { useClinic } from '../brand/clinic';
import { dialAddress, phoneText } from '../brand/clinic-phone';
import { Logo } from '../brand/Logo';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { mainLinks } from './main-links';
import styles from './SiteFooter.module.css';

const quickLinks = [...mainLinks, { to: paths.appointment, label: shell.appointment }];
const policyLinks = [
  { to: paths.privacy, label: shell.privacy },
  { to: paths.terms, label: shell.terms },
  { to: paths.cookies, label: shell.cookies },
];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

/** The footer of the public site: quick links, social links, policies and copyright. */
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
          <p className={styles.fact}>{shell.place({ city, hours: hoursText })}</p>
          {phones.map((phone) => (
            <p key={phone} className={styles.fact}>
              <a href={dialAddress(phone)}>{phoneText(phone)}</a>
            </p>
          ))}
        </div>
        <Group title={shell.quickLinks}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
        {social.length > 0 && (
          <Group title={shell.follow}>
            {social.map(({ url, label }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </Group>
        )}
        <Group title={shell.policies}>
          {policyLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Group>
      </div>
      <div className={styles.end}>
        <p>
          © {business.copyrightYear} {name}
        </p>
        <LanguageSwitch className={styles.language} />
      </div>
    </footer>
  );
}
