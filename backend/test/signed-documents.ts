import type { Bundle, Composition } from 'fhir/r4.js';
import { insertAdmin, insertAppointment, insertHistoryEntry, insertPatient, insertStaff } from './builders.js';
import { insertValue } from './clinical-rows.js';
import { createHospitalApp, insertClient, signInClient } from './hospital.js';
import { NOON, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

const DAY = 86_400_000;
/** All fields of a signed document. */
export const DOCUMENT = '{ id sha256 size signedAt signedByName replacesReportId replacedByReportId reason }';
const ADD = `mutation ($id: ID!, $content: String!) { done: addProgressReport(patientId: $id, content: $content) {
  progressReports { id content document ${DOCUMENT} } } }`;
const AMEND = `mutation ($id: ID!, $content: String!, $reason: String!) {
  done: amendProgressReport(id: $id, content: $content, reason: $reason) { id content document ${DOCUMENT} } }`;

/** A progress report as GraphQL answers it. */
export interface Report {
  id: string;
  content: string;
  document: Record<'id' | 'sha256' | 'signedAt' | 'signedByName', string> &
    Record<'replacesReportId' | 'replacedByReportId' | 'reason', string | null> & { size: number };
}

/** An admin who writes reports, and a hospital that reads their documents. */
export interface DocumentWorld {
  app: TestApp;
  admin: TestClient;
  token: string;
  /** The bytes of a document, as the hospital gets them. */
  read(
    reportId: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; etag: string | null; text: string }>;
  bundleOf(reportId: string): Promise<Bundle>;
  add(patientId: string, content?: string): Promise<Report>;
  amend(
    id: string,
    content?: string,
    reason?: string,
    by?: TestClient,
  ): Promise<{ done: Report | undefined; code: unknown }>;
  reportsOf(patientId: string): Promise<Report[]>;
  /** The row of a document; none before it is stored. */
  stored(reportId: string): Promise<{ bundle: string; sha256: string }[]>;
}

export const compositionOf = ({ entry }: Bundle) => entry?.[0]?.resource as Composition;

export async function createDocumentWorld(): Promise<DocumentWorld> {
  const app = await createHospitalApp();
  const admin = await app.signIn((await insertAdmin(app.sql, { full_name: 'Asha Verma' })).phone, 'admin');
  const token = await signInClient(app, await insertClient(app.sql));
  const read: DocumentWorld['read'] = async (reportId, headers = {}) => {
    const url = `${app.origin}/fhir/R4/Composition/report-${reportId}/$document`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers } });
    return { status: response.status, etag: response.headers.get('etag'), text: await response.text() };
  };
  return {
    app,
    admin,
    token,
    read,
    bundleOf: async (reportId) => JSON.parse((await read(reportId)).text) as Bundle,
    add: async (id, content = 'Walks alone') => {
      const { body } = await admin.graphql<{ done: { progressReports: Report[] } }>(ADD, { id, content });
      const [report] = body.data?.done.progressReports ?? [];
      if (!report) throw new Error(JSON.stringify(body));
      return report;
    },
    amend: async (id, content = 'Walks with a stick', reason = 'Wrong patient dictated', by = admin) => {
      const { body } = await by.graphql<{ done: Report }>(AMEND, { id, content, reason });
      return { done: body.data?.done, code: body.errors?.[0]?.extensions.code };
    },
    reportsOf: async (patientId) => {
      const query = `{ done: patientDetails(id: "${patientId}") { progressReports { id content document ${DOCUMENT} } } }`;
      const { body } = await admin.graphql<{ done: { progressReports: Report[] } }>(query);
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data.done.progressReports;
    },
    stored: (reportId) => app.sql('select bundle, sha256 from signed_document where report_id = $1', [reportId]),
  };
}

/** A patient with a completed and a coming session, an operation in the history, and values. */
export async function insertTreatedPatient({ sql }: TestApp): Promise<{ patient: string; physiotherapist: string }> {
  const { id } = await insertPatient(sql);
  const { physiotherapistId: physiotherapist_id } = await insertStaff(sql);
  const at = (days: number) => new Date(NOON.getTime() + days * DAY);
  await insertAppointment(sql, id, { status: 'completed', starts_at: at(-3), physiotherapist_id });
  await insertAppointment(sql, id, { status: 'scheduled', starts_at: at(2), physiotherapist_id });
  await insertHistoryEntry(sql, id, { surgery_details: 'Total knee replacement, right' });
  await insertValue(sql, id, { taken_at: at(-9), value: 60 });
  await insertValue(sql, id, { taken_at: at(-1), value: 95 });
  await insertValue(sql, id, { measure: 'PAIN', value: 3, side: null, mode: null, method: 'TYPED' });
  return { patient: id, physiotherapist: physiotherapist_id };
}
