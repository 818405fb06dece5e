import { noteStatus } from '../../charting/index.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';
import { noteEntry } from './note-entry.js';
import { joined, named, rupees, sayDay, sayMoment } from './record-words.js';
import type { WholeRecord } from './whole-record.js';

/** Something of a record: when or what it is about, and what is said. */
export interface RecordEntry {
  label: string;
  /** A line each. */
  lines: string[];
  /** Whether it no longer counts: then it is crossed out, and `reason` says why. */
  isCrossedOut?: boolean;
  reason?: string | null;
}

/** A part of a record under a title. */
export interface RecordSection {
  title: string;
  entries: RecordEntry[];
}

const entry = (label: string, ...lines: string[]): RecordEntry => ({
  label,
  lines: lines.filter(Boolean),
});

/** Returns a record as sections, oldest entries first. A draft that can still be changed is not part of it. */
export function recordSections(record: WholeRecord, now: Date): RecordSection[] {
  const { notes, ...rest } = record;
  const closed = notes.filter((note) => noteStatus(note, now) !== 'DRAFT');
  return [
    { title: 'Details', entries: detailsOf(rest) },
    { title: 'Medical history', entries: historyOf(rest) },
    {
      title: 'Progress reports',
      entries: rest.details.progressReports.map(({ createdAt, content, document }) =>
        entry(`${sayMoment(createdAt)}${document.replacedByReportId ? ', replaced by a later report' : ''}`, content),
      ),
    },
    { title: 'Sessions', entries: rest.sessions.map(sessionEntry) },
    { title: 'Treatment notes', entries: closed.map((note) => noteEntry(note, now)) },
    { title: 'Precautions', entries: rest.precautions.map(precautionEntry) },
    { title: 'Values', entries: rest.values.map(valueEntry) },
    { title: 'Scores', entries: rest.scores.map(scoreEntry) },
    { title: 'Consents to treatment', entries: rest.consents.map(consentEntry) },
    { title: 'Plans and programmes', entries: rest.plans.flatMap(planEntries) },
    { title: 'Packages', entries: rest.packages.map(packageEntry) },
    { title: 'Bills', entries: rest.bills.map(billEntry) },
    { title: 'Charges and payments', entries: moneyOf(rest) },
  ];
}

type Rest = Omit<WholeRecord, 'notes'>;

function detailsOf({ details }: Rest): RecordEntry[] {
  const { patient, physiotherapist, referringDoctor, plannedSessions, completedSessions, missedSessions } = details;
  const known: [string, string | null | undefined][] = [
    ['Name', patient.name],
    ['Number', formatRecordNumber(patient.number)],
    ['Date of birth', patient.birthDate && sayDay(patient.birthDate)],
    ['Age', patient.age?.toString()],
    ['Gender', patient.gender && named(patient.gender)],
    ['Blood group', patient.bloodGroup],
    ['Telephone', patient.contactPhone],
    ['Emergency contact', patient.emergencyPhone],
    ['Address', patient.address],
    ['Diagnosis', patient.diagnosis],
    ['Referring doctor', referringDoctor],
    ['Physiotherapist', physiotherapist?.name],
    ['Sessions', `${completedSessions} of ${plannedSessions} took place, ${missedSessions} were missed`],
  ];
  return known.map(([label, text]) => entry(label, text ?? '–'));
}

const historyOf = ({ details }: Rest) =>
  details.medicalHistory.map(({ diagnosis, treatment, surgeryDetails }) =>
    entry(
      diagnosis,
      joined([treatment && `Treatment: ${treatment}`, surgeryDetails && `Surgery: ${surgeryDetails}`], '. '),
    ),
  );

const sessionEntry = ({ at, type, status, minutes, physiotherapist, missedReason }: Rest['sessions'][number]) =>
  entry(sayMoment(at), joined([named(status), type, `${minutes} minutes`, physiotherapist, missedReason]));

function precautionEntry(one: Rest['precautions'][number]): RecordEntry {
  const { kind, weightBearing, percent, side, text, until, addedBy, addedAt, endedAt, endedReason } = one;
  return {
    ...entry(
      sayMoment(addedAt),
      joined([
        named(kind),
        weightBearing && named(weightBearing),
        percent !== null && `${percent} %`,
        side && named(side),
      ]),
      text,
      joined([`Entered by ${addedBy}`, until && `until ${sayDay(until)}`]),
    ),
    ...(endedAt && { isCrossedOut: true, reason: `Ended ${sayMoment(endedAt)}: ${endedReason ?? ''}` }),
  };
}

