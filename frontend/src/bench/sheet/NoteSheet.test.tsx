import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchDay, benchSession, openBench } from '../../../test/bench.fixture';
import { refusal, type fakeServer } from '../../../test/fake-server';
import * as uploads from '#src/files/send-file';

/** 19 Nov 2025, ten minutes after the session has begun. */
const now = new Date('2025-11-19T16:40:00+05:30');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const note = (changes: object = {}) => ({
  __typename: 'TreatmentNote',
  id: 'n1',
  kind: 'SESSION',
  isOwn: true,
  status: 'DRAFT',
  version: 1,
  subjective: '',
  objective: '',
  assessment: 'Quadriceps weak',
  plan: 'Stairs next',
  painBefore: null,
  painAfter: null,
  change: null,
  treatments: [],
  values: [],
  body: [],
  files: [],
  ...changes,
});
const start = (changes: object = {}) => ({
  data: {
    noteStart: {
      __typename: 'NoteStart',
      note: null,
      kind: 'SESSION',
      treatments: [{ __typename: 'TreatmentGiven', name: 'Joint mobilisation', minutes: 10, detail: null }],
      assessment: 'Quadriceps weak',
      plan: 'Stairs next',
      carriedFrom: '2025-11-12T05:00:00.000Z',
      values: [],
      ...changes,
    },
  },
});
const written = (changes: object = {}) => ({
  data: { writeNote: { __typename: 'WrittenNote', note: note({ version: 2, ...changes }) } },
});

interface Sent {
  input: Record<string, unknown>;
  idempotencyKey: string;
}

