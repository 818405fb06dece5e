import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const heelSlides = {
  __typename: 'LibraryExercise',
  key: 'heelSlides',
  name: { __typename: 'BothTexts', en: 'Heel slides', hi: 'एड़ी सरकाना' },
  regions: ['KNEE'],
  aims: ['MOBILITY'],
  position: 'LYING_BACK',
  equipment: ['BED'],
  avoid: [],
  steps: [
    { __typename: 'BothTexts', en: 'Lie on your back.', hi: 'पीठ के बल लेटें।' },
    { __typename: 'BothTexts', en: 'Slide the heel.', hi: 'एड़ी सरकाएँ।' },
  ],
  caution: null,
  sets: 2,
  reps: 10,
  holdSeconds: 3,
  timesPerDay: 3,
  restSeconds: 30,
  figure: null as object | null,
  video: null as object | null,
  revision: 4,
  reviews: [] as object[],
  retired: false,
};
const review = {
  __typename: 'ExerciseReview',
  reviewerName: 'Kavya Rao',
  statement: 'I teach it so.',
  reviewedAt: '2026-03-10T06:30:00.000Z',
};

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const who = path.startsWith('/admin')
    ? accounts.admin
    : path.startsWith('/doctor')
      ? accounts.doctor
      : accounts.physiotherapist;
  const server = fakeServer({
    Me: { data: { me: who } },
    LibraryExercises: {
      data: {
        libraryExercises: {
          edges: [{ node: heelSlides }, { node: { ...heelSlides, key: 'pumps', reviews: [review], retired: true } }],
          pageInfo: { hasNextPage: false, endCursor: 'x' },
          totalCount: 2,
        },
      },
    },
    LibraryExercise: { data: { libraryExercise: heelSlides } },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) => server.calls.filter((call) => call.operation === operation);
  return { router, asked };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the exercise library', () => {
  it('shows entries as cards, with who signed them off, or that they are samples', async () => {
    open('/physio/exercises');
    const list = within(await screen.findByRole('list', { name: 'Exercises' }));
    const [sample, signed] = list.getAllByRole('listitem');
    expect(sample).toHaveTextContent('Heel slidesएड़ी सरकाना');
    expect(sample).toHaveTextContent('Knee · Range of motion · Lying on the back');
    expect(sample).toHaveTextContent('Sample, not signed off by a clinician');
    expect(signed).toHaveTextContent('Signed off by Kavya Rao');
    expect(signed).toHaveTextContent('Retired');
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/physio/exercises/heelSlides');
  });

  it('asks for what the address says, and writes a choice into it', async () => {
    const { router, asked } = open(
      '/admin/exercises?search=heel&region=KNEE&equipment=BED.CHAIR.x&without=BACK_PAIN&reviewed=no&retired=yes',
    );
    await screen.findByRole('list', { name: 'Exercises' });
    expect(asked('LibraryExercises')[0]?.variables).toEqual({
      first: 24,
      filter: {
        search: 'heel',
        region: 'KNEE',
        equipment: ['BED', 'CHAIR'],
        without: ['BACK_PAIN'],
        reviewed: false,
        retired: true,
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Offered' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('retired'));
    expect(asked('LibraryExercises').at(-1)?.variables).toMatchObject({ filter: { reviewed: false, retired: false } });
  });

  it('asks for exercises that need nothing by an empty list', async () => {
    const { asked } = open('/admin/exercises?equipment=NOTHING');
    await screen.findByRole('list', { name: 'Exercises' });
    expect(asked('LibraryExercises')[0]?.variables).toMatchObject({ filter: { equipment: [] } });
  });

  it('offers each reader what they may do', async () => {
    const buttons = ['Retire', 'Edit', 'I stand for this revision'];
    for (const [path, may] of [
      ['/admin/exercises/heelSlides', ['Retire', 'Edit']],
      ['/physio/exercises/heelSlides', ['Edit', 'I stand for this revision']],
      ['/doctor/exercises/heelSlides', ['I stand for this revision']],
    ] as const) {
      open(path);
      await screen.findByRole('region', { name: 'Steps' });
      const present = buttons.filter((name) => screen.queryByRole('button', { name }));
      expect([path, present]).toEqual([path, may]);
      cleanup();
    }
  });
});

describe('an entry', () => {
  it('is signed off in the revision that was read, with a statement', async () => {
    let reviews: object[] = [];
    const entry = (): Answer => ({ data: { libraryExercise: { ...heelSlides, reviews } } });
    const { asked } = open('/physio/exercises/heelSlides', {
      LibraryExercise: entry,
      ReviewExercise: () => {
        reviews = [review];
        return { data: { reviewExercise: { ...heelSlides, reviews } } };
      },
    });
    expect(await screen.findByText('Nobody has signed this revision off.')).toBeVisible();
    await press('I stand for this revision');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(asked('ReviewExercise')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Statement'), 'I teach it so.');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(await screen.findByText('Signed off by Kavya Rao')).toBeVisible();
    expect(asked('ReviewExercise')[0]?.variables).toEqual({
      key: 'heelSlides',
      revision: 4,
      statement: 'I teach it so.',
    });
  });

  it('is saved on the revision that was read; what the server refuses stands beside its input', async () => {
    const fields = {
      'steps.1.hi': 'The step is too long',
      'figure.poses.1.footO': 'The limb cannot reach this target',
    };
    const { asked } = open('/admin/exercises/heelSlides', {
      SaveExercise: { errors: [{ message: 'No.', extensions: { code: 'BAD_INPUT', requestId: 'x', fields } }] },
    });
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Heel slides' }));
    fireEvent.change(dialog.getByLabelText('Repetitions a set'), { target: { value: '12' } });
    fireEvent.change(dialog.getByLabelText('Figure, as JSON'), { target: { value: '{"view": ' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the revision' }));
    expect(await dialog.findByText(/This is not JSON/)).toBeVisible();
    expect(asked('SaveExercise')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Figure, as JSON'), { target: { value: '{"view":"side"}' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the revision' }));
    expect(await dialog.findByText('The step is too long')).toBeVisible();
    expect(dialog.getByText(/The limb cannot reach this target/)).toBeVisible();
    expect(asked('SaveExercise')[0]?.variables).toMatchObject({
      key: 'heelSlides',
      revision: 4,
      input: { name: { en: 'Heel slides' }, reps: 12, caution: null, figure: { view: 'side' } },
    });
    expect(dialog.getByLabelText('Repetitions a set')).toHaveValue('12');
  });

  it('that is new takes no key of another one', async () => {
    const { asked } = open('/physio/exercises', {
      SaveExercise: refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE'),
    });
    await press('New exercise');
    const dialog = within(await screen.findByRole('dialog', { name: 'New exercise' }));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Key', 'heelSlides');
    for (const word of ['English', 'Hindi']) {
      type(`Name in ${word}`, 'Heel slides');
      type(`Step 1 in ${word}`, 'Lie down.');
      type(`Step 2 in ${word}`, 'Slide.');
    }
    for (const [label, option] of [
      ['Part of the body', 'Knee'],
      ['Trains', 'Strength'],
      ['Position', 'Standing'],
    ] as const) {
      fireEvent.mouseDown(dialog.getByLabelText(label));
      await userEvent.click(await dialog.findByTitle(option));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save the revision' }));
    expect(await dialog.findByText(/There is an exercise with this key already/)).toBeVisible();
    expect(asked('SaveExercise')[0]?.variables).toMatchObject({
      key: 'heelSlides',
      revision: 0,
      input: { regions: ['KNEE'], aims: ['STRENGTH'], position: 'STANDING', figure: null },
    });
  });

  it('is retired and offered again', async () => {
    let retired = false;
    const { asked } = open('/admin/exercises/heelSlides', {
      LibraryExercise: () => ({ data: { libraryExercise: { ...heelSlides, retired } } }),
      SetExerciseRetired: (variables) => {
        retired = variables['retired'] === true;
        return { data: { setExerciseRetired: { ...heelSlides, retired } } };
      },
    });
    await press('Retire');
    expect(await screen.findByText('Retired: it is offered no more')).toBeVisible();
    await press('Offer again');
    await waitFor(() => expect(asked('SetExerciseRetired')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
  });
});
