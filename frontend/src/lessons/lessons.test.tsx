import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, refusal, type Answer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

const both = (en: string, hi: string) => ({ __typename: 'BothTexts', en, hi });
const wound = {
  __typename: 'LibraryLesson',
  slug: 'the-wound',
  topic: 'WOUND',
  title: both('The wound', 'घाव'),
  body: both('Keep it **dry**.\n\n## Every day\n\n- Wash your hands.', 'सूखा रखें।\n\n## हर दिन\n\n- हाथ धोएँ।'),
  protocols: ['knee-replacement'],
  fromPhase: 2,
  revision: 4,
  reviews: [] as object[],
  retired: false,
};
const review = {
  __typename: 'ExerciseReview',
  reviewerName: 'Kavya Rao',
  statement: 'I say it so.',
  reviewedAt: '2026-03-10T06:30:00.000Z',
};

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const who = path.startsWith('/admin')
    ? accounts.admin
    : path.startsWith('/doctor')
      ? accounts.doctor
      : accounts.physiotherapist;
  const other = { ...wound, slug: 'sleep', topic: 'SLEEP', protocols: [], reviews: [review], retired: true };
  const server = fakeServer({
    Me: { data: { me: who } },
    LibraryLessons: { data: { libraryLessons: [wound, other] } },
    LessonProtocols: {
      data: { protocols: [{ __typename: 'Protocol', id: 'k', slug: 'knee-replacement', name: 'Knee replacement' }] },
    },
    ...answers,
  });
  const router = renderRoute(path, server);
  const asked = (operation: string) => server.calls.filter((call) => call.operation === operation);
  return { router, asked };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the lessons of the clinic', () => {
  it('stand as cards, with whom they are for, and who signed them off', async () => {
    open('/physio/lessons');
    const list = within(await screen.findByRole('list', { name: 'Lessons' }));
    const [sample, signed] = list.getAllByRole('listitem');
    expect(sample).toHaveTextContent('The woundघावWound · knee-replacement, from phase 2');
    expect(sample).toHaveTextContent('Sample, not signed off by a clinician');
    expect(signed).toHaveTextContent('Sleep · All protocols, from phase 2');
    expect(signed).toHaveTextContent('Signed off by Kavya Rao');
    expect(signed).toHaveTextContent('Retired');
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/physio/lessons/the-wound');
  });

  it('are shown as patients read them, and each reader may do what is theirs', async () => {
    const buttons = ['Retire', 'Edit', 'I stand for this revision'];
    for (const [path, may] of [
      ['/admin/lessons/the-wound', ['Retire', 'Edit']],
      ['/physio/lessons/the-wound', ['Edit', 'I stand for this revision']],
      ['/doctor/lessons/the-wound', ['I stand for this revision']],
    ] as const) {
      open(path);
      const text = within(await screen.findByRole('region', { name: 'The wound' }));
      expect(text.getByRole('heading', { name: 'Every day', level: 3 })).toBeVisible();
      expect(text.getByText('Keep it **dry**.')).toBeVisible();
      expect(text.getByRole('listitem')).toHaveTextContent('Wash your hands.');
      const present = buttons.filter((name) => screen.queryByRole('button', { name }));
      expect([path, present]).toEqual([path, may]);
      cleanup();
    }
    open('/doctor/lessons/nothing');
    expect(await screen.findByText('There is no lesson with this short name.')).toBeVisible();
  });
});

describe('a lesson', () => {
  it('is signed off in the revision that was read, with a statement', async () => {
    let reviews: object[] = [];
    const { asked } = open('/physio/lessons/the-wound', {
      LibraryLessons: (): Answer => ({ data: { libraryLessons: [{ ...wound, reviews }] } }),
      ReviewLesson: () => {
        reviews = [review];
        return { data: { reviewLesson: { ...wound, reviews } } };
      },
    });
    expect(await screen.findByText('Nobody has signed this revision off.')).toBeVisible();
    await press('I stand for this revision');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Statement'), 'I say it so.');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(await screen.findByText('Signed off by Kavya Rao')).toBeVisible();
    expect(asked('ReviewLesson')[0]?.variables).toEqual({ slug: 'the-wound', revision: 4, statement: 'I say it so.' });
  });

  it('is edited with a preview, and saved on the revision that was read; a refusal stands beside its input', async () => {
    const fields = { 'body.hi': 'The text of the lesson is too long' };
    const { asked } = open('/admin/lessons/the-wound', {
      SaveLesson: { errors: [{ message: 'No.', extensions: { code: 'BAD_INPUT', requestId: 'x', fields } }] },
    });
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit The wound' }));
    fireEvent.change(dialog.getByLabelText('Text in English'), {
      target: { value: '## Bathing\n\nUse a firm stool.' },
    });
    const preview = within(dialog.getByRole('region', { name: 'Preview in English' }));
    expect(await preview.findByRole('heading', { name: 'Bathing' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the revision' }));
    expect(await dialog.findByText('The text of the lesson is too long')).toBeVisible();
    expect(asked('SaveLesson')[0]?.variables).toEqual({
      slug: 'the-wound',
      revision: 4,
      input: {
        topic: 'WOUND',
        title: { en: 'The wound', hi: 'घाव' },
        body: { en: '## Bathing\n\nUse a firm stool.', hi: wound.body.hi },
        protocols: ['knee-replacement'],
        fromPhase: 2,
      },
    });
  });

  it('that is new takes no short name of another one', async () => {
    const { asked } = open('/physio/lessons', {
      SaveLesson: refusal('Somebody else changed this meanwhile.', 'CHANGED_MEANWHILE'),
    });
    await press('New lesson');
    const dialog = within(await screen.findByRole('dialog', { name: 'New lesson' }));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Short name', 'the-wound');
    for (const word of ['English', 'Hindi']) {
      type(`Title in ${word}`, 'The wound');
      type(`Text in ${word}`, 'Keep the wound clean and dry.');
    }
    fireEvent.mouseDown(dialog.getByLabelText('Topic'));
    await userEvent.click(await dialog.findByTitle('Sleep'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the revision' }));
    expect(await dialog.findByText(/There is a lesson with this short name already/)).toBeVisible();
    expect(asked('SaveLesson')[0]?.variables).toMatchObject({
      slug: 'the-wound',
      revision: 0,
      input: { topic: 'SLEEP', protocols: [], fromPhase: 1 },
    });
  });

  it('is retired and shown again', async () => {
    let retired = false;
    const { asked } = open('/admin/lessons/the-wound', {
      LibraryLessons: () => ({ data: { libraryLessons: [{ ...wound, retired }] } }),
      SetLessonRetired: (variables) => {
        retired = variables['retired'] === true;
        return { data: { setLessonRetired: { ...wound, retired } } };
      },
    });
    await press('Retire');
    expect(await screen.findByText('Retired: no patient sees it')).toBeVisible();
    await press('Show again');
    await waitFor(() => expect(asked('SetLessonRetired')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
  });
});
