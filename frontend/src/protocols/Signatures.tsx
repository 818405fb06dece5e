import { momentText } from '../calendar/clinic-time';
import { Card } from '../ui/layout/Card';
import { approvedAsSample } from './SampleMark';
import type { VersionText } from './version-named';
import styles from './ProtocolText.module.css';

/** The signatures of a version: signer, time, statement and content hash. Sample versions are shown as unsigned. */
export function Signatures({ version: { approvals } }: { readonly version: VersionText }) {
  return approvals.map(({ doctorName, statement, approvedAt, isSample, contentHash }) => (
    <Card key={approvedAt} title={isSample ? `Sample, ${approvedAsSample}` : 'Signature'}>
      <dl className={styles.facts}>
        {!isSample && (
          <>
            <dt>Signed by</dt>
            <dd>{doctorName}</dd>
          </>
        )}
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
    </Card>
  ));
}
