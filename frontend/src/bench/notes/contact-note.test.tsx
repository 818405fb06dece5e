import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { draft, notesAre } from '../../../test/notes.fixture';
import { openPatient } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const here = '/physio/patients/p1';
const call = {
  kind: 'CONTACT',
  objective: '',
  painBefore: null,
  painAfter: null,
  change: null,
} as const;
const written = {
  data: { writeNote: { __typename: 'WrittenNote', note: { __typename: 'TreatmentNote', id: 'n9', version: 1 } } },
};

async function open(name: string | RegExp, answers: Parameters<typeof openPatient>[0] = {}) {
  const { asked } = openPatient({ TreatmentNotes: notesAre([]), WriteNote: written, ...answers }, here);
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note of a call' }));
  return { dialog, sent: () => asked('WriteNote') };
}

describe('the note of a call (bench §3)', () => {
  it('is written without a session, and signed', async () => {
    const { dialog, sent } = await open('Note a call');
    await userEvent.type(dialog.getByLabelText('What the patient says'), 'Sleeps badly');
    await userEvent.type(dialog.getByLabelText('What comes next'), 'Call on Monday');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The note was signed.')).toBeVisible();
    expect(sent().map(({ input }) => input)).toEqual([
      {
        patientId: 'p1',
        kind: 'CONTACT',
        subjective: 'Sleeps badly',
        assessment: '',
        plan: 'Call on Monday',
        sign: true,
      },
    ]);
  });

  it('is written once when the response was lost and it is sent again', async () => {
    const answers = [new TypeError('Failed to fetch'), written];
    const { dialog, sent } = await open('Note a call', { WriteNote: () => answers.shift() ?? written });
    await userEvent.type(dialog.getByLabelText('What the patient says'), 'Sleeps badly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The note could not be saved');
    expect(dialog.getByLabelText('What the patient says')).toHaveValue('Sleeps badly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialogsGone();
    const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('goes on as an own draft, of the version that was read', async () => {
    const own = draft({ ...call, subjective: 'Fell', assessment: '', plan: '' });
    const { dialog, sent } = await open(/^Go on writing/, { TreatmentNotes: notesAre([own]) });
    await userEvent.type(dialog.getByLabelText('What the patient says'), ', no pain');
    await userEvent.click(dialog.getByLabelText('Sign it'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The note was saved as a draft.')).toBeVisible();
    expect(sent()[0]?.['input']).toMatchObject({ noteId: 'n1', version: 3, subjective: 'Fell, no pain', sign: false });
  });

  it('goes on neither of a session, nor with more in it than these words', async () => {
    openPatient({ TreatmentNotes: notesAre([draft(), draft({ ...call, id: 'n2', painBefore: 4 })]) }, here);
    expect(await screen.findAllByRole('button', { name: /^Throw away/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Go on writing/ })).toBeNull();
  });

  it('is not written by a doctor', async () => {
    openPatient(
      { Me: { data: { me: accounts.doctor } }, TreatmentNotes: notesAre([]) },
      '/doctor/patients/p1?part=notes',
    );
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Note a call' })).toBeNull();
  });
});
