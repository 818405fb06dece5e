import { momentText } from '../calendar/clinic-time';
import { Card } from '../ui/Card';
import type { VersionText } from './version-named';
import styles from './ProtocolText.module.css';

/** Who signed a version, when, what they said, and the hash of what they signed. */
export function Signatures({ version: { approvals } }: { readonly version: VersionText }) {
  if (approvals.length === 0) return null;
  return (
    <Card title="Signature">
      {approvals.map(({ doctorName, statement, approvedAt, contentHash }) => (
        <dl key={approvedAt} className={styles.facts}>
          <dt>Signed by</dt>
          <dd>{doctorName}</dd>
          <dt>When</dt>
          <dd>
            <time dateTime={approvedAt}>{momentText(approvedAt)}</time>
          </dd>
          <dt>Statement</dt>
          <dd>{statement}</dd>
          <dt>Hash of the text (SHA-256)</dt>
          <dd>
            <code>{contentHash}</code>
          </dd>
        </dl>
      ))}
    </Card>
  );
}