async function open(answers: Parameters<typeof fakeServer>[0], session = benchSession()) {
  const { asked } = openBench('/physio', {
    BenchDay: benchDay({ sessions: [session] }),
    NoteStart: start(),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^(?:Write down|Go on writing): Sunita Yadav/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radiogroup', { name: 'Pain before' });
  const pain = (of: string, value: string) =>
    userEvent.click(within(dialog.getByRole('radiogroup', { name: of })).getByRole('radio', { name: value }));
  return { dialog, pain, sent: () => asked('WriteNote') as unknown as Sent[] };
}

describe('the note of a session (bench §3)', () => {
  it('begins with a template that fits, which fills in what is empty and changes nothing else', async () => {
    const template = {
      __typename: 'NoteTemplate',
      id: 't1',
      name: 'Knee',
      kind: 'SESSION',
      isShared: true,
      isSample: true,
    };
    const texts = {
      subjective: 'Pain at rest',
      objective: 'Swelling',
      assessment: 'Other',
      plan: 'Other',
      measures: ['KNEE_FLEXION'],
      version: 1,
    };
    const other = { ...template, ...texts, id: 't2', name: 'First', kind: 'INITIAL' };
    const { dialog } = await open({ NoteTemplates: { data: { noteTemplates: [{ ...template, ...texts }, other] } } });
    await userEvent.click(dialog.getByText('More to write'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What was found' }), 'Warm');
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Begin with a template' }));
    expect(screen.queryByTitle('First')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByTitle('Knee'));
    expect(dialog.getByRole('textbox', { name: 'What the patient says' })).toHaveValue('Pain at rest');
    expect(dialog.getByRole('textbox', { name: 'What was found' })).toHaveValue('Warm');
    expect(dialog.getByRole('textbox', { name: 'What comes next' })).toHaveValue('Stairs next');
    // Its values are asked for, and empty.
    expect(await dialog.findByRole('textbox', { name: /^Knee bend/ })).toHaveValue('');
  });

  it('is written down in four taps: the sheet, pain, change, and complete and sign', async () => {
    const { dialog, pain, sent } = await open({ WriteNote: written({ status: 'SIGNED' }) });
    await pain('Pain before', '3');
    await pain('Since the last session', 'Better');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    expect(await screen.findByText('The note of Sunita Yadav was signed.')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.input).toEqual({
      patientId: 'p1',
      appointmentId: 's1',
      appointmentVersion: 2,
      kind: 'SESSION',
      painBefore: 3,
      painAfter: null,
      change: 'BETTER',
      subjective: '',
      objective: '',
      assessment: 'Quadriceps weak',
      plan: 'Stairs next',
      treatments: [{ name: 'Joint mobilisation', minutes: 10, detail: null }],
      body: [],
      values: [],
      complete: true,
      sign: true,
      version: 0,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('carries over what was done and what comes next, marked as such until it is touched, and nothing that the patient said', async () => {
    const { dialog } = await open({});
    expect(dialog.getByLabelText('What the patient says')).toHaveValue('');
    expect(dialog.getAllByText('From 12 Nov 2025, not changed since')).toHaveLength(2);
    expect(dialog.getByText(/^Carried over from 12 Nov 2025/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('What comes next'), ' and a bicycle');
    await waitFor(() => expect(dialog.getAllByText('From 12 Nov 2025, not changed since')).toHaveLength(1));
  });

  it('stays as it was typed when the server refuses it, and is sent with the same key by the second attempt', async () => {
    let isRefused = true;
    const { dialog, pain, sent } = await open({
      WriteNote: () => (isRefused ? refusal('Something went wrong.', 'INTERNAL') : written({ status: 'SIGNED' })),
    });
    await pain('Pain before', '7');
    await userEvent.type(dialog.getByLabelText('What the patient says'), 'Slept badly');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The note could not be saved');
    expect(dialog.getByLabelText('What the patient says')).toHaveValue('Slept badly');
    isRefused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('saves itself as a draft, whose version the signature sends', async () => {
    let isSigned = false;
    const { dialog, pain, sent } = await open({
      WriteNote: (variables) => {
        isSigned = Boolean((variables as unknown as Sent['input'] & Sent).input['sign']);
        return written(isSigned ? { status: 'SIGNED', version: 3 } : {});
      },
    });
    await pain('Pain before', '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(await dialog.findByText('Draft saved at 4:40 pm')).toBeVisible();
    expect(sent()[0]?.input).toMatchObject({ painBefore: 2 });
    expect(sent()[0]?.input).not.toHaveProperty('sign');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await waitFor(() => expect(isSigned).toBe(true));
    expect(sent()[1]?.input).toMatchObject({ version: 2, sign: true });
  });

  it('does not overwrite what another window began after this one was opened', async () => {
    let present: ReturnType<typeof note> | null = null;
    const { dialog, pain, sent } = await open({
      NoteStart: () => start({ note: present }),
      WriteNote: () => {
        if (present) return written({ version: 2 });
        present = note({ subjective: 'Walked to the park' });
        return refusal('Somebody changed this meanwhile.', 'CHANGED_MEANWHILE');
      },
    });
    await pain('Pain before', '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    expect(await dialog.findByText(/is now/)).toHaveTextContent(
      'What the patient says: was nothing, is now Walked to the park',
    );
    expect(dialog.getByLabelText('What the patient says')).toHaveValue('Walked to the park');
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.input).toMatchObject({ version: 0, subjective: '' });
    expect(sent()[1]?.input).toMatchObject({ version: 1, subjective: 'Walked to the park', painBefore: 6 });
  });

  it('goes on with the own draft, and shows what another window changed meanwhile beside what was typed', async () => {
    let present = note({ version: 1, subjective: 'Walked to the park', painBefore: 4 });
    const { dialog, sent } = await open(
      {
        NoteStart: () => start({ note: present }),
        WriteNote: () => {
          if (present.version === 1) {
            present = note({ version: 5, subjective: 'Walked to the park', painBefore: 4, objective: 'Swollen' });
            return refusal('Somebody changed this meanwhile.', 'CHANGED_MEANWHILE');
          }
          return written({ status: 'SIGNED', version: 6 });
        },
      },
      benchSession({ note: { id: 'n1', status: 'DRAFT', isOwn: true } }),
    );
    expect(dialog.getByLabelText('What the patient says')).toHaveValue('Walked to the park');
    await userEvent.type(dialog.getByLabelText('What comes next'), ' slowly');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    expect(await dialog.findByText(/is now/)).toBeVisible();
    expect(dialog.getByLabelText('What was found')).toHaveValue('Swollen');
    expect(dialog.getByLabelText('What comes next')).toHaveValue('Stairs next slowly');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete and sign' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.input).toMatchObject({ version: 5, objective: 'Swollen', plan: 'Stairs next slowly' });
  });
});

describe('a file from the sheet of a note', () => {
  // In tests, Ant Design labels all dialogs by one id.
  const addingDialog = async () => {
    await screen.findByRole('button', { name: 'Add it' });
    return within(screen.getAllByRole('dialog').at(-1) ?? document.body);
  };

  it('is sent with the note, which is saved as a draft before', async () => {
    const send = vi.fn<typeof uploads.sendFile>(async () => true);
    vi.spyOn(uploads, 'sendFile').mockImplementation(send);
    let files: object[] = [];
    const { dialog, sent } = await open({
      NoteStart: () => start({ note: files.length > 0 ? note({ files }) : null }),
      WriteNote: written({ version: 1 }),
    });
    await userEvent.type(dialog.getByLabelText('What the patient says'), 'Slept badly');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a file' }));
    const adding = await addingDialog();
    const xray = new File(['…'], 'knee.png', { type: 'image/png' });
    await userEvent.upload(adding.getByLabelText('Chosen file'), xray);
    await userEvent.click(adding.getByRole('radio', { name: 'X-ray' }));
    files = [{ __typename: 'ClinicalFile', id: 'f1', title: 'X-ray', url: '/api/v1/files/f1' }];
    await userEvent.click(adding.getByRole('button', { name: 'Add it' }));
    expect(await dialog.findByRole('link', { name: 'X-ray' })).toHaveAttribute('href', '/api/v1/files/f1');
    expect(sent().map(({ input }) => input)).toMatchObject([{ subjective: 'Slept badly', version: 0 }]);
    expect(send.mock.calls.map(([patientId, file, fields]) => [patientId, file, fields.noteId])).toEqual([
      ['p1', xray, 'n1'],
    ]);
    // Nothing is lost when the sheet closes now, so that nothing is asked.
    await userEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not sent when the note cannot be saved, and is not offered in a record that was opened', async () => {
    const send = vi.spyOn(uploads, 'sendFile').mockResolvedValue(true);
    const { dialog } = await open({ WriteNote: refusal('Somebody changed this meanwhile.', 'CHANGED_MEANWHILE') });
    await userEvent.click(dialog.getByText('More to write'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a file' }));
    const adding = await addingDialog();
    await userEvent.upload(adding.getByLabelText('Chosen file'), new File(['…'], 'knee.png', { type: 'image/png' }));
    await userEvent.click(adding.getByRole('radio', { name: 'X-ray' }));
    await userEvent.click(adding.getByRole('button', { name: 'Add it' }));
    expect(await adding.findByRole('alert')).toHaveTextContent('The file was not added');
    expect(send).not.toHaveBeenCalled();
    cleanup();
    const opened = await open({}, benchSession({ reach: 'OPENED' }));
    expect(opened.dialog.queryByRole('button', { name: 'Add a file' })).toBeNull();
  });
});
