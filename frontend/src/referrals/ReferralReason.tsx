import styles from './ReferralReason.module.css';
import type { ReferralRowFragment } from './gql/generated';

/** Why a patient is sent: the reason, and what the hospital asks for, where on the body, and what it notes, each on a line of its own. */
export function ReferralReason({ referral }: { readonly referral: ReferralRowFragment }) {
  const { reason, service, bodySites, notes } = referral;
  const lines = [
    ...(service ? [`Asks for: ${service}`] : []),
    ...(bodySites.length > 0 ? [`Where: ${bodySites.join(', ')}`] : []),
    ...notes.map((note) => `Note: ${note}`),
  ];
  return (
    <span>
      {reason}
      {lines.map((line, at) => (
        <small key={at} className={styles.line}>
          {line}
        </small>
      ))}
    </span>
  );
}
