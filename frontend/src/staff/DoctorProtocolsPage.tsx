import { pathOf } from '../path-of';
import { paths } from '../paths';
import { ProtocolVersions } from '../protocols/ProtocolVersions';
import { StaffPage } from './StaffPage';

/** /doctor/protocols: from what the clinic makes plans, and what waits for a signature (recovery §4). */
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
