import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FhirResource } from 'fhir/r4.js';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SignReports } from '../../patients/index.js';
import { isDatabaseUnavailable } from '../../platform/db/database.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import { findNewestValues } from '../../recovery/index.js';
import type { ConsentScope } from '../data-consents/consent-filter.js';
import { referencesOf } from '../fhir/document.js';
import { together } from '../fhir/identity.js';
import { toResource } from '../fhir/resource-definition.js';
import { RESOURCES } from '../fhir/resource-table.js';
import { findRows } from '../fhir/rows.queries.js';
import { documentBundle, sectionsOf, type DocumentParts } from './document-bundle.js';
import { measuredValue } from './measured-value.js';
import { findReportFacts, type ReportFacts } from './report-facts.queries.js';

interface Parts {
  clock: Clock;
  /** URL of the FHIR service, without a trailing slash. */
  base: string;
  systemBase: string;
  logger: Logger;
}

/** Which of the reports that wait: one, those of a patient, or a number of all. */
export type WaitingReports = { reportId: string } | { patientId: string } | { most: number };

/** Reads as no client: a document is the clinic's own, with the identifiers and referrals of no hospital. */
const CLINIC: ConsentScope = {
  clientId: '00000000-0000-0000-0000-000000000000',
  purpose: 'TREATMENT',
  reach: 'ALL_BUT_REFUSED',
};

/** Builds and stores the documents of progress reports. */
export class ReportSigner {
  constructor(private readonly parts: Parts) {}

  /** Stores the documents of reports that have none; of two that do so at once the first one stays. */
  readonly signReports: SignReports = async (em, reportIds, signerId) => {
    for (const id of reportIds) await this.sign(em, id, signerId);
  };

  /**
   * Stores the documents of reports that wait, oldest first, since a client asks before the job has reached them: of one report, of one
   * patient, or up to `most` of all. A report that fails waits for the job. @returns whether none waits any more
   */
  async signWaiting(em: EntityManager, of: WaitingReports): Promise<boolean> {
    const most = 'most' in of ? of.most : 1_000;
    const named = 'reportId' in of ? of.reportId : null;
    const patient = 'patientId' in of ? of.patientId : null;
    const { rows } = await sql<{ id: string }>`select u.id from unsigned_report u join progress_report r on r.id = u.id
      where u.status = 'WAITING' and u.due_at <= clock_timestamp() and u.id = coalesce(${named}::uuid, u.id)
        and r.patient_id = coalesce(${patient}::uuid, r.patient_id)
      order by u.due_at, u.id limit ${most + 1}`.execute(em.getKysely());
    for (const { id } of rows.slice(0, most)) {
      try {
        await this.sign(em, id, undefined);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        this.parts.logger.error({ error, reportId: id }, 'the document of a report could not be stored');
        await sql`update unsigned_report set due_at = clock_timestamp() + interval '1 hour'
          where id = ${id}::uuid and lease_until is null`.execute(em.getKysely());
      }
    }
    return rows.length <= most;
  }

  private async sign(em: EntityManager, reportId: string, signerId: string | undefined): Promise<void> {
    const { clock, base, systemBase } = this.parts;
    const now = clock.now();
    const facts = await findReportFacts(em, reportId, { signerId, now });
    if (!facts) return;
    const newest = await findNewestValues(em, facts.patientId);
    const measured = newest.map((row) => measuredValue(row, { patientId: facts.patientId, systemBase }));
    const values = measured.map(({ id }) => `Observation/${id}`);
    const id = uuidv7();
    const document: DocumentParts = { id, signedAt: now.toISOString(), base, systemBase, facts, values, resources: [] };
    const known = facts.encounterId ? measured : [];
    const resources = [...(await this.resourcesOf(em, document, known)), ...known];
    const bundle = JSON.stringify(documentBundle({ ...document, resources }));
    const bytes = Buffer.from(bundle);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // One statement, so that of two that sign at once one document is left. A row of the queue that is leased is ended by its job.
    await sql`with stored as (
        insert into signed_document (id, report_id, bundle, sha256, size, signer_id, signer_name, signed_at)
        values (${id}, ${reportId}, ${bundle}, ${sha256}, ${bytes.length}, ${signerId ?? null}::uuid,
          ${facts.signerName ?? facts.clinicName}, ${now}) on conflict (report_id) do nothing)
      delete from unsigned_report where id = ${reportId}::uuid and lease_until is null`.execute(em.getKysely());
  }

  /** Loads what a document refers to, and what that refers to, so that every reference is resolved inside. */
  private async resourcesOf(
    em: EntityManager,
    document: DocumentParts,
    known: FhirResource[],
  ): Promise<FhirResource[]> {
    const found: FhirResource[] = [];
    const seen = new Set([`DocumentReference/${document.facts.reportId}`, ...document.values]);
    let open = [...rootsOf(document.facts, document.values), ...known.flatMap((one) => [...referencesOf(one)])];
    while (open.length > 0) {
      const next: string[] = [];
      for (const reference of open) {
        if (seen.has(reference)) continue;
        seen.add(reference);
        const resource = await this.load(em, reference);
        found.push(resource);
        next.push(...referencesOf(resource));
      }
      open = next;
    }
    return found;
  }

  private async load(em: EntityManager, reference: string): Promise<FhirResource> {
    const [type, id = ''] = reference.split('/');
    const served = RESOURCES.find((each) => each.type === type);
    const values = served?.identity.valuesOf(id);
    if (!served || !values) throw new Error(`a document refers to ${type}, which is not served`);
    const where = sql`${together(served.identity.columns)} = ${together(values)}`;
    const [row] = await findRows(em, served, { client: CLINIC, where, order: [], limit: 1 });
    if (!row) throw new Error(`a document refers to a resource of type ${type} that is not there`);
    return toResource(served, row, { systemBase: this.parts.systemBase }, CLINIC.clientId);
  }
}

/** What the composition refers to, besides the words of the report. */
function rootsOf(facts: ReportFacts, values: readonly string[]): string[] {
  const { patientId, encounterId, authorId } = facts;
  const sections = sectionsOf({ facts, values }).flatMap(([, references]) => references);
  return [
    `Patient/${patientId}`,
    'Organization/clinic',
    ...(authorId ? [`Practitioner/${authorId}`] : []),
    ...(encounterId ? [`Encounter/${encounterId}`, ...sections] : []),
  ];
}
