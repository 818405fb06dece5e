import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { failureText } from '../failure-text';
import { staffPaths } from '../paths';
import { useProtocolTextsQuery } from '../protocols/gql/generated';
import { contentOf } from '../protocols/protocol-content';
import { ProtocolText } from '../protocols/ProtocolText';
import { RetireButton } from '../protocols/RetireButton';
import { SampleMark } from '../protocols/SampleMark';
import { Signatures } from '../protocols/Signatures';
import { versionNamed, type NamedVersion } from '../protocols/version-named';
import { VersionStatus } from '../protocols/VersionStatus';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { DraftToSign } from './DraftToSign';

interface Props {
  /** A physiotherapist reads it, and neither signs nor retires it. */
  readonly isReadOnly?: boolean;
}

/** /doctor/protocols/:id: a protocol version with its changes, and the Sign action. /physio/protocols/:id: its text. */
export function DoctorProtocolPage({ isReadOnly = false }: Props) {
  const { id = '' } = useParams();
  // Skip the cache: a doctor must not sign a stale text.
  const query = useProtocolTextsQuery({ fetchPolicy: 'network-only' });
  return (
    <Screen title="Protocol">
      <p>
        <Link to={isReadOnly ? staffPaths.physioProtocols : staffPaths.doctorProtocols}>All protocols</Link>
      </p>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the protocol', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 12 }} />}
      >
        {(data) => {
          const named = versionNamed(data, id);
          return named ? (
            <Read key={id} named={named} isReadOnly={isReadOnly} />
          ) : (
            <p role="alert">There is no version with this address.</p>
          );
        }}
      </QueryBoundary>
    </Screen>
  );
}

interface ReadProps extends Required<Props> {
  readonly named: NamedVersion;
}

function Read({ named, isReadOnly }: ReadProps) {
  const { protocol, version } = named;
  return (
    <ErrorSlotProvider>
      <Stack row gap={3} align="center">
        <strong>
          {protocol.name}, version {version.number}
        </strong>
        <VersionStatus version={version} />
        {protocol.isSample && <SampleMark />}
      </Stack>
      {version.status === 'DRAFT' && !isReadOnly ? (
        <DraftToSign named={named} />
      ) : (
        <>
          <ErrorSlot />
          <Signatures version={version} />
          <ProtocolText content={contentOf(version)} />
          {version.status === 'APPROVED' && !isReadOnly && (
            <div>
              <RetireButton version={version} />
            </div>
          )}
        </>
      )}
    </ErrorSlotProvider>
  );
}
