import type { Question } from './questions.js';

/** What the page of a patient asks at once, as the console does. */
const OVERVIEW = `query ($id: ID!) {
  patientOverview(id: $id) {
    patient { id patientId name age diagnosedWith contactNumber lastLogin isProfileComplete version address bloodGroup gender
      emergencyContactNumber }
    account { id fullName mobileNumber } deletedAt missing recoveryPercent plannedSessions sessionsCompleted missedSessions
    referringDoctor physiotherapist { id name }
    nextSession { id appointmentDate durationMinutes sessionType physiotherapist { id name } }
    balance { charged paid refunded due }
    medicalHistory { id diagnosis treatment surgeryDetails } progressReports { id content createdAt } }
  requests: appointments(first: 1, filter: { patientId: $id, status: PENDING }) { edges { node { id appointmentDate } } }
  lastPayment: patientTimeline(patientId: $id, first: 1, kinds: [PAYMENT]) { edges { node { id at title detail } } } }`;
const SORTED = `query ($sort: PatientSort, $page: Int!) { patients(sort: $sort, page: $page, limit: 10) {
  total page limit patients { id patientId name age diagnosedWith contactNumber lastLogin isProfileComplete version } } }`;

/** The page of a patient in one request, and pages deep in a sorted list, over a database with so many generated patients. */
export function recordQuestions(patients: number, patientIds: string[]): Question[] {
  const middle = Math.ceil(patients / 20);
  const sorted = (name: string, what: string, sort: string, statement: SortedStatement, page: number): Question => ({
    name,
    what: `page ${page.toLocaleString('en')} ${what}`,
    goal: 2,
    asked: [page, page + 1, page + 2].map((each) => ({
      product: { query: SORTED, variables: { sort, page: each } },
      reference: { statement, values: [10 * (each - 1)] },
    })),
  });
  return [
    {
      name: 'R1',
      what: 'the page of a patient in one request',
      goal: 3,
      asked: patientIds.map((id) => ({
        product: { query: OVERVIEW, variables: { id } },
        reference: { statement: 'overview', values: [id] },
      })),
    },
    sorted('R2', 'by name', 'NAME', 'byName', 1),
    sorted('R3', 'by name', 'NAME', 'byName', middle),
    sorted('R4', 'by PT number', 'NUMBER', 'byNumber', middle),
    sorted('R5', 'by last sign-in', 'LAST_LOGIN', 'byLogin', Math.ceil(middle / 4)),
  ];
}

type SortedStatement = 'byName' | 'byNumber' | 'byLogin';
