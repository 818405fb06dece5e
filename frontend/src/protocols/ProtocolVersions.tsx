import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '../failure-text';
import { Card } from '../ui/layout/Card';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Stack } from '../ui/layout/Stack';
import { useProtocolsQuery, type ProtocolsQuery } from './gql/generated';
import styles from './ProtocolVersions.module.css';
import { SampleMark } from './SampleMark';
import { VersionStatus } from './VersionStatus';

interface Props {
  /** Returns the address of a version. */
  readonly addressOf: (versionId: string) => string;
  /** Text of the empty state. */
  readonly empty: string;
}

/** All protocols with their versions, newest first, with status and a link. */
export function ProtocolVersions({ addressOf, empty }: Props) {
  const query = useProtocolsQuery();
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the protocols', failure)}
      skeleton={<Skeleton active paragraph={{ rows: 8 }} />}
    >
      {({ protocols }) =>
        protocols.length > 0 ? <Versions protocols={protocols} addressOf={addressOf} /> : <p>{empty}</p>
      }
    </QueryBoundary>
  );
}

function Versions({ protocols, addressOf }: ProtocolsQuery & Pick<Props, 'addressOf'>) {
  return (
    <Stack>
      {protocols.map(({ id, slug, name, isSample, versions }) => (
        <Card key={id} title={name} beside={isSample && <SampleMark />}>
          <p className={styles.slug}>{slug}</p>
          <ul className={styles.list}>
            {versions.map((version) => (
              <li key={version.id} className={styles.version}>
                <Link
                  to={addressOf(version.id)}
                  className={styles.link}
                  aria-label={`${name}, version ${version.number}`}
                >
                  Version {version.number}
                </Link>
                <VersionStatus version={version} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}
