import { paths } from '../paths';
import { areaRights, type LibraryArea } from '../reviewed-entries/area-rights';

/** What the reader of the pages of lessons may do by area, with the route of the list and the route pattern of a lesson's page. */
export const lessonRights = {
  admin: { ...areaRights.admin, list: paths.adminLessons, entry: paths.adminLesson },
  physio: { ...areaRights.physio, list: paths.physioLessons, entry: paths.physioLesson },
  doctor: { ...areaRights.doctor, list: paths.doctorLessons, entry: paths.doctorLesson },
} as const satisfies Readonly<Record<LibraryArea, object>>;
