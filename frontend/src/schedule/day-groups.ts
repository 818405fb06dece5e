import type { AppointmentRowFragment } from '../workplace/gql/generated';

/** One physiotherapist's sessions on a day. */
export interface DayGroup {
  /** Id of the physiotherapist; empty for unassigned sessions. */
  readonly id: string;
  readonly name: string;
  readonly sessions: readonly AppointmentRowFragment[];
}

const unassigned = { id: '', name: 'Not assigned' };

/** Groups sessions by physiotherapist, sorted by name, unassigned ones last. Keeps the order within a group. */
export function dayGroups(sessions: readonly AppointmentRowFragment[]): DayGroup[] {
  const groups = Map.groupBy(sessions, ({ physiotherapist }) => physiotherapist?.id ?? unassigned.id);
  return [...groups]
    .map(([id, own]) => ({ id, name: own[0]?.physiotherapist?.name ?? unassigned.name, sessions: own }))
    .sort((one, other) => Number(one.id === '') - Number(other.id === '') || one.name.localeCompare(other.name));
}
