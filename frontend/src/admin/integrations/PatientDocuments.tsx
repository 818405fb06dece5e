import { Skeleton } from 'antd';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { checkTexts } from '#src/files/check-texts';
import { GrowingList } from '#src/ui/lists/GrowingList';
import { kindOf, sizeText } from './document-labels';
import { usePatientDocumentsQuery, type DocumentRowFragment } from './gql/generated';
import styles from './PatientDocuments.module.css';

interface Props {
  /** Either id of the record. */
  readonly patientId: string;
  /** The referral in view; its documents are marked. */
  readonly referralId?: string;
}

const slice = 20;

/** Documents from hospitals about a patient, newest first; each opens in a new tab. */
export function PatientDocuments({ patientId, referralId }: Props) {
  const query = usePatientDocumentsQuery({
    variables: { patientId, first: slice },
    nextFetchPolicy: 'cache-first',
  });
  return (
    <GrowingList
      query={query}
      connectionOf={({ hospitalDocuments }) => hospitalDocuments}
      failureText={(failure) => failureText('Failed to fetch the documents', failure)}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      empty={{ title: 'No documents.', hint: 'What a hospital sends of this patient appears here.' }}
    >
      {(documents) => (
        <ul aria-label="Documents" className={styles.list}>
          {documents.map((document) => (
            <Document key={document.id} document={document} isOfReferral={document.referralId === referralId} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

interface RowProps {
  readonly document: DocumentRowFragment;
  readonly isOfReferral: boolean;
}

function Document({ document, isOfReferral }: RowProps) {
  const { title, type, mediaType, size, writtenAt, clientName, url, check } = document;
  const name = title ?? type ?? 'Document';
  return (
    <li className={styles.row}>
      {checkTexts[check] ? (
        <strong>{name}</strong>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className={styles.open}>
          {name}
        </a>
      )}
      <p className={styles.details}>
        {clientName}, <time dateTime={writtenAt}>{momentText(writtenAt)}</time>
        {isOfReferral && ', with this referral'}
        <br />
        {checkTexts[check] && (
          <>
            {checkTexts[check]}
            <br />
          </>
        )}
        <small>{[type !== name && type, kindOf(mediaType), sizeText(size)].filter(Boolean).join(', ')}</small>
      </p>
    </li>
  );
}
