import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import {
  benchPatient,
  card,
  openPatient,
  plan,
  recordIs,
  recordWith,
  session,
  sessionsAre,
} from '../../../test/patient-care.fixture';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const bend = async () => (await card("Today's session")).getByLabelText(/^Knee bend/);
const reason = async () => (await card('Leaving phase 1')).findByLabelText(/Why the phase is left all the same/);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const leave = async () => userEvent.click(await screen.findByRole('link', { name: 'Patients' }));
const isAsked = () => screen.findByRole('button', { name: 'Keep editing' });
const question = () => screen.queryByRole('button', { name: 'Keep editing' });
const isHere = () => screen.queryByRole('region', { name: 'Leaving phase 1' }) !== null;

it('leaves the page without a question while nothing is typed, and after what was typed was saved', async () => {
  const { asked } = openPatient();
  await userEvent.type(await bend(), '82');
  await press('Save');
  await waitFor(async () => expect(await bend()).toHaveValue(''));
  expect(asked('RecordValues')).toHaveLength(1);
  await leave();
  await waitFor(() => expect(isHere()).toBe(false));
  expect(question()).toBeNull();
});

it.each([
  ['a session note', bend, '82'],
  ['a reason', reason, 'Her surgeon wants it so'],
])('asks before %s that was typed is thrown away, and keeps it when the answer is no', async (_what, field, typed) => {
  openPatient();
  await userEvent.type(await field(), typed);
  await leave();
  expect(await isAsked()).toBeVisible();
  await press('Keep editing');
  await dialogsGone();
  expect(await field()).toHaveValue(typed);
  await leave();
  await press('Discard');
  await waitFor(() => expect(isHere()).toBe(false));
});

it('still asks for the one form after the other was saved', async () => {
  openPatient();
  await userEvent.type(await reason(), 'Her surgeon wants it so');
  await userEvent.type(await bend(), '82');
  await press('Save');
  await waitFor(async () => expect(await bend()).toHaveValue(''));
  await leave();
  expect(await isAsked()).toBeVisible();
  expect(await reason()).toHaveValue('Her surgeon wants it so');
});

it('closes a dialog in which nothing was typed without a question, and asks for the form of the page all the same', async () => {
  openPatient();
  await userEvent.type(await bend(), '82');
  await press('Add precaution');
  await press('Cancel');
  await dialogsGone();
  expect(question()).toBeNull();
  await press('Add precaution');
  const [kind] = within(await screen.findByRole('dialog')).getAllByRole('radio');
  if (kind) await userEvent.click(kind);
  await press('Cancel');
  await press('Discard');
  await dialogsGone();
  await leave();
  expect(await isAsked()).toBeVisible();
  expect(await bend()).toHaveValue('82');
});

it('keeps nothing that was typed of one patient for another, between whom Back and Forward lead', async () => {
  const names = { id: 'p2', name: 'Bina' };
  const other = { __typename: 'AppointmentPatient', ...names };
  const { router } = openPatient({
    BenchPatient: ({ id }) =>
      id === 'p2'
        ? recordIs({ patient: { ...benchPatient().patient, ...names }, plan: plan({ id: 'r2', patient: other }) })
        : recordWith(plan()),
    TreatedSessions: sessionsAre(session({ patient: plan().patient }), session({ id: 's2', patient: other })),
  });
  await reason();
  await act(() => router.navigate('/physio/patients/p2?part=plan'));
  await title('Bina');
  await reason();
  await act(() => router.navigate(-1));
  await title(plan().patient.name);
  await userEvent.type(await bend(), '82');
  await userEvent.type(await reason(), 'Her surgeon wants it so');
  await act(() => router.navigate(1));
  await press('Discard');
  await title('Bina');
  expect(await bend()).toHaveValue('');
  expect(await reason()).toHaveValue('');
});

it('does not offer to leave the phase while a session note is not saved, says why, and offers it once it is', async () => {
  const { asked } = openPatient();
  const confirm = () => screen.queryByRole('button', { name: 'Confirm: on to phase 2' });
  const isSaid = () => screen.queryByText(/^What you measured is not saved yet/) !== null;
  await userEvent.type(await reason(), 'Her surgeon wants it so');
  expect(confirm()).toBeVisible();
  expect(isSaid()).toBe(false);
  await userEvent.type(await bend(), '82');
  expect(confirm()).toBeNull();
  expect(isSaid()).toBe(true);
  await press('Save');
  await waitFor(() => expect(confirm()).toBeVisible());
  expect(isSaid()).toBe(false);
  expect(asked('RecordValues')).toHaveLength(1);
  expect(await reason()).toHaveValue('Her surgeon wants it so');
});
