import * as reach from '#messages/reach';
import { useClinic } from '#src/brand/clinic';
import type { ClinicFacts } from '#src/brand/clinic-facts';
import { dialAddress, phoneText, whatsappAddress } from '#src/brand/clinic-phone';
import styles from './ContactLinks.module.css';

const ways = {
  phone: {
    words: reach.phone,
    icon: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  },
  email: { words: reach.email, icon: 'M3 5h18v14H3zM3 6l9 7 9-7' },
  whatsapp: { words: 'WhatsApp', icon: 'm3 21 1.5-5A9 9 0 1 1 8 19.5ZM8 11h8M8 14.5h5' },
} as const;

interface Way {
  readonly how: keyof typeof ways;
  readonly value: string;
  readonly href: string;
}

/** Returns the available channels: a clinic without WhatsApp has no WhatsApp link. */
function waysTo({ phones, email, whatsapp }: ClinicFacts): readonly Way[] {
  return [
    ...phones.map((phone) => ({ how: 'phone', value: phoneText(phone), href: dialAddress(phone) }) as const),
    { how: 'email', value: email, href: `mailto:${email}` },
    ...(whatsapp ? [{ how: 'whatsapp', value: reach.write, href: whatsappAddress(whatsapp) } as const] : []),
  ];
}

/** Links to reach the clinic without a form: phone, e-mail and WhatsApp. */
export function ContactLinks() {
  return (
    <ul className={styles.links}>
      {waysTo(useClinic()).map(({ how, value, href }) => (
        <li key={href}>
          <a href={href} rel="noreferrer" className={styles.link}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={ways[how].icon} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
            </svg>
            <span className={styles.how}>{ways[how].words}</span> <span className={styles.value}>{value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
