import { Screen } from '../ui/layout/Screen';
import { OwnSessions } from './OwnSessions';

/** /physio/calendar: a physiotherapist's day or week, to be printed and marked. */
export function OwnCalendarPage() {
  return (
    <Screen title="Calendar">
      <OwnSessions />
    </Screen>
  );
}
