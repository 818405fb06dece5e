import { staffPaths } from '../paths';
import { areaRights, type LibraryArea } from '../reviewed-entries/area-rights';

/** What the reader of the pages of lessons may do by area, with the route of the list and the route pattern of a lesson's page. */
export const lessonRights = {
  admin: { ...areaRights.admin, list: staffPaths.adminLessons, entry: staffPaths.adminLesson },
  physio: { ...areaRights.physio, list: staffPaths.physioLessons, entry: staffPaths.physioLesson },
  doctor: { ...areaRights.doctor, list: staffPaths.doctorLessons, entry: staffPaths.doctorLesson },
} as const satisfies Readonly<Record<LibraryArea, object>>;
