import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../../test/fake-server';
import { approval, protocolsOf, shortContent, version } from '../../../test/protocols.fixture';
import { accounts, renderRoute } from '../../../test/render-route';

const signed = version({ status: 'APPROVED', approvals: [approval] });

/** The console, over a server that keeps what is saved. */
function openAt(path: string, versions: readonly object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  let kept = versions;
  const listed = () => protocolsOf(kept, { isSample: true });
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    Protocols: listed,
    ProtocolTexts: listed,
    SaveProtocolDraft: ({ content }): Answer => {
      const draft = version({ id: 'v2', number: 2, contentHash: 'b'.repeat(64), content });
      kept = [draft, signed];
      return { data: { saveProtocolDraft: draft } };
    },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) => server.calls.filter((call) => call.operation === operation);
  return { router, asked };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const phase = async (number: number) => within(await screen.findByRole('group', { name: `phase ${number}` }));

describe('/admin/protocols', () => {
  it('lists the versions with where they stand, and says of a sample that it is one', async () => {
    const letPass = version({ status: 'APPROVED', approvals: [{ ...approval, isSample: true }] });
    openAt('/admin/protocols', [version({ id: 'v2', number: 2 }), letPass]);
    const card = within(await screen.findByRole('region', { name: 'Knee' }));
    expect(card.getByText('Sample, not signed off by a clinician')).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Draft, waits for a doctor’s signature'),
      'Version 1 Sample, let pass by sample data, signed by nobody',
    ]);
    expect(card.getByRole('link', { name: 'Knee, version 2' })).toHaveAttribute('href', '/admin/protocols/v2');
  });

  it('begins a protocol with what another one says, and only where its short name is free', async () => {
    const { router, asked } = openAt('/admin/protocols', [signed], {
      SaveProtocolDraft: refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE'),
    });
    await press('New protocol');
    const dialog = within(await screen.findByRole('dialog', { name: 'New protocol' }));
    fireEvent.change(await dialog.findByLabelText('Short name'), { target: { value: 'our-knee' } });
    fireEvent.change(dialog.getByLabelText('Name of the protocol in English'), { target: { value: 'Our knee' } });
    fireEvent.change(dialog.getByLabelText('Name of the protocol in Hindi'), { target: { value: 'हमारा घुटना' } });
    fireEvent.mouseDown(dialog.getByLabelText('Begin with'));
    await userEvent.click(await dialog.findByTitle('Knee, version 1'));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin the draft' }));
    expect(await dialog.findByText(/There is a protocol with this short name already/)).toBeVisible();
    expect(dialog.getByLabelText('Short name')).toHaveValue('our-knee');
    const [call] = asked('SaveProtocolDraft');
    expect(call?.variables).toEqual({
      slug: 'our-knee',
      content: { ...shortContent, name: { en: 'Our knee', hi: 'हमारा घुटना' } },
    });
    expect(router.state.location.pathname).toBe('/admin/protocols');
  });
});

describe('a version', () => {
  it('is read with its signature, and leads to the next one', async () => {
    openAt('/admin/protocols/v1', [signed]);
    expect(await screen.findByRole('region', { name: 'Signature' })).toHaveTextContent('Read and agreed.');
    expect(screen.getByRole('link', { name: 'Begin version 2 from it' })).toHaveAttribute(
      'href',
      '/admin/protocols/v1/edit',
    );
    expect(screen.getByRole('button', { name: 'Retire version 1' })).toBeVisible();
  });

  it('that the sample data let pass names no doctor: nobody signed it', async () => {
    openAt('/admin/protocols/v1', [version({ status: 'APPROVED', approvals: [{ ...approval, isSample: true }] })]);
    const card = await screen.findByRole('region', { name: 'Sample, let pass by sample data, signed by nobody' });
    expect(card).toHaveTextContent('Read and agreed.');
    expect(screen.getByRole('main')).not.toHaveTextContent(/Meera|Signed by|Signature/);
  });

  it('that is a draft is edited, and not retired', async () => {
    openAt('/admin/protocols/v1', [version()]);
    expect(await screen.findByRole('link', { name: 'Edit the draft' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retire/ })).toBeNull();
  });
});

