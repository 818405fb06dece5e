import { toPatientDetails } from '../../patients/index.js';
import { toAppointment } from '../../scheduling/index.js';
import type * as Contract from '../../platform/graphql/generated.js';
import { encodeCursor } from '../../platform/lists/list-cursor.js';
import type { PatientOverview } from './patient-overview.service.js';
import { timelineDetail, timelineTitle } from './timeline-words.js';
import type { TimelineRow } from './timeline.queries.js';

/** Maps an overview to its GraphQL type. */
export function toPatientOverview(overview: PatientOverview): Contract.PatientOverview {
  const details = toPatientDetails(overview);
  const { missing, completedSessions, missedSessions, nextSession, balance, abha } = overview;
  return {
    patient: details.patient,
    account: details.account,
    recoveryPercent: details.recoveryPercent,
    plannedSessions: details.plannedSessions,
    referringDoctor: details.referringDoctor,
    physiotherapist: details.physiotherapist,
    medicalHistory: details.medicalHistory,
    progressReports: details.progressReports,
    deletedAt: overview.patient.deletedAt,
    missing,
    sessionsCompleted: completedSessions,
    missedSessions,
    nextSession: nextSession ? toAppointment(nextSession) : null,
    balance,
    abha,
  };
}

/** Maps a timeline entry to its GraphQL type. */
function toTimelineEntry(row: TimelineRow): Contract.TimelineEntry {
  const { id, kind, at, subjectId } = row;
  return { id, kind, at: new Date(at), title: timelineTitle(row), detail: timelineDetail(row), subjectId };
}

/** Maps a slice of the timeline to a GraphQL connection. */
export function toTimelineConnection({
  entries,
  hasNextPage,
}: {
  entries: TimelineRow[];
  hasNextPage: boolean;
}): Contract.TimelineConnection {
  const edges = entries.map((row) => ({ node: toTimelineEntry(row), cursor: encodeCursor(row) }));
  return { edges, pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null } };
}
