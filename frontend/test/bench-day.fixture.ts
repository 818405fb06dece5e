import { screen, within } from '@testing-library/react';
import { benchSession } from './bench.fixture';

/** The day that the tests open. */
export const day = '2025-11-19';
/** The texts of the entries of a list. */
export const items = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** A time of the day. */
export const at = (time: string) => `${day}T${time}:00+05:30`;
/** A session of the day. */
export const session = (id: string, time: string, name: string, changes: Parameters<typeof benchSession>[0] = {}) =>
  benchSession({
    ...changes,
    appointment: { id, appointmentDate: at(time), ...changes.appointment },
    patient: { id: `of ${id}`, name, ...changes.patient },
  });
