import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogsGone } from '../../../test/dialogs.fixture';
import { refusal } from '../../../test/fake-server';
import { addendum, draft, note, notesAre } from '../../../test/notes.fixture';
import { openPatient } from '../../../test/patient-care.fixture';
import { accounts } from '../../../test/render-route';

const here = '/physio/patients/p1';
const list = async () => within(await screen.findByRole('list', { name: 'Treatment notes' }));
const buttons = async () => (await list()).queryAllByRole('button').map(({ textContent }) => textContent);
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));
const own = { author: 'Neha Kapoor', isOwn: true } as const;
const wording = async (changes: Parameters<typeof note>[0]) => {
  openPatient({ TreatmentNotes: notesAre([note(changes)]) }, here);
  return list();
};

describe("a patient's treatment notes, read (bench §3)", () => {
  it('are what the page begins with, the newest first, in ten and earlier ones when asked', async () => {
    const earlier = note({ id: 'n2', kind: 'INITIAL', at: '2025-11-05T11:00:00.000Z' });
    const { asked } = openPatient(
      { TreatmentNotes: ({ after }) => (after ? notesAre([earlier]) : notesAre([note()], 'c1')) },
      here,
    );
    const notes = await list();
    expect(notes.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Session, 12 Nov 2025, 4:30 pm IST',
    ]);
    await press('Show earlier ones');
    expect(await notes.findByText(/^First examination/)).toBeVisible();
    expect(asked('TreatmentNotes')).toEqual([
      { patientId: 'p1', first: 10 },
      { patientId: 'p1', first: 10, after: 'c1' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });

  it('say who wrote for whom, how the patient was, what was found, done and planned', async () => {
    const notes = await wording({
      coveredFor: 'Kavya Rao',
      treatments: [
        { name: 'Joint mobilisation', minutes: 15, detail: 'grade III' },
        { name: 'Ice', minutes: 1, detail: null },
        { name: 'Advice', minutes: null, detail: null },
      ],
      body: [
        { view: 'BACK', region: 'KNEE', side: 'LEFT', finding: 'PAIN', intensity: 6, text: 'when bent' },
        { view: 'BACK', region: 'LOWER_BACK', side: 'NONE', finding: 'STIFFNESS', intensity: null, text: null },
        { view: 'FRONT', region: 'THIGH', side: 'RIGHT', finding: 'SCAR', intensity: 0, text: null },
      ],
      sameAsBefore: ['assessment', 'plan', 'treatments'],
    });
    expect(notes.getByText('Ravi Sharma, for Kavya Rao')).toBeVisible();
    expect(notes.getByText('Signed 12 Nov 2025')).toBeVisible();
    expect(notes.getByText('Pain 6 of 10 before, 3 of 10 after. Better since the last session.')).toBeVisible();
    const facts = notes.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Subjective', 'Objective', 'Assessment', 'Plan', 'Treatments', 'Body chart']);
    const told = notes.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(told.slice(0, 4)).toEqual(['Sleeps better', 'Bends to 80°', 'On course', 'Stairs next']);
    const entries = notes.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries.slice(1)).toEqual([
      'Joint mobilisation, 15 minutes (grade III)',
      'Ice, 1 minute',
      'Advice',
      'Left knee, from behind: pain, 6 of 10 (when bent)',
      'Lower back: stiffness',
      'Right thigh: scar, 0 of 10',
    ]);
    expect(notes.getByText('Assessment, plan and treatments as in the note before')).toBeVisible();
  });

  it('leave out what nobody wrote', async () => {
    const nothing = { subjective: '', objective: '', assessment: '', plan: '' };
    const notes = await wording({ ...nothing, painBefore: null, painAfter: 0, change: null });
    expect(notes.getByText('Pain 0 of 10 after.')).toBeVisible();
    expect(notes.queryByRole('term')).toBeNull();
    expect(notes.queryByText(/as in the note before/)).toBeNull();
  });

  it('are crossed out if they were written by mistake, but not the reason', async () => {
    const notes = await wording({ ...own, status: 'IN_ERROR', errorReason: 'Of another patient' });
    expect(notes.getByText('Written by mistake')).toBeVisible();
    expect(notes.getByText('Sleeps better').closest('del')).not.toBeNull();
    expect(notes.getByText('Why: Of another patient').closest('del')).toBeNull();
    expect(notes.queryByRole('button')).toBeNull();
  });

  it('say which words were added afterwards, by whom and when', async () => {
    const notes = await wording({
      addenda: [
        addendum({ author: 'Sanjay Rao' }),
        addendum({ id: 'd2', text: 'No more', at: '2025-11-14T06:30:00.000Z' }),
      ],
    });
    const added = within(notes.getByRole('list', { name: 'Added words' })).getAllByRole('listitem');
    expect(added.map(({ textContent }) => textContent)).toEqual([
      'Added by Sanjay Rao, 13 Nov 2025, 12:00 pm ISTAlso tender',
      'Added by Neha Kapoor, 14 Nov 2025, 12:00 pm ISTNo more',
    ]);
  });

  it('say why they are not there, and are asked for again', async () => {
    const answers = [new TypeError('Failed to fetch'), notesAre([note()])];
    openPatient({ TreatmentNotes: () => answers.shift() ?? new Error('asked too often') }, here);
    expect(await screen.findByText('Failed to fetch the notes')).toBeVisible();
    await press('Try again');
    expect((await list()).getByText('Sleeps better')).toBeVisible();
  });
});

describe('what may be done with a treatment note (bench §3)', () => {
  it('names the files of a note, which open in a new tab', async () => {
    const files = [{ __typename: 'ClinicalFile', id: 'f1', title: 'Photo of the knee', url: '/api/v1/files/f1' }];
    openPatient({ TreatmentNotes: notesAre([{ ...note(), files }]) }, here);
    const named = within(await screen.findByRole('list', { name: 'Files of the note' }));
    expect(named.getByRole('link', { name: 'Photo of the knee' })).toHaveAttribute('href', '/api/v1/files/f1');
  });

  it.each([
    ['a draft of a colleague', draft({ isOwn: false }), []],
    ['an own draft', draft(), ['Sign', 'Add a file', 'Throw away']],
    ['a locked note of a colleague', note({ status: 'LOCKED' }), ['Add words', 'Add a file']],
    [
      'an own locked note',
      note({ ...own, status: 'LOCKED' }),
      ['Sign', 'Add words', 'Add a file', 'Written by mistake'],
    ],
    ['a signed note of a colleague', note(), ['Add words', 'Add a file']],
    ['an own signed note', note(own), ['Add words', 'Add a file', 'Written by mistake']],
  ])('depends on whose it is and where it stands: %s', async (_what, shown, offered) => {
    openPatient({ TreatmentNotes: notesAre([shown]) }, here);
    expect(await buttons()).toEqual(offered);
  });

  it('is for a doctor to add words', async () => {
    const me = { Me: { data: { me: accounts.doctor } } };
    openPatient({ ...me, TreatmentNotes: notesAre([note()]) }, '/doctor/patients/p1');
    expect(await buttons()).toEqual(['Add words']);
  });

  it('is to sign it as it is shown: of one that was changed meanwhile nothing is signed, and it is read again', async () => {
    const signed = draft({ subjective: 'Slept badly', status: 'SIGNED', signedAt: '2025-11-12T13:00:00.000Z' });
    const lists = [draft({ version: 3 }), draft({ version: 4, subjective: 'Slept badly' })];
    const { asked } = openPatient(
      {
        TreatmentNotes: () => notesAre([lists.shift() ?? signed]),
        SignNote: ({ version }) =>
          version === 4 ? { data: { signNote: signed } } : refusal('It was changed.', 'CHANGED_MEANWHILE'),
      },
      here,
    );
    await press('Sign: session of 12 Nov 2025');
    expect(await screen.findByRole('alert')).toHaveTextContent('The note was not signed');
    expect(await screen.findByText('Slept badly')).toBeVisible();
    await press('Sign: session of 12 Nov 2025');
    expect(await screen.findByText('Signed 12 Nov 2025')).toBeVisible();
    expect(asked('SignNote')).toEqual([
      { id: 'n1', version: 3 },
      { id: 'n1', version: 4 },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is to throw an own draft away, once that is meant, also where the list has grown', async () => {
    const thrown = new Set<string>();
    const { asked } = openPatient(
      {
        TreatmentNotes: ({ after }) =>
          after ? notesAre(thrown.has('n2') ? [] : [draft({ id: 'n2' })]) : notesAre([note()], 'c1'),
        DiscardNote: ({ id }) => {
          thrown.add(String(id));
          return { data: { discardNote: true } };
        },
      },
      here,
    );
    await press('Show earlier ones');
    await press('Throw away: session of 12 Nov 2025');
    await press('Keep it');
    await dialogsGone();
    expect(asked('DiscardNote')).toEqual([]);
    await press('Throw away: session of 12 Nov 2025');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(screen.queryByText('Draft')).toBeNull());
    expect(asked('DiscardNote')).toEqual([{ id: 'n2' }]);
    await waitFor(() => expect(asked('TreatmentNotes')).toHaveLength(3));
    expect(screen.queryByText('Draft')).toBeNull();
    expect(screen.getByText('Sleeps better')).toBeVisible();
  });

  it('is to add 3 to 4,000 characters, once however often they are sent, and kept where they are refused', async () => {
    const answers = [new TypeError('Failed to fetch'), refusal('It is a draft.', 'WRONG_STATE')];
    const added = note({ addenda: [addendum()] });
    const { asked } = openPatient(
      {
        TreatmentNotes: notesAre([note()]),
        AddNoteAddendum: () => answers.shift() ?? { data: { addNoteAddendum: added } },
      },
      here,
    );
    await press('Add words: session of 12 Nov 2025');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add words' }));
    const words = dialog.getByLabelText('Words');
    await userEvent.type(words, 'Al ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Words must have 3 to 4000 characters')).toBeVisible();
    expect(asked('AddNoteAddendum')).toEqual([]);
    await userEvent.clear(words);
    await userEvent.type(words, ' Also tender');
    for (const said of ['The words were not added', 'It is a draft.']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(said));
      expect(words).toHaveValue(' Also tender');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialogsGone();
    const sent = asked('AddNoteAddendum');
    expect(sent.map(({ noteId, text }) => [noteId, text])).toEqual([1, 2, 3].map(() => ['n1', 'Also tender']));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('is to cross an own one out with a reason of 10 to 300 characters, which stays where it is refused', async () => {
    const answers = [refusal('It is crossed out already.', 'WRONG_STATE')];
    const crossed = note({ ...own, status: 'IN_ERROR', errorReason: 'Of another patient' });
    let shown = note(own);
    const { asked } = openPatient(
      {
        TreatmentNotes: () => notesAre([shown]),
        MarkNoteInError: () => {
          const refused = answers.shift();
          if (refused) return refused;
          shown = crossed;
          return { data: { markNoteInError: crossed } };
        },
      },
      here,
    );
    await press('Written by mistake: session of 12 Nov 2025');
    const dialog = within(await screen.findByRole('dialog', { name: 'Written by mistake' }));
    const reason = dialog.getByLabelText('Reason');
    await userEvent.type(reason, 'Too short');
    await userEvent.click(dialog.getByRole('button', { name: 'Cross it out' }));
    expect(await dialog.findByText('Reason must have 10 to 300 characters')).toBeVisible();
    expect(asked('MarkNoteInError')).toEqual([]);
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Of another patient');
    await userEvent.click(dialog.getByRole('button', { name: 'Cross it out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is crossed out already.');
    expect(reason).toHaveValue('Of another patient');
    await userEvent.click(dialog.getByRole('button', { name: 'Cross it out' }));
    await dialogsGone();
    expect((await list()).getByText('Why: Of another patient')).toBeVisible();
    expect(asked('MarkNoteInError')).toEqual([1, 2].map(() => ({ id: 'n1', reason: 'Of another patient' })));
    await waitFor(() => expect(asked('BenchPatient').length).toBeGreaterThan(1));
  });
});
