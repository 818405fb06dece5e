import * as text from '#messages/today';
import type { DayOccasion } from './day-occasions';

/** Who ticked an exercise for the patient: family or staff, by name. Nothing of what the patient ticked. */
export function TickedBy({ occasions }: { readonly occasions: readonly DayOccasion[] }) {
  const names = new Set(occasions.flatMap(({ doneBy, setsDone }) => (doneBy && setsDone > 0 ? [doneBy] : [])));
  return [...names].map((name) => <span key={name}>{text.tickedBy({ name })}</span>);
}
