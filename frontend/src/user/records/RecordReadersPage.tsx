import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import * as text from '#messages/ownRecords';
import type { CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { paths } from '#src/paths';
import { AntdProvider } from '#src/ui/layout/AntdProvider';
import { Card } from '#src/ui/layout/Card';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { AccountLanguage } from '../AccountLanguage';
import { FramePage } from '../frame/FramePage';
import { ChangeReaderDialog } from './ChangeReaderDialog';
import { useRecordReadersQuery, type RecordReaderFragment } from './gql/generated';
import { RecordReaderItem } from './RecordReaderItem';
import styles from './RecordReadersPage.module.css';

/** /user/records: hospitals with access to the patient's record, which can be refused and allowed again. */
export function RecordReadersPage() {
  return (
    <FramePage title={text.title}>
      {({ id }) => (
        <AntdProvider density="roomy">
          <p>
            <Link to={paths.userSettings}>{text.toSettings}</Link>
          </p>
          <RecordReaders key={id} />
        </AntdProvider>
      )}
    </FramePage>
  );
}

const notFetched = (failure: CallError) => failureText(text.notFetched, failure);

function RecordReaders() {
  // Refetch, so that reads since the last visit are included.
  const query = useRecordReadersQuery({ fetchPolicy: 'cache-and-network' });
  const change = useDialog<RecordReaderFragment>();
  return (
    <Card title={text.list}>
      <p>{text.lead}</p>
      <QueryBoundary query={query} failureText={notFetched} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ me, myRecordReaders }) => (
          <>
            {me && <AccountLanguage language={me.language} onSaved={() => void query.refetch()} />}
            {myRecordReaders.length > 0 ? (
              <ul className={styles.list}>
                {myRecordReaders.map((reader) => (
                  <RecordReaderItem key={reader.clientId} reader={reader} onChange={() => change.open(reader)} />
                ))}
              </ul>
            ) : (
              <EmptyList title={text.none} hint={text.noneHint} />
            )}
          </>
        )}
      </QueryBoundary>
      {change.subject && <ChangeReaderDialog reader={change.subject} {...change.frame} />}
    </Card>
  );
}
