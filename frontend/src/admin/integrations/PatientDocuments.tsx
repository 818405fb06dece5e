import { Button, Skeleton } from 'antd';
import { momentText } from '../../calendar/clinic-time';
import { errorOf } from '../../errors';
import { failureText } from '../../failure-text';
import { EmptyList } from '../../ui/EmptyList';
import { useErrorSlot } from '../../ui/ErrorSlotProvider';
import { QueryBoundary } from '../../ui/QueryBoundary';
import { kindOf, sizeText } from './document-labels';
import { usePatientDocumentsQuery, type DocumentRowFragment } from './gql/generated';
import styles from './PatientDocuments.module.css';

interface Props {
  /** Either id of the record. */
  readonly patientId: string;
  /** The referral in view; its documents are marked. */
  readonly referralId?: string;
}

const stretch = 20;

const notFetched = (failure: unknown) => failureText('Failed to fetch the documents', errorOf(failure));

/** Documents from hospitals about a patient, newest first; each opens in a new tab. */
export function PatientDocuments({ patientId, referralId }: Props) {
  const query = usePatientDocumentsQuery({
    variables: { patientId, first: stretch },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { report } = useErrorSlot();
  const readOn = async (after: string) => {
    report(null);
    await query.fetchMore({ variables: { after } });
  };
  return (
    <QueryBoundary
      query={query}
      failureText={notFetched}
      skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
    >
      {({ hospitalDocuments: { edges, pageInfo } }) =>
        edges.length === 0 ? (
          <EmptyList title="No documents." hint="What a hospital sends of this patient appears here." />
        ) : (
          <>
            <ul aria-label="Documents" className={styles.list}>
              {edges.map(({ node }) => (
                <Document key={node.id} document={node} isOfReferral={node.referralId === referralId} />
              ))}
            </ul>
            {pageInfo.hasNextPage && pageInfo.endCursor && (
              <Button
                loading={query.loading}
                onClick={() => readOn(pageInfo.endCursor ?? '').catch((error: unknown) => report(notFetched(error)))}
              >
                Show earlier ones
              </Button>
            )}
          </>
        )
      }
    </QueryBoundary>
  );
}

interface RowProps {
  readonly document: DocumentRowFragment;
  readonly isOfReferral: boolean;
}

function Document({ document, isOfReferral }: RowProps) {
  const { title, type, mediaType, size, writtenAt, clientName, url } = document;
  const name = title ?? type ?? 'Document';
  return (
    <li className={styles.row}>
      <a href={url} target="_blank" rel="noreferrer" className={styles.open}>
        {name}
      </a>
      <p className={styles.details}>
        {clientName}, <time dateTime={writtenAt}>{momentText(writtenAt)}</time>
        {isOfReferral && ', with this referral'}
        <br />
        <small>{[type !== name && type, kindOf(mediaType), sizeText(size)].filter(Boolean).join(', ')}</small>
      </p>
    </li>
  );
}
