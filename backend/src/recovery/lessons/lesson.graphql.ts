import type * as Contract from '../../platform/graphql/generated.js';
import type { LessonRow } from './lesson.queries.js';

/** Maps a lesson to its GraphQL type. */
export const toLibraryLesson = ({ content, ...row }: LessonRow): Contract.LibraryLesson => ({ ...row, ...content });
