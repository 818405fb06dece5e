import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  appointmentRow,
  findButton,
  findRow,
  openPending,
  pendingAnswer,
  stopTheClock,
} from '../../test/appointments.fixture';
import type { Answer } from '../../test/fake-server';

beforeEach(stopTheClock);
afterEach(() => vi.useRealTimers());

const patientOf = (name: string) => ({ id: `of ${name}`, patientId: 'PT-000003', name });

/** A button shows by its picture that it waits for the server. */
const isWaiting = (button: HTMLElement) => button.querySelector('.anticon-loading') !== null;

it('two sessions are approved one after the other on a slow line, each once and each with its own button waiting', async () => {
  const waiting = [
    appointmentRow({ id: 'a1', patient: patientOf('Asha Verma') }),
    appointmentRow({ id: 'a2', patient: patientOf('Ravi Kumar') }),
  ];
  const answers = new Map(waiting.map(({ id }) => [id, Promise.withResolvers<Answer>()]));
  const approved = new Set<string>();
  const { asked } = openPending({
    PendingAppointments: () => pendingAnswer(...waiting.filter(({ id }) => !approved.has(id))),
    ApproveAppointment: ({ id }) => answers.get(String(id))?.promise ?? new Error('Nobody asked for it.'),
  });
  const answer = (id: string) => {
    approved.add(id);
    const row = appointmentRow({ ...waiting.find((one) => one.id === id), status: 'SCHEDULED', version: 2 });
    answers.get(id)?.resolve({ data: { approveAppointment: row } });
  };
  const asha = await findButton(/^Approve Asha Verma/);
  const ravi = await findButton(/^Approve Ravi Kumar/);
  await userEvent.click(asha);
  expect(isWaiting(asha)).toBe(true);
  expect(isWaiting(ravi)).toBe(false);
  await userEvent.click(ravi);
  await userEvent.click(asha);
  expect(asked('ApproveAppointment').map(({ id }) => id)).toEqual(['a1', 'a2']);

  answer('a2');
  expect(await screen.findByText(/^The session of Ravi Kumar .* is scheduled\.$/)).toBeVisible();
  await waitFor(() => expect(ravi).not.toBeInTheDocument());
  expect(await findRow('Asha Verma')).toBeVisible();
  expect(isWaiting(asha)).toBe(true);
  answer('a1');
  expect(await screen.findByText('No pending sessions.')).toBeVisible();
  expect(asked('ApproveAppointment')).toHaveLength(2);
});
