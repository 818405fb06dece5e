import { staffPaths } from '../paths';
import { areaRights, type LibraryArea } from '../reviewed-entries/area-rights';

/** What the reader of the library's pages may do by area, with the route of the list and the route pattern of an entry's page. */
export const libraryRights = {
  admin: { ...areaRights.admin, list: staffPaths.adminExercises, entry: staffPaths.adminExercise },
  physio: { ...areaRights.physio, list: staffPaths.physioExercises, entry: staffPaths.physioExercise },
  doctor: { ...areaRights.doctor, list: staffPaths.doctorExercises, entry: staffPaths.doctorExercise },
} as const satisfies Readonly<Record<LibraryArea, object>>;
