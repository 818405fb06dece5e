/** Area in which pages of reviewed entries stand. */
export type LibraryArea = 'admin' | 'physio' | 'doctor';

/** What the reader of such a page may do. */
interface AreaRights {
  readonly maySave: boolean;
  readonly mayReview: boolean;
  readonly mayRetire: boolean;
}

/** Rights by area: admins keep the entries, clinicians sign off. */
export const areaRights: Readonly<Record<LibraryArea, AreaRights>> = {
  admin: { maySave: true, mayReview: false, mayRetire: true },
  physio: { maySave: true, mayReview: true, mayRetire: false },
  doctor: { maySave: false, mayReview: true, mayRetire: false },
};
