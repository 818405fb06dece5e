import { clinicDay } from '../src/platform/time/clinic-time.js';
import type { StatementName } from './reference-statements.js';

/** A question, put to both sides in several variants: another page, another patient. */
export interface Question {
  name: string;
  what: string;
  /** How many times the reference's p50 the product may take (docs/performance.md). */
  goal: number;
  asked: {
    product: { query: string; variables: object } | { csv: string } | { fhir: string; clientId: string };
    reference: { statement: StatementName; values: unknown[] };
  }[];
}

const ROW = 'id patientId name age diagnosedWith contactNumber lastLogin isProfileComplete version';
const PATIENTS = `query ($filter: PatientFilter, $page: Int!) { patients(filter: $filter, page: $page, limit: 10) {
  total page limit patients { ${ROW} } } }`;
const STATS = '{ patientStats { total incomplete active inactive } }';
const PENDING = `{ pendingAppointments(first: 100) {
  id patient { id name } physiotherapist { id name } appointmentDate sessionType status version } }`;
const PAYMENTS = `query ($from: LocalDate!, $until: LocalDate!, $page: Int!) {
  payments(from: $from, until: $until, page: $page, limit: 10) {
    total totalPages paidTotal payments { id patient { id name } amount method createdAt status } } }`;
const DETAILS = `query ($id: ID!) {
  patientDetails(id: $id) {
    patient { ${ROW} address bloodGroup gender emergencyContactNumber userId }
    recoveryPercent plannedSessions referringDoctor physiotherapist { id name }
    medicalHistory { id diagnosis treatment surgeryDetails } progressReports { id content createdAt } }
  appointments(first: 50, filter: { patientId: $id }, order: LATEST_FIRST) {
    edges { node { id appointmentDate durationMinutes sessionType status physiotherapist { id name } } } } }`;

/** The ten kinds of work, over a database with so many generated patients. */
export function questions(patients: number, patientIds: string[]): Question[] {
  const FIRST_PAGES = [1, 2, 3, 4, 5];
  const middle = Math.ceil(patients / 20);
  const month = thisMonth();
  return [
    { name: 'Q1', what: 'first pages', goal: 5, asked: FIRST_PAGES.map((page) => listed({ page })) },
    {
      name: 'Q2a',
      what: 'name contains "an", complete',
      goal: 5,
      asked: FIRST_PAGES.map((page) => listed({ search: 'an', isComplete: true, page })),
    },
    {
      name: 'Q2b',
      what: 'name, condition, age, complete',
      goal: 4,
      asked: [55, 60, 65].map((age) => listed({ search: 'sharma', condition: 'knee', age, isComplete: true, page: 1 })),
    },
    { name: 'Q2c', what: 'name contains "sharma"', goal: 2, asked: [listed({ search: 'sharma', page: 1 })] },
    {
      name: 'Q3',
      what: 'the four numbers above the list',
      goal: 5,
      asked: [{ product: { query: STATS, variables: {} }, reference: { statement: 'stats', values: [] } }],
    },
    {
      name: 'Q4',
      what: 'first 100 pending sessions',
      goal: 2,
      asked: [{ product: { query: PENDING, variables: {} }, reference: { statement: 'pending', values: [] } }],
    },
    {
      name: 'Q5',
      what: "this month's payments, a page",
      goal: 2,
      asked: FIRST_PAGES.map((page) => ({
        product: { query: PAYMENTS, variables: { ...month, page } },
        reference: { statement: 'payments', values: [month.from, month.until, 10 * (page - 1)] },
      })),
    },
    {
      name: 'Q6',
      what: 'one patient with what belongs to it',
      goal: 5,
      asked: patientIds.map((id) => ({
        product: { query: DETAILS, variables: { id } },
        reference: { statement: 'details', values: [id] },
      })),
    },
    {
      name: 'Q7',
      what: "this month's payments as CSV",
      goal: 1.5,
      asked: [
        {
          product: { csv: `/api/v1/payments/export?startDate=${month.from}&endDate=${month.until}` },
          reference: { statement: 'csv', values: [month.from, month.until] },
        },
      ],
    },
    {
      name: 'Q8',
      what: `page ${middle.toLocaleString('en')}`,
      goal: 5,
      asked: [middle, middle + 1, middle + 2].map((page) => listed({ page, isDeep: true })),
    },
  ];
}

interface Listed {
  search?: string;
  condition?: string;
  age?: number;
  isComplete?: boolean;
  isDeep?: boolean;
  page: number;
}

function listed({ search, condition, age, isComplete, isDeep, page }: Listed): Question['asked'][number] {
  const filter = { search, condition, age, ...(isComplete && { status: 'COMPLETE' }) };
  const offset = 10 * (page - 1);
  const whole = isDeep ? 'deepPage' : 'page';
  const statement =
    search === undefined ? whole : condition !== undefined ? 'narrowed' : isComplete ? 'namedComplete' : 'named';
  const values = {
    page: [offset],
    deepPage: [offset],
    named: [`%${search}%`, offset],
    namedComplete: [`%${search}%`, offset],
    narrowed: [`%${search}%`, offset, `%${condition}%`, age],
  };
  return {
    product: { query: PATIENTS, variables: { filter, page } },
    reference: { statement, values: values[statement] },
  };
}

function thisMonth(): { from: string; until: string } {
  const [year = 0, month = 0] = clinicDay(new Date()).split('-').map(Number);
  const day = (date: number) => new Date(Date.UTC(year, date === 1 ? month - 1 : month, date)).toJSON().slice(0, 10);
  return { from: day(1), until: day(0) };
}

/** Where ids and totals stand in the answers, and they themselves. */
const COMPARED = [
  'data search patients patientOverview requests lastPayment patientStats pendingAppointments payments patientDetails appointments',
  'patient account physiotherapist nextSession balance medicalHistory progressReports edges node',
  'today day planId daysSinceSurgery phase phaseName phaseCount needsDangerCheck stopped dangerSigns question exercises exercise key',
  'gate ready results criterion state actual kind measure mode comparison value maxAgeDays staffOnly',
  'instructions timesDone ledger planned done missed cancelled ahead booked missedInAll settled adherence prescribed percent',
  'entry resource id total totalPages paidTotal incomplete active inactive recoveryPercent sessionsCompleted missedSessions charged paid refunded due',
].flatMap((names) => names.split(' '));

/** What two answers to one question must have in common: every id in its order, and every total. */
export function essenceOf(body: string): string {
  if (body.startsWith('{')) return JSON.stringify(JSON.parse(body), COMPARED);
  const [, ...lines] = body.trimEnd().split(/\r?\n/);
  return lines.map((line) => line.split(',')[0]).join('\n');
}
