import { useEffect, useState } from 'react';
import { code as language } from '#messages/language';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { useOwnQuery } from '../useOwnQuery';
import type { OwnLessonsQuery, ReadLessonMutation } from './gql/generated';
import ownLessons from './own-lessons.graphql?raw';
import readLesson from './read-lesson.graphql?raw';
import { findStoredLessons, storeLessons } from './stored-lessons';

/** A lesson of the patient's list. */
export type OwnLesson = OwnLessonsQuery['lessons'][number];

/** The patient's lessons, with a function that records that one is read. */
interface Lessons {
  /** Undefined before the first load. */
  readonly lessons: readonly OwnLesson[] | undefined;
  /** Error of the last attempt, while no lesson is shown. */
  readonly error: unknown;
  readonly refetch: () => Promise<void>;
  readonly read: (slug: string) => Promise<void>;
}

/** Loads the lessons of an account. Without a connection those show that the phone keeps of the last visit. */
export function useLessons(account: string): Lessons {
  const send = useAppSession().fetch;
  const { data, error, refetch, store } = useOwnQuery<OwnLessonsQuery>({
    name: 'OwnLessons',
    query: ownLessons,
    variables: () => ({ language: language.toUpperCase() }),
  });
  const [stored, setStored] = useState<OwnLessonsQuery>();
  useEffect(() => {
    let isShown = true;
    void findStoredLessons(account).then((found) => isShown && setStored(found));
    return () => {
      isShown = false;
    };
  }, [account]);
  useEffect(() => {
    if (data) void storeLessons(account, data);
  }, [account, data]);
  const read = async (slug: string) => {
    const { readLesson: done } = await fetchAsAccount<ReadLessonMutation>(send, 'ReadLesson', readLesson, { slug });
    const noteRead = (lesson: OwnLesson) => (lesson.slug === slug ? { ...lesson, readAt: done.readAt } : lesson);
    store.update((shown) => ({ lessons: shown.lessons.map(noteRead) }));
  };
  const shown = data ?? (error ? stored : undefined);
  return { lessons: shown?.lessons, error: shown ? undefined : error, refetch, read };
}
