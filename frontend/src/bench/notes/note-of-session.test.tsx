import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../test/fake-server';
import { note, notesAre } from '../../../test/notes.fixture';
import { openPatient } from '../../../test/patient-care.fixture';

const here = '/physio/patients/p1';
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));

describe('a note of a session, begun on the page of the patient (bench §3)', () => {
  afterEach(() => void vi.useRealTimers());
  const session = (id: string, appointmentDate: string, changes: object = {}) => ({
    node: {
      __typename: 'Appointment',
      id,
      patient: { __typename: 'AppointmentPatient', id: 'p1', name: 'Sunita' },
      appointmentDate,
      status: 'COMPLETED',
      noteStatus: null,
      version: 3,
      ...changes,
    },
  });
  const known = {
    TreatmentNotes: notesAre([]),
    SessionsToNote: {
      data: {
        appointments: {
          edges: [
            session('s4', '2100-01-01T10:00:00.000Z', { status: 'SCHEDULED' }),
            session('s3', '2025-11-19T10:00:00.000Z'),
            session('s2', '2025-11-12T10:00:00.000Z', { noteStatus: 'SIGNED' }),
            session('s1', '2025-11-05T10:00:00.000Z', { status: 'MISSED' }),
          ],
        },
      },
    },
    NoteStart: {
      data: {
        noteStart: {
          __typename: 'NoteStart',
          note: null,
          kind: 'SESSION',
          treatments: [],
          assessment: '',
          plan: '',
          carriedFrom: null,
          values: [],
        },
      },
    },
    WriteNote: refusal('Not today.', 'WRONG_STATE'),
  };

  it.each([
    ['Re-examination', 'REVIEW'],
    ['End of treatment', 'DISCHARGE'],
  ])('is of the kind %s', async (label, kind) => {
    const { asked } = openPatient(known, here);
    await press('Note a session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note a session' }));
    await userEvent.click(dialog.getByRole('radio', { name: label }));
    const sessions = within(await dialog.findByRole('list', { name: 'Sessions without a note' }));
    expect(sessions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write down: 19 Nov 2025, 3:30 pm IST',
    ]);
    await userEvent.click(sessions.getByRole('button'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Write down' }));
    await userEvent.click(await sheet.findByText('More to write'));
    expect(sheet.getByRole('radio', { name: label })).toBeChecked();
    await userEvent.click(sheet.getAllByRole('radio', { name: '3' })[0] as HTMLElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
    await waitFor(() =>
      expect(asked('WriteNote')[0]).toMatchObject({ input: { kind, appointmentId: 's3', painBefore: 3, sign: true } }),
    );
  });

  it('is of a session that was or is about to begin, however many are booked further ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-19T14:20:00+05:30') });
    const { asked } = openPatient(known, here);
    await press('Note a session');
    await screen.findByRole('list', { name: 'Sessions without a note' });
    expect(asked('SessionsToNote')).toEqual([{ patientId: 'p1', before: '2025-11-19T09:51:00.000Z' }]);
  });

  it.each([
    ['Session', 'SESSION', 'DRAFT', true],
    ['Re-examination', 'REVIEW', 'DRAFT', true],
    [null, 'DISCHARGE', 'DRAFT', true],
    // What cannot change any more is signed as it stands.
    ['Session', 'DISCHARGE', 'LOCKED', true],
  ] as const)('goes on with the own draft as %s', async (label, kind, status, isOwn) => {
    const begun = { ...note({ kind: 'DISCHARGE', status, isOwn }), files: [] };
    const { asked } = openPatient(
      { ...known, NoteStart: { data: { noteStart: { ...known.NoteStart.data.noteStart, note: begun } } } },
      here,
    );
    await press('Note a session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Note a session' }));
    if (label) await userEvent.click(dialog.getByRole('radio', { name: label }));
    await press('Write down: 19 Nov 2025, 3:30 pm IST');
    const sheet = within(await screen.findByRole('dialog', { name: 'Write down' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(asked('WriteNote')[0]).toMatchObject({ input: { kind, sign: true } }));
  });

  it('says so when no session waits for one', async () => {
    openPatient({ ...known, SessionsToNote: { data: { appointments: { edges: [] } } } }, here);
    await press('Note a session');
    expect(await screen.findByText('No session waits for a note.')).toBeVisible();
  });

  it('is not begun in the sheet where somebody else has begun it', async () => {
    const theirs = { ...note({ status: 'DRAFT', isOwn: false }), files: [] };
    openPatient(
      { ...known, NoteStart: { data: { noteStart: { ...known.NoteStart.data.noteStart, note: theirs } } } },
      here,
    );
    await press('Note a session');
    await press('Write down: 19 Nov 2025, 3:30 pm IST');
    expect(await screen.findByText(/Somebody else has begun the note/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  });
});