describe('a draft', () => {
  it('is changed in its inputs, saved on condition of what was read, and then stands there', async () => {
    const { router, asked } = openAt('/admin/protocols/v1/edit', [signed]);
    expect(await screen.findByText(/Saving begins version 2/)).toBeVisible();
    const first = await phase(1);
    fireEvent.change(first.getByLabelText('Sessions'), { target: { value: '4' } });
    expect(await screen.findByText('Sessions in all: 7')).toBeVisible();
    const criterion = within(first.getByRole('group', { name: 'criterion 1' }));
    fireEvent.change(criterion.getByLabelText('Figure'), { target: { value: '85,5' } });
    await userEvent.click(first.getByRole('button', { name: 'Move exercise 2 up' }));
    await press('Save the draft');
    expect(await screen.findByText('The draft was saved.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/protocols/v2');
    const [call] = asked('SaveProtocolDraft');
    expect(call?.ifMatch).toBe(`"${'a'.repeat(64)}"`);
    expect(call?.variables).toMatchObject({
      slug: 'knee',
      content: {
        sessions: 7,
        phases: [
          { sessions: 4, criteria: [{ value: 85.5 }, {}], exercises: [{ key: 'pumps' }, { key: 'slides' }] },
          { sessions: 3 },
        ],
      },
    });
    const changes = await screen.findByRole('region', { name: 'What version 2 changes of version 1' });
    expect(changes).toHaveTextContent(/at least 85\.5°/);
  });

  it('is not sent with a figure or a text missing, and the keyboard goes there', async () => {
    const { asked } = openAt('/admin/protocols/v1/edit', [version()]);
    const second = await phase(2);
    fireEvent.change(second.getByLabelText('Aim in Hindi'), { target: { value: ' ' } });
    await press('Save the draft');
    expect(await screen.findByText('Aim in Hindi is required')).toBeVisible();
    await waitFor(() => expect(second.getByLabelText('Aim in Hindi')).toHaveFocus());
    expect(asked('SaveProtocolDraft')).toEqual([]);
  });

  it('that the server refuses says it beside the inputs, by their paths, and keeps what was typed', async () => {
    const fields = {
      'content.phases.1.toDay': 'A phase must not end before it begins',
      'content.phases.0.exercises': 'Each key may be given once',
    };
    openAt('/admin/protocols/v1/edit', [version()], {
      SaveProtocolDraft: { errors: [{ message: 'No.', extensions: { code: 'BAD_INPUT', requestId: 'x', fields } }] },
    });
    const second = await phase(2);
    fireEvent.change(second.getByLabelText('Usually to day'), { target: { value: '3' } });
    await press('Save the draft');
    expect(await second.findByText('A phase must not end before it begins')).toBeVisible();
    expect((await phase(1)).getByText('Each key may be given once')).toBeVisible();
    expect(second.getByLabelText('Usually to day')).toHaveValue('3');
  });

  it('that somebody else changed meanwhile is not written over unseen', async () => {
    const other = version({
      contentHash: 'c'.repeat(64),
      content: { ...shortContent, name: { en: 'Theirs', hi: 'उनका' } },
    });
    const texts = [protocolsOf([version()]), protocolsOf([other])];
    const { asked } = openAt('/admin/protocols/v1/edit', [version()], {
      ProtocolTexts: () => texts.shift() ?? protocolsOf([other]),
      SaveProtocolDraft: refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE'),
    });
    const first = await phase(1);
    fireEvent.change(first.getByLabelText('Sessions'), { target: { value: '9' } });
    await press('Save the draft');
    const theirs = await screen.findByRole('region', { name: 'Somebody else has changed this meanwhile' });
    expect(theirs).toHaveTextContent('Theirs');
    await press('Save the draft');
    await waitFor(() => expect(asked('SaveProtocolDraft')).toHaveLength(2));
    expect(asked('SaveProtocolDraft').map(({ ifMatch }) => ifMatch?.at(1))).toEqual(['a', 'c']);
    expect(first.getByLabelText('Sessions')).toHaveValue('9');
  });
});

describe('an exercise of a draft', () => {
  const entry = {
    __typename: 'LibraryExercise',
    key: 'heelSlides',
    name: { __typename: 'BothTexts', en: 'Heel slides', hi: 'एड़ी सरकाना' },
    steps: [{ __typename: 'BothTexts', en: 'Lie on your back.', hi: 'पीठ के बल लेटें।' }],
    sets: 2,
    reps: 10,
    holdSeconds: 3,
    timesPerDay: 3,
  };
  const open = async () => {
    const { asked } = openAt('/admin/protocols/v1/edit', [version()], {
      ExerciseChoices: { data: { libraryExercises: { edges: [{ node: entry }], totalCount: 31 } } },
    });
    const exercise = within((await phase(1)).getByRole('group', { name: 'exercise 1' }));
    const take = async () => {
      const choice = exercise.getByRole('combobox', { name: 'Take from the exercise library' });
      fireEvent.focus(choice);
      fireEvent.mouseDown(choice);
      await userEvent.click(await exercise.findByTitle('Heel slides · एड़ी सरकाना'));
    };
    return { asked, exercise, take };
  };

  it('is taken from the library, and can be changed then', async () => {
    const { asked, exercise, take } = await open();
    await take();
    expect(exercise.getByLabelText('Key')).toHaveValue('heelSlides');
    expect(exercise.getByLabelText('Instructions in Hindi')).toHaveValue('पीठ के बल लेटें।');
    fireEvent.change(exercise.getByLabelText('Repetitions a set'), { target: { value: '8' } });
    await press('Save the draft');
    expect(await screen.findByText('The draft was saved.')).toBeVisible();
    const expected = {
      key: 'heelSlides',
      name: { en: 'Heel slides', hi: 'एड़ी सरकाना' },
      instructions: { en: 'Lie on your back.', hi: 'पीठ के बल लेटें।' },
      sets: 2,
      reps: 8,
      holdSeconds: 3,
      timesPerDay: 3,
    };
    const exercises = expect.arrayContaining([expected]) as object;
    const phases = expect.arrayContaining([expect.objectContaining({ exercises })]) as object;
    expect(asked('SaveProtocolDraft')[0]?.variables).toMatchObject({ content: { phases } });
  });

  it('that was taken is asked about before it is discarded, and takes the errors of its inputs away', async () => {
    const { exercise, take } = await open();
    fireEvent.change(exercise.getByLabelText('Key'), { target: { value: '9' } });
    fireEvent.blur(exercise.getByLabelText('Key'));
    expect(await exercise.findByText(/^Enter up to 40 letters/)).toBeVisible();
    fireEvent.change(exercise.getByLabelText('Key'), { target: { value: '' } });
    await take();
    await waitFor(() => expect(exercise.queryByText(/^Enter up to 40 letters/)).toBeNull());
    cleanup();
    const again = await open();
    await again.take();
    await userEvent.click(screen.getByRole('link', { name: 'Protocols' }));
    expect((await screen.findAllByText('Discard what you typed?'))[0]).toBeInTheDocument();
  });
});
