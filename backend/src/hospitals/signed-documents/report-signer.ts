import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FhirResource } from 'fhir/r4.js';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SignReports } from '../../patients/index.js';
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
}

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

  /** Stores the documents of up to `most` reports that wait, oldest first, as a client asks before the job has reached them. */
  async signWaiting(em: EntityManager, most: number): Promise<void> {
    const { rows } = await sql<{
      id: string;
    }>`select id from unsigned_report
      where status = 'WAITING' order by due_at, id limit ${most}`.execute(em.getKysely());
    await this.signReports(
      em,
      rows.map(({ id }) => id),
    );
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
