import { business } from '../../brand/business';
import styles from './ContactLinks.module.css';

const ways = [
  {
    how: 'Phone',
    value: business.phone,
    href: `tel:${business.phone.replaceAll(' ', '')}`,
    icon: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  },
  {
    how: 'Email',
    value: business.email,
    href: `mailto:${business.email}`,
    icon: 'M3 5h18v14H3zM3 6l9 7 9-7',
  },
  {
    how: 'WhatsApp',
    value: 'Write on WhatsApp',
    href: business.whatsapp,
    icon: 'm3 21 1.5-5A9 9 0 1 1 8 19.5ZM8 11h8M8 14.5h5',
  },
] as const;

/** How to reach the clinic without a form (reading 58): the visible phone, e-mail and WhatsApp links. */
export function ContactLinks() {
  return (
    <ul className={styles.links}>
      {ways.map(({ how, value, href, icon }) => (
        <li key={how}>
          <a href={href} rel="noreferrer" className={styles.link}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
            </svg>
            <span className={styles.how}>{how}</span> <span className={styles.value}>{value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
