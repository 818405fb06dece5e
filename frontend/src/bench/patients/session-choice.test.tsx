import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { card, openPatient, session, sessionsAre } from '../../../test/patient-care.fixture';

type Note = Awaited<ReturnType<typeof card>>;
const bend = (note: Note) => note.getByLabelText(/^Knee bend/);
const choose = async (note: Note, name: string) => userEvent.click(await note.findByRole('radio', { name }));
const save = (note: Note) => userEvent.click(note.getByRole('button', { name: 'Save' }));
const completed = session({ status: 'COMPLETED', version: 3 });
const another = { patient: { __typename: 'AppointmentPatient', id: 'p2', name: 'Ravi' } };

it.each([
  ["Today's session", [session()], false],
  ["Today's session", [completed, session({ id: 's2' })], false],
  ["Today's session took place", [completed], true],
  ["Today's session was missed", [session({ status: 'MISSED' })], true],
  ['No session today', [], true],
  ['No session today', [session({ status: 'CANCELED' })], true],
  ['No session today', [session({ id: 's2', ...another })], true],
])('says in its title where the session of today stands: %s', async (title, sessions, isOver) => {
  openPatient({ TreatedSessions: sessionsAre(...sessions) });
  const note = await card(title);
  expect(note.queryByText('What you measure is saved all the same.') !== null).toBe(isOver);
  expect(note.queryByRole('radio', { name: /took place$/ }) === null).toBe(isOver);
});

it('never offers the session of another patient', async () => {
  const other = session({ id: 's2', appointmentDate: '2026-03-10T12:00:00.000Z', ...another });
  openPatient({ TreatedSessions: sessionsAre(session(), other) });
  const note = await card("Today's session");
  expect(note.getByRole('radio', { name: '4:30 pm took place' })).toBeInTheDocument();
  expect(note.queryByRole('radio', { name: '5:30 pm took place' })).toBeNull();
});

it('says when the sessions could not be fetched, tries again, and loses nothing that was typed', async () => {
  const answers = [new TypeError('Failed to fetch'), sessionsAre(session())];
  openPatient({ TreatedSessions: () => answers.shift() ?? new Error('asked too often') });
  const note = await card('Session note');
  expect(await note.findByRole('alert')).toHaveTextContent('Failed to fetch the sessions of today');
  await userEvent.type(bend(note), '82');
  await userEvent.click(note.getByRole('button', { name: 'Try again' }));
  expect(await note.findByRole('radio', { name: '4:30 pm took place' })).toBeInTheDocument();
  expect(bend(note)).toHaveValue('82');
});

it('says that nothing was saved when nothing was entered', async () => {
  const { asked } = openPatient();
  await save(await card("Today's session"));
  expect(await screen.findByText('Nothing was entered, so nothing was saved.')).toBeVisible();
  expect(asked('RecordValues')).toEqual([]);
  expect(asked('CompleteTreatedSession')).toEqual([]);
});

it.each([
  ['82', false, 'What was measured is saved.'],
  ['', true, 'The session was marked as completed.'],
  ['82', true, 'What was measured is saved. The session was marked as completed.'],
])('says of a bend of "%s" and a session that took place (%s) what was saved', async (typed, tookPlace, sentence) => {
  openPatient();
  const note = await card("Today's session");
  if (typed) await userEvent.type(bend(note), typed);
  if (tookPlace) await choose(note, '4:30 pm took place');
  await save(note);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('does not offer a session that has not begun, and saves what was measured', async () => {
  const ahead = session({ appointmentDate: '2099-03-10T11:00:00.000Z' });
  const { asked } = openPatient({ TreatedSessions: sessionsAre(ahead) });
  const note = await card("Today's session");
  await userEvent.type(bend(note), '82');
  expect(note.queryByText(/4:30 pm took place/)).not.toBeInTheDocument();
  await save(note);
  expect(await screen.findByText('What was measured is saved.')).toBeVisible();
  expect(asked('RecordValues')).toHaveLength(1);
  expect(asked('CompleteTreatedSession')).toEqual([]);
});

it('says that the chosen session is gone, sends nothing for it, and keeps what was typed', async () => {
  let sessions = sessionsAre(session());
  const { asked } = openPatient({
    TreatedSessions: () => sessions,
    CompleteTreatedSession: () => {
      sessions = sessionsAre(session({ status: 'CANCELED', version: 3 }));
      return refusal('This session was cancelled.', 'WRONG_STATE');
    },
  });
  const note = await card("Today's session");
  await userEvent.type(bend(note), '82');
  await choose(note, '4:30 pm took place');
  await save(note);
  expect(await note.findByText('The session that you chose is not scheduled any more. Choose again.')).toBeVisible();
  expect(bend(note)).toHaveValue('82');
  await save(note);
  await act(async () => undefined);
  expect(asked('RecordValues')).toHaveLength(1);
  expect(asked('CompleteTreatedSession')).toHaveLength(1);
  await choose(note, 'Leave it as it is');
  await save(note);
  await waitFor(() => expect(bend(note)).toHaveValue(''));
  expect(asked('RecordValues')).toHaveLength(2);
  expect(new Set(asked('RecordValues').map(({ key }) => key)).size).toBe(1);
  expect(asked('CompleteTreatedSession')).toHaveLength(1);
});
