import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import type { Workplace } from '#src/workplace/workplace-context';
import type { NoticeRowFragment } from './gql/generated';

/** Returns the address of what a notice is about, at a place of work; where the patient is beyond reach, the page that lists it. */
export function noticeAddress({ kind, patient }: NoticeRowFragment, workplace: Workplace): string {
  const ofPatient = patient && pathOf(workplace.patient, patient.patientId ?? patient.id);
  switch (kind) {
    case 'REQUEST_CAME':
      return workplace.requests;
    case 'WAITING_LIST_MATCH':
      return workplace.waiting;
    case 'COVER_BEGAN':
      return workplace.covers;
    case 'COLUMN_CHANGED':
      return workplace.calendar;
    case 'CARE_MESSAGE':
      return patient ? `${workplace.care}?patient=${patient.id}` : workplace.care;
    case 'ALARM':
      return staffPaths.adminAudit;
    default:
      return ofPatient ?? workplace.calendar;
  }
}
