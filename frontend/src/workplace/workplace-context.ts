import type { ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';
import { paths, staffPaths } from '../paths';

/** A patient to choose, with a complete record or not. */
export interface PatientChoice {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  /** Ten digits; physiotherapists read it on the page of a patient instead. */
  readonly contactNumber?: string | null;
}

/** Patients that were found, as far as they are loaded. */
interface PatientChoices {
  readonly found: readonly PatientChoice[];
  readonly loading: boolean;
  readonly error?: unknown;
}

/** Props of a component that searches patients by part of the name and shows what was found. */
export interface PatientSearchProps {
  readonly search: string;
  readonly children: (choices: PatientChoices) => ReactNode;
}

/** What differs between the areas that show the same pages of staff: their addresses, and what their accounts may do. */
export interface Workplace {
  /** Pattern of a patient's page. */
  readonly patient:
    | typeof staffPaths.adminPatient
    | typeof staffPaths.deskPatient
    | typeof staffPaths.physioPatient
    | typeof staffPaths.doctorPatient;
  /** The day's sessions; takes `?day=`. */
  readonly calendar: string;
  /** Pending sessions. */
  readonly requests: string;
  /** Patients who wait for a time. */
  readonly waiting: string;
  /** What visitors wrote to the clinic. */
  readonly inbox: string;
  /** Covers that one takes part in. */
  readonly covers: string;
  /** Messages with patients; takes `?patient=`. */
  readonly care: string;
  /** Text messages; takes `?status=`. */
  readonly messages: string;
  /** Whether sessions may be booked, moved and canceled. */
  readonly mayPlan: boolean;
  /** Id of the physiotherapist whose sessions alone may be planned; everybody's if omitted. */
  readonly ownColumn?: string;
  /** Searches the patients to choose from; all patients if omitted. */
  readonly PatientSearch?: ComponentType<PatientSearchProps>;
  /** Returns the address at which the note of a session is written; undefined where notes are not written. */
  readonly noteOf?: (session: { readonly id: string; readonly appointmentDate: string }) => string;
  /** Whether outcomes of sessions may be corrected. */
  readonly mayCorrect: boolean;
  /** Whether recovery plans may be read. */
  readonly mayReadPlans: boolean;
  /** Whether the clinic's settings may be read. */
  readonly mayReadSettings: boolean;
  /** Whether payments may be refunded. */
  readonly mayRefund: boolean;
  /** Whether charges may be reduced and taken back, and packages closed. */
  readonly mayReduce: boolean;
}

const adminConsole: Workplace = {
  patient: staffPaths.adminPatient,
  calendar: staffPaths.adminSchedule,
  requests: staffPaths.adminPendingSessions,
  waiting: staffPaths.adminWaiting,
  inbox: staffPaths.adminInbox,
  covers: staffPaths.adminCovers,
  care: paths.adminCare,
  messages: staffPaths.adminMessages,
  mayPlan: true,
  mayCorrect: true,
  mayReadPlans: true,
  mayReadSettings: true,
  mayRefund: true,
  mayReduce: true,
};

/** The area around a page; the admin console unless another one provides its own. */
export const WorkplaceContext = createContext<Workplace>(adminConsole);

/** Returns the area around a page. */
export function useWorkplace(): Workplace {
  return use(WorkplaceContext);
}
