import { pathOf } from '../path-of';
import { paths } from '../paths';
import { ProtocolVersions } from '../protocols/ProtocolVersions';
import { StaffPage } from './StaffPage';

/** /doctor/protocols: the clinic's protocols, and drafts to sign. */
export function DoctorProtocolsPage() {
  return (
    <StaffPage title="Protocols">
      {() => (
        <ProtocolVersions
          addressOf={(id) => pathOf(paths.doctorProtocol, id)}
          empty="There are no protocols yet. An admin of the clinic drafts them."
        />
      )}
    </StaffPage>
  );
}
