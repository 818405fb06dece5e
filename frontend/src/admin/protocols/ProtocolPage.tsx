import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { useProtocolTextsQuery } from '#src/protocols/gql/generated';
import { contentOf } from '#src/protocols/protocol-content';
import { ProtocolChanges } from '#src/protocols/ProtocolChanges';
import { ProtocolText } from '#src/protocols/ProtocolText';
import { RetireButton } from '#src/protocols/RetireButton';
import { SampleMark } from '#src/protocols/SampleMark';
import { Signatures } from '#src/protocols/Signatures';
import { versionNamed, type NamedVersion } from '#src/protocols/version-named';
import { VersionStatus } from '#src/protocols/VersionStatus';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';

/** /admin/protocols/:id: a protocol version, its signature, and the Edit action. */
export function ProtocolPage() {
  const { id = '' } = useParams();
  const query = useProtocolTextsQuery();
  const named = query.data && versionNamed(query.data, id);
  const title = named ? `${named.protocol.name}, version ${named.version.number}` : 'Protocol';
  return (
    <Screen title={title} actions={named && <Actions named={named} />}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the protocol', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
      >
        {() => (named ? <Read named={named} /> : <p role="alert">There is no version with this address.</p>)}
      </QueryBoundary>
    </Screen>
  );
}

function Actions({ named: { protocol, version } }: { readonly named: NamedVersion }) {
  const [newest] = protocol.versions;
  const isDraft = version.status === 'DRAFT';
  return (
    <>
      <Link to={staffPaths.adminProtocols}>All protocols</Link>
      {version.status === 'APPROVED' && <RetireButton version={version} />}
      <Link to={pathOf(staffPaths.adminProtocolEdit, version.id)} className="button">
        {isDraft ? 'Edit the draft' : nextLabel(newest)}
      </Link>
    </>
  );
}

const nextLabel = (newest: NamedVersion['version'] | undefined) =>
  newest?.status === 'DRAFT'
    ? `Use it in place of draft version ${newest.number}`
    : `Begin version ${(newest?.number ?? 0) + 1} from it`;

function Read({ named: { protocol, version, before } }: { readonly named: NamedVersion }) {
  return (
    <Stack>
      <Stack row gap={3} align="center">
        <VersionStatus version={version} />
        {protocol.isSample && <SampleMark />}
      </Stack>
      {version.status === 'DRAFT' && (
        <p>A doctor reads and signs it at {staffPaths.doctorProtocols}. Until then no plan can be made from it.</p>
      )}
      <Signatures version={version} />
      {before && (
        <ProtocolChanges
          title={`What version ${version.number} changes of version ${before.number}`}
          before={contentOf(before)}
          after={contentOf(version)}
        />
      )}
      <ProtocolText content={contentOf(version)} />
    </Stack>
  );
}
