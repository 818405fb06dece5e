import { paths } from '../paths';

/** Area in which the library's pages stand. */
export type LibraryArea = 'admin' | 'physio' | 'doctor';

/** What the reader of the library's pages may do, and where an entry's page is. */
interface LibraryRights {
  /** Route of the list. */
  readonly list: string;
  /** Route pattern of an entry's page. */
  readonly entry: `${string}/:id`;
  readonly maySave: boolean;
  readonly mayReview: boolean;
  readonly mayRetire: boolean;
}

/** Rights by area: admins keep the library, clinicians sign off. */
export const libraryRights: Readonly<Record<LibraryArea, LibraryRights>> = {
  admin: {
    list: paths.adminExercises,
    entry: paths.adminExercise,
    maySave: true,
    mayReview: false,
    mayRetire: true,
  },
  physio: {
    list: paths.physioExercises,
    entry: paths.physioExercise,
    maySave: true,
    mayReview: true,
    mayRetire: false,
  },
  doctor: {
    list: paths.doctorExercises,
    entry: paths.doctorExercise,
    maySave: false,
    mayReview: true,
    mayRetire: false,
  },
};
