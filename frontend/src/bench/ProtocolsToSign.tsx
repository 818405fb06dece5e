import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '../failure-text';
import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import { useProtocolsQuery, type ProtocolsQuery } from '../protocols/gql/generated';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import styles from './ProtocolsToSign.module.css';

/** Drafts that need a doctor's signature, above the list of patients, with a link to all protocols. */
export function ProtocolsToSign() {
  const query = useProtocolsQuery();
  const waits = query.data ? draftsOf(query.data).length > 0 : false;
  return (
    <Card title="Protocols" standsOut={waits}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the protocols', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 1 }} />}
      >
        {(data) =>
          waits ? (
            <>
              <p>Waiting for your signature:</p>
              <ul className={styles.plainList}>
                {draftsOf(data).map(({ id, name, number }) => (
                  <li key={id}>
                    <Link to={pathOf(staffPaths.doctorProtocol, id)} className={styles.link}>
                      {name}, version {number}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing waits for your signature.</p>
          )
        }
      </QueryBoundary>
      <Link to={staffPaths.doctorProtocols} className={styles.link}>
        All protocols
      </Link>
    </Card>
  );
}

function draftsOf({ protocols }: ProtocolsQuery) {
  return protocols.flatMap(({ name, versions }) =>
    versions.flatMap(({ id, number, status }) => (status === 'DRAFT' ? [{ id, name, number }] : [])),
  );
}
