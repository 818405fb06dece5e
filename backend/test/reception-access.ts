import type { Outcomes } from './access-outcomes.js';

/** What reception may ask beside what every account may (bench §1), and nothing else. */
const OPEN = new Set([
  'get /payments/:id/receipt',
  'get /treatment-consents/:id/pdf',
  'get /events',
  ...[
    'appointments',
    'calendar',
    'charges',
    'consentForms',
    'contactMessages',
    'covers',
    'deskDay',
    'deskPatient',
    'freeSlots',
    'messages',
    'missedSessions',
    'myTakings',
    'patients',
    'patientStats',
    'payment',
    'pendingAppointmentPage',
    'pendingAppointments',
    'physiotherapists',
    'physiotherapistTimes',
    'search',
    'treatmentConsents',
  ].map((field) => `Query.${field}`),
  ...[
    'acceptSlot',
    'addCharge',
    'addCover',
    'addLeave',
    'approveAppointment',
    'assignPhysiotherapist',
    'bookAppointment',
    'cancelAppointment',
    'cancelLeave',
    'completeAppointment',
    'completePatient',
    'endCover',
    'failPayment',
    'issueReceipt',
    'markAppointmentMissed',
    'moveAppointment',
    'offerSlots',
    'recordPayment',
    'registerCaller',
    'registerPatient',
    'rescheduleAppointment',
    'retryMessage',
    'setContactMessageStatus',
    'setPatientAlert',
    'settlePayment',
    'signTreatmentConsent',
    'undoApproval',
    'updatePatient',
    'withdrawTreatmentConsent',
  ].map((field) => `Mutation.${field}`),
]);

/** Adds to rows of the access matrix what is open to reception. */
export const openToReception = <Row extends [Outcomes, ...unknown[]]>(rows: Record<string, Row>): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, [outcomes, ...call]]) => {
      const seen: Outcomes = OPEN.has(name) ? { ...outcomes, reception: 'done' } : outcomes;
      return [name, [seen, ...call] as unknown as Row];
    }),
  );
