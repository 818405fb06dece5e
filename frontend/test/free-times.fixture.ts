import type { Answer } from './fake-server';

export const neha = { __typename: 'AppointmentPhysiotherapist', id: 't1', name: 'Neha Kapoor' };
export const anil = { __typename: 'AppointmentPhysiotherapist', id: 't2', name: 'Anil Rao' };

/** A free time with Neha Kapoor, unless it says otherwise; YYYY-MM-DDTHH:MM in clinic time. */
export function slotOf(time: string, physiotherapist = neha, requested = false) {
  const startsAt = new Date(`${time}:00+05:30`).toISOString();
  return { __typename: 'FreeSlot', startsAt, physiotherapist, requested };
}

export function slotsAnswer(slots: readonly ReturnType<typeof slotOf>[]): Answer {
  return { data: { freeSlots: slots } };
}