function valueEntry(one: Rest['values'][number]): RecordEntry {
  const { measure, value, side, mode, method, takenAt, enteredBy, retractedReason } = one;
  const what = joined([named(measure), side && side !== 'NONE' && named(side), mode && named(mode)]);
  return {
    ...entry(sayMoment(takenAt), `${what}: ${value} (${named(method)}, ${enteredBy})`),
    ...(retractedReason !== null && { isCrossedOut: true, reason: `Taken back: ${retractedReason}` }),
  };
}

function scoreEntry({
  instrument,
  score,
  activities,
  takenAt,
  enteredBy,
  retractedReason,
}: Rest['scores'][number]): RecordEntry {
  const rated = activities.map(({ name, score: given }) => `${name} ${given}`);
  return {
    ...entry(sayMoment(takenAt), `${instrument}: ${score} (${enteredBy})`, joined(rated)),
    ...(retractedReason !== null && { isCrossedOut: true, reason: `Taken back: ${retractedReason}` }),
  };
}

function consentEntry(consent: Rest['consents'][number]): RecordEntry {
  const { form, signerName, signedBy, witness, signedAt, withdrawnAt, withdrawnReason } = consent;
  return {
    ...entry(
      sayMoment(signedAt),
      `${form.name}, version ${form.version}`,
      `Signed by ${signerName} (${named(signedBy)}) in the presence of ${witness}`,
    ),
    ...(withdrawnAt && {
      isCrossedOut: true,
      reason: `Taken back ${sayMoment(withdrawnAt)}: ${withdrawnReason ?? ''}`,
    }),
  };
}

function planEntries(plan: Rest['plans'][number]): RecordEntry[] {
  const { kind, protocol, surgeryDate, side, status, physiotherapist, doctor, startedAt, versions } = plan;
  return [
    entry(
      sayMoment(startedAt),
      joined([
        kind === 'PROTOCOL' ? `Recovery plan: ${protocol ?? ''}` : 'Programme',
        kind === 'PROTOCOL' && `operation on ${sayDay(surgeryDate)}`,
        side !== 'NONE' && named(side),
        named(status),
      ]),
      joined([physiotherapist, doctor]),
    ),
    ...versions.map(({ number, at, by, reason, goal, exercises }) =>
      entry(
        sayMoment(at),
        joined([`Version ${number} of the programme, by ${by}`, reason], ': '),
        goal,
        ...exercises.map(({ name, sets, reps, holdSeconds, timesPerDay, hint }) =>
          joined([
            `${name}: ${sets} × ${reps}`,
            holdSeconds > 0 && `hold ${holdSeconds} s`,
            `${timesPerDay} times a day`,
            hint,
          ]),
        ),
      ),
    ),
  ];
}

/** Says how many sessions of a package were used. */
function usedOf(used: number, sessions: number | null): string {
  if (sessions === null) return used === 1 ? '1 session used' : `${used} sessions used`;
  return sessions === 1 ? `${used} of 1 session used` : `${used} of ${sessions} sessions used`;
}

function packageEntry(one: Rest['packages'][number]): RecordEntry {
  const { name, sessions, used, pricePaise, discountPaise, soldOn, validFrom, validUntil, closedReason } = one;
  return {
    ...entry(
      sayDay(soldOn),
      joined([
        name,
        usedOf(used, sessions),
        rupees(pricePaise),
        discountPaise > 0 && `discount ${rupees(discountPaise)}`,
      ]),
      `${sayDay(validFrom)} to ${sayDay(validUntil)}`,
    ),
    ...(closedReason !== null && { isCrossedOut: true, reason: `Closed: ${closedReason}` }),
  };
}

const billEntry = ({ day, number, title, totalPaise, canceledReason }: Rest['bills'][number]): RecordEntry => ({
  ...entry(sayDay(day), joined([`${named(title)} ${number}`, rupees(totalPaise)])),
  ...(canceledReason !== null && { isCrossedOut: true, reason: `Canceled: ${canceledReason}` }),
});

function moneyOf({ charges, payments }: Rest): RecordEntry[] {
  const charged = charges.map(({ day, text, amountPaise, canceledReason }) => ({
    day,
    ...entry(sayDay(day), `Charge: ${text}, ${rupees(amountPaise)}`),
    ...(canceledReason !== null && { isCrossedOut: true, reason: `Canceled: ${canceledReason}` }),
  }));
  const paid = payments.map(({ day, amountPaise, refundedPaise, method, status, reference, receipt }) => ({
    day,
    ...entry(
      sayDay(day),
      joined([
        `Payment: ${rupees(amountPaise)}`,
        method,
        status,
        refundedPaise > 0 && `${rupees(refundedPaise)} refunded`,
        reference,
        receipt && `receipt ${receipt}`,
      ]),
    ),
  }));
  return [...charged, ...paid].toSorted((one, other) => one.day.localeCompare(other.day));
}
