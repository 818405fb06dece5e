import type { AppointmentRowFragment } from '../gql/generated';

/** The sessions of one physiotherapist on a day. */
export interface DayGroup {
  /** The physiotherapist's id; empty for the sessions that nobody has. */
  readonly id: string;
  readonly name: string;
  readonly sessions: readonly AppointmentRowFragment[];
}

const unassigned = { id: '', name: 'Not assigned' };

/** Groups sessions by physiotherapist, in the order of their names, those without one last. Within a group their order stays. */
export function dayGroups(sessions: readonly AppointmentRowFragment[]): DayGroup[] {
  const groups = Map.groupBy(sessions, ({ physiotherapist }) => physiotherapist?.id ?? unassigned.id);
  return [...groups]
    .map(([id, own]) => ({ id, name: own[0]?.physiotherapist?.name ?? unassigned.name, sessions: own }))
    .sort((one, other) => Number(one.id === '') - Number(other.id === '') || one.name.localeCompare(other.name));
}
