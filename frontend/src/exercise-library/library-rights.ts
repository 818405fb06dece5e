import { paths } from '../paths';
import { areaRights, type LibraryArea } from '../reviewed-entries/area-rights';

/** What the reader of the library's pages may do by area, with the route of the list and the route pattern of an entry's page. */
export const libraryRights = {
  admin: { ...areaRights.admin, list: paths.adminExercises, entry: paths.adminExercise },
  physio: { ...areaRights.physio, list: paths.physioExercises, entry: paths.physioExercise },
  doctor: { ...areaRights.doctor, list: paths.doctorExercises, entry: paths.doctorExercise },
} as const satisfies Readonly<Record<LibraryArea, object>>;
