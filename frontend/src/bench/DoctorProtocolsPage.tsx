import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import { ProtocolVersions } from '../protocols/ProtocolVersions';
import { QuestionnairesPlace } from '../questionnaires/QuestionnairesPlace';
import { Screen } from '../ui/layout/Screen';

interface Props {
  /** A physiotherapist reads them, and signs none. */
  readonly isReadOnly?: boolean;
}

/** /doctor/protocols: the clinic's protocols, and drafts to sign. /physio/protocols: to read. */
export function DoctorProtocolsPage({ isReadOnly = false }: Props) {
  return (
    <Screen title="Protocols">
      <ProtocolVersions
        addressOf={(id) => pathOf(isReadOnly ? staffPaths.physioProtocol : staffPaths.doctorProtocol, id)}
        empty="There are no protocols yet. An admin of the clinic drafts them."
      />
      {!isReadOnly && <QuestionnairesPlace isDoctor />}
    </Screen>
  );
}
