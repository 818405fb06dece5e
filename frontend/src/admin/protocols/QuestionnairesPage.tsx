import { QuestionnairesPlace } from '#src/questionnaires/QuestionnairesPlace';
import { Screen } from '#src/ui/layout/Screen';

/** /admin/questionnaires: the versions of questionnaires, and which of them the plans of each protocol are asked. */
export function QuestionnairesPage() {
  return (
    <Screen title="Questionnaires">
      <QuestionnairesPlace isDoctor={false} />
    </Screen>
  );
}
