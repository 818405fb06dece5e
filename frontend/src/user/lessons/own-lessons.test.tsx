import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCourse } from '../../../test/course.fixture';
import type { Answer } from '../../../test/fake-server';
import { answerOf, lost, openToday, todayOf } from '../../../test/today.fixture';
import type { OwnLessonsQuery } from './gql/generated';

beforeEach(() => () => sessionStorage.clear());

type Lesson = OwnLessonsQuery['lessons'][number];
const lessonOf = (slug: string, changes: Partial<Lesson> = {}): Lesson => ({
  slug,
  topic: 'WOUND',
  title: `Lesson ${slug}`,
  body: '## Every day\n\n- Wash your hands.\n\nKeep it **dry**.',
  minutes: 2,
  isReviewed: false,
  readAt: null,
  ...changes,
});
const answer = (...lessons: Lesson[]): Answer => ({ data: { lessons } });
const readAt = '2026-03-10T06:30:00.000Z';
const two = answer(lessonOf('wound'), lessonOf('sleep', { minutes: 1, isReviewed: true, readAt }));

const open = (path: string, answers: Parameters<typeof openCourse>[1] = {}) =>
  openCourse(path, {
    OwnLessons: two,
    ReadLesson: ({ slug }) => ({ data: { readLesson: { slug, readAt } } }),
    ...answers,
  });

describe('the lessons of a patient (companion §9)', () => {
  it('stand in the order of the server, with their minutes and which ones were read', async () => {
    const { asked } = open('/user/lessons');
    const list = within(await screen.findByRole('region', { name: 'To read' }));
    const [wound, sleep] = await list.findAllByRole('link');
    expect(wound).toHaveTextContent('Lesson wound2 minutes to read');
    expect(wound).toHaveAttribute('href', '/user/lessons/wound');
    expect(sleep).toHaveTextContent('Lesson sleep1 minute to read · ✓ Read');
    expect(asked('OwnLessons')).toEqual([{ language: 'EN' }]);
  });

  it('can be read without a plan, too, and may be none', async () => {
    open('/user/lessons', { Today: answerOf(null), OwnLessons: answer() });
    expect(await screen.findByText('There is no lesson for you yet.')).toBeVisible();
    expect(screen.getByText(/told you comes first/)).toBeVisible();
  });

  it('say that they could not be loaded, and are tried again', async () => {
    const answers = [lost, two];
    open('/user/lessons', { OwnLessons: () => answers.shift() ?? two });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your lessons could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Lesson wound/ })).toBeVisible();
  });

  it('are there without a connection once they were loaded on this phone', async () => {
    open('/user/lessons');
    await screen.findByRole('link', { name: /Lesson wound/ });
    await waitFor(() => expect(Object.keys(sessionStorage).some((key) => key.includes('lessons/p1/'))).toBe(true));
    cleanup();
    open('/user/lessons/sleep', { OwnLessons: lost });
    const lesson = within(await screen.findByRole('region', { name: 'Lesson sleep' }));
    expect(lesson.getByText('Wash your hands.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a lesson of a patient (companion §9)', () => {
  it('is read once it is opened, and names the next unread one', async () => {
    const lessons = answer(lessonOf('wound'), lessonOf('pain'), lessonOf('sleep', { readAt }));
    const { asked } = open('/user/lessons/wound', { OwnLessons: lessons });
    const lesson = within(await screen.findByRole('region', { name: 'Lesson wound' }));
    expect(lesson.getByText('Sample, not signed off by a clinician')).toBeVisible();
    expect(lesson.getByRole('heading', { name: 'Every day', level: 3 })).toBeVisible();
    expect(lesson.getByText('Keep it **dry**.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lesson pain' })).toHaveAttribute('href', '/user/lessons/pain');
    await waitFor(() => expect(asked('ReadLesson')).toEqual([{ slug: 'wound' }]));
    await userEvent.click(screen.getByRole('link', { name: 'All lessons' }));
    expect(await screen.findByRole('link', { name: /Lesson wound/ })).toHaveTextContent('✓ Read');
  });

  it('that was read is not sent again, and a reviewed one is no sample', async () => {
    const { asked } = open('/user/lessons/sleep');
    const lesson = within(await screen.findByRole('region', { name: 'Lesson sleep' }));
    expect(lesson.queryByText(/^Sample/)).toBeNull();
    expect(asked('ReadLesson')).toEqual([]);
  });

  it('can be read when the server does not note it, and is unread then', async () => {
    const { asked } = open('/user/lessons/wound', { ReadLesson: lost });
    await screen.findByRole('region', { name: 'Lesson wound' });
    await waitFor(() => expect(asked('ReadLesson')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'All lessons' }));
    expect(await screen.findByRole('link', { name: /Lesson wound/ })).not.toHaveTextContent('Read');
  });

  it('that is not among those of the patient says so', async () => {
    open('/user/lessons/other');
    expect(await screen.findByText('This lesson is not among yours.')).toBeVisible();
  });
});

describe('the lesson that a day offers', () => {
  const lesson = { slug: 'wound', title: 'Looking after the wound' };

  it('stands at /user/today as a link', async () => {
    openToday({ Today: answerOf(todayOf({ lesson })) });
    const card = within(await screen.findByRole('region', { name: 'To read' }));
    expect(card.getByRole('link', { name: lesson.title })).toHaveAttribute('href', '/user/lessons/wound');
  });

  it('does not stand there while exercises are stopped, or when there is none', async () => {
    openToday({ Today: answerOf(todayOf({ lesson, stopped: true, exercises: [] })) });
    expect(await screen.findByRole('region', { name: 'Your progress' })).toBeVisible();
    expect(screen.queryByText(lesson.title)).toBeNull();
    cleanup();
    openToday({ Today: answerOf(todayOf()) });
    expect(await screen.findByRole('region', { name: 'Your progress' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'To read' })).toBeNull();
  });
});
