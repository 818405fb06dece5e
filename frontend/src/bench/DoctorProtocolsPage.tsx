import { pathOf } from '../path-of';
import { paths } from '../paths';
import { ProtocolVersions } from '../protocols/ProtocolVersions';
import { QuestionnairesPlace } from '../questionnaires/QuestionnairesPlace';
import { Screen } from '../ui/layout/Screen';

/** /doctor/protocols: the clinic's protocols, and drafts to sign. */
export function DoctorProtocolsPage() {
  return (
    <Screen title="Protocols">
      <ProtocolVersions
        addressOf={(id) => pathOf(paths.doctorProtocol, id)}
        empty="There are no protocols yet. An admin of the clinic drafts them."
      />
      <QuestionnairesPlace isDoctor />
    </Screen>
  );
}
