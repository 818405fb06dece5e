import { createHash } from 'node:crypto';
import type { Attachment, DocumentReference, Reference } from 'fhir/r4.js';
import { sql } from 'kysely';
import { checkOfFile, type FileCheck } from '../../../platform/scanning/file-scans.js';
import { byMoment, changedNow, instant } from '../columns.js';
import { DOCUMENTS, type DocumentRow, type SentRow, type WrittenRow } from '../documents.js';
import { narrative } from '../narrative.js';
import { coded, moment } from '../search-sql.js';
import { makeable, ownState, patientAndSubject, type ResourceDefinition } from '../resource-definition.js';
import { REPORT_MEDIA } from './binary.mapper.js';

const LOINC = 'http://loinc.org';
const PROGRESS_NOTE = '11506-3';

/** Progress reports and files from hospitals as DocumentReference, with the URL of the content. */
export const documentReferences: ResourceDefinition<DocumentRow> = {
  ...makeable('DocumentReference'),
  ...ownState('r'),
  from: DOCUMENTS,
  columns: sql`r.kind, r.content, r.state, r.replaces_id as "replacesId", r.title, r.type, r.media_type as "mediaType", r.size, r.sha1, r.sent_by as "sentBy",
    r.referral_id as "referralId", r.sent, array(select o.id from hospital_document o where o.replaced_by = r.id order by o.id) as "replacedIds",
    r.identifier_system as "identifierSystem", r.identifier_value as "identifierValue",
    ${checkOfFile(sql`r.file_key`)} as "check",
    ${instant(sql`r.written_at`)} as written`,
  search: {
    ...patientAndSubject,
    type: coded('11506-3 for a progress note; the others have words alone.', LOINC, sql`r.kind`, {
      report: PROGRESS_NOTE,
    }),
    date: moment('When it was written.', sql`r.written_at`),
    status: coded(
      'current; superseded by a report that was written anew, or by a document that replaces it.',
      'http://hl7.org/fhir/document-reference-status',
      sql`r.state`,
      { current: 'current', superseded: 'superseded' },
    ),
  },
  includes: ['patient'],
  sorts: { date: byMoment(sql`r.written_at`) },
  kept: {
    changed: {
      in: sql`(select updated_at from progress_report union all select updated_at from hospital_document) r`,
      where: changedNow(sql`r.updated_at`),
    },
  },
  map: (row, _mapping, clientId) => {
    const ours = {
      ...(row.kind === 'report' ? reportOf(row) : sentOf(row, clientId)),
      status: row.state,
      subject: { reference: `Patient/${row.patientId}` },
      date: row.written,
      custodian: row.kind === 'report' ? { reference: 'Organization/clinic' } : custodianOf(row),
      content: [
        {
          attachment: {
            ...(row.kind === 'report' ? textOf(row.content) : fileOf(row)),
            url: `Binary/${row.id}`,
            creation: row.written,
          },
        },
      ],
    };
    return row.kind === 'sent' && row.sentBy === clientId ? asSent(ours, row.sent) : ours;
  },
};

type Told = Pick<DocumentReference, 'resourceType'> & Partial<DocumentReference>;

const reportOf = ({ content, replacesId }: WrittenRow): Told => ({
  resourceType: 'DocumentReference',
  text: narrative({ 'Progress report': content }),
  type: { coding: [{ system: LOINC, code: PROGRESS_NOTE }], text: 'Progress report' },
  ...(replacesId && { relatesTo: [replacing(replacesId)] }),
});

const textOf = (content: string): Attachment => {
  const bytes = Buffer.from(content);
  return { contentType: REPORT_MEDIA, size: bytes.length, hash: sha1Of(bytes), title: 'Progress report' };
};

const sha1Of = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64');

/** `docStatus` of a file that cannot be read yet, or will never be. */
const docStatuses: Partial<Record<FileCheck, Pick<DocumentReference, 'docStatus'>>> = {
  PENDING: { docStatus: 'preliminary' },
  QUARANTINED: { docStatus: 'entered-in-error' },
};

const replacing = (id: string) => ({ code: 'replaces' as const, target: { reference: `DocumentReference/${id}` } });

/** Maps the sender's own elements; only the sender sees the identifier and the referral. */
function sentOf(row: SentRow, clientId: string): Told {
  const { title, type, check, identifierSystem: system, identifierValue: value, referralId, sentBy } = row;
  const identifier = system !== null && value !== null ? { system, value } : undefined;
  return {
    resourceType: 'DocumentReference',
    text: narrative({ Title: title, Type: type, Content: row.mediaType }),
    ...docStatuses[check],
    ...(identifier && { masterIdentifier: identifier, identifier: [identifier] }),
    ...(type !== null && { type: { text: type } }),
    ...(row.replacedIds.length > 0 && { relatesTo: row.replacedIds.map(replacing) }),
    ...(referralId !== null &&
      sentBy === clientId && { context: { related: [{ reference: `ServiceRequest/${referralId}` }] } }),
  };
}

/** The custodian as sent, if others can make something of it: a reference to the sender's own resources leads nowhere here. */
function custodianOf({ sent, sentBy }: SentRow): Reference {
  const { reference, ...custodian } = (sent as Partial<DocumentReference> | null)?.custodian ?? {};
  const isAddress = reference !== undefined && /^(?:https?:|urn:)/.test(reference);
  if (isAddress) return { ...custodian, reference };
  return custodian.display || custodian.identifier ? custodian : { reference: `Organization/client-${sentBy}` };
}

/** Shows the sender the document as it was sent, but for what the clinic decides, and with the address of the content in place of it. */
function asSent(ours: DocumentReference, sent: Partial<DocumentReference> | null): DocumentReference {
  if (!sent) return ours;
  const [own, given] = [ours.content[0], sent.content?.[0]];
  const { status, subject, docStatus, custodian, relatesTo: _replaced, ...rest } = ours;
  return {
    ...rest,
    ...(!sent.custodian && { custodian }),
    ...sent,
    status,
    ...(docStatus && { docStatus }),
    subject: { ...sent.subject, ...subject },
    content: [{ ...given, attachment: { ...own?.attachment, ...given?.attachment } }],
  };
}

const fileOf = ({ mediaType, size, sha1, title }: SentRow): Attachment => ({
  contentType: mediaType,
  size,
  hash: sha1,
  ...(title !== null && { title }),
});
