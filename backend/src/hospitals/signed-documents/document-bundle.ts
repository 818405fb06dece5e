import type {
  Appointment,
  Bundle,
  CodeableConcept,
  Composition,
  CompositionSection,
  DocumentReference,
  FhirResource,
} from 'fhir/r4.js';
import { narrative } from '../fhir/narrative.js';
import type { ReportFacts } from './report-facts.queries.js';

const SNOMED = 'http://snomed.info/sct';
const DOCUMENT_BUNDLE = 'https://nrces.in/ndhm/fhir/r4/StructureDefinition/DocumentBundle';
const CLINIC = { reference: 'Organization/clinic' };

/** Sections and kinds of documents by NRCES' profiles, with the display that each demands. */
const CODES = {
  report: ['371530004', 'Clinical consultation report'],
  record: ['419891008', 'Record artifact'],
  complaint: ['422843007', 'Chief complaint section'],
  history: ['371529009', 'History and physical report'],
  exam: ['425044008', 'Physical exam section'],
  finding: ['404684003', 'Clinical finding'],
  followUp: ['390906007', 'Follow-up encounter'],
} as const;

/** Types of identifiers that NRCES' profiles demand. */
const IDENTIFIERS = {
  MR: 'Medical record number',
  MD: 'Medical License number',
  EI: 'Employee number',
  PRN: 'Provider number',
} as const;

const identifierType = (code: keyof typeof IDENTIFIERS): CodeableConcept => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code, display: IDENTIFIERS[code] }],
});

const coded = (name: keyof typeof CODES): CodeableConcept => {
  const [code, display] = CODES[name];
  return { coding: [{ system: SNOMED, code, display }], text: display };
};

/** What a document is built of. */
export interface DocumentParts {
  id: string;
  /** ISO 8601 in UTC. */
  signedAt: string;
  base: string;
  systemBase: string;
  facts: ReportFacts;
  /** References to the values that were measured last, such as `Observation/me-…`. */
  values: readonly string[];
  /** The other resources, without the composition and the words of the report. */
  resources: readonly FhirResource[];
}

/**
 * Builds the document of a report: its composition, its words and what they refer to. With a completed session it is shaped as NRCES'
 * OPConsultRecord, else as HealthDocumentRecord, for no encounter is made up.
 */
export function documentBundle(parts: DocumentParts): Bundle {
  const { id, signedAt, base, systemBase, resources } = parts;
  const entries: FhirResource[] = [
    compositionOf(parts),
    wordsOf(parts),
    ...resources.map((resource) => asInDocument(resource, parts)),
  ];
  return {
    resourceType: 'Bundle',
    meta: { versionId: '1', lastUpdated: signedAt, profile: [DOCUMENT_BUNDLE] },
    identifier: { system: `${systemBase}/document`, value: id },
    type: 'document',
    timestamp: signedAt,
    entry: entries.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  };
}

/** References of a composition besides the report's words, by section. */
export function sectionsOf({
  facts: { patientId, hasDiagnosis, hasSessionCounts, historyIds, operationIds, nextId },
  values,
}: Pick<DocumentParts, 'facts' | 'values'>): [keyof typeof CODES, readonly string[]][] {
  return [
    ['complaint', hasDiagnosis ? [`Condition/dx-${patientId}`] : []],
    ['history', [...historyIds.map((id) => `Condition/${id}`), ...operationIds.map((id) => `Procedure/op-${id}`)]],
    ['exam', values],
    ['finding', hasSessionCounts ? [`Observation/recovery-${patientId}`] : []],
    ['followUp', nextId ? [`Appointment/${nextId}`] : []],
  ];
}

function compositionOf(parts: DocumentParts): Composition {
  const { facts, signedAt, systemBase } = parts;
  const { reportId, patientId, content, replacesDocumentId, encounterId, authorId } = facts;
  const words = sectionOf(encounterId ? 'report' : 'record', [`DocumentReference/${reportId}`], content);
  const others = sectionsOf(parts).flatMap(([name, references]) =>
    references.length > 0 ? [sectionOf(name, references)] : [],
  );
  return {
    resourceType: 'Composition',
    id: `report-${reportId}`,
    meta: { versionId: '1', lastUpdated: signedAt },
    text: narrative({ Progress: content }),
    identifier: { system: `${systemBase}/document`, value: parts.id },
    status: replacesDocumentId ? 'amended' : 'final',
    type: coded(encounterId ? 'report' : 'record'),
    subject: { reference: `Patient/${patientId}` },
    ...(encounterId && { encounter: { reference: `Encounter/${encounterId}` } }),
    date: facts.written,
    author: [authorId ? { reference: `Practitioner/${authorId}` } : CLINIC],
    title: 'Progress report',
    custodian: CLINIC,
    // By its identifier, since the other document is not in this one.
    ...(replacesDocumentId && {
      relatesTo: [
        { code: 'replaces', targetIdentifier: { system: `${systemBase}/document`, value: replacesDocumentId } },
      ],
    }),
    section: encounterId ? [...others, words] : [words],
  };
}

function sectionOf(name: keyof typeof CODES, references: readonly string[], words?: string): CompositionSection {
  const [, title] = CODES[name];
  return {
    title,
    code: { coding: coded(name).coding ?? [] },
    ...(words && { text: narrative({ Progress: words }) }),
    entry: references.map((reference) => ({ reference })),
  };
}

/** The words of the report, as an attachment of the document itself. */
function wordsOf({ facts, signedAt }: DocumentParts): DocumentReference {
  const { reportId, patientId, content, written, reason } = facts;
  return {
    resourceType: 'DocumentReference',
    id: reportId,
    meta: { versionId: '1', lastUpdated: signedAt },
    text: narrative({ 'Progress report': content }),
    status: 'current',
    type: coded('report'),
    subject: { reference: `Patient/${patientId}` },
    date: written,
    custodian: CLINIC,
    ...(reason && { description: `Replaces a former report: ${reason}` }),
    content: [
      {
        attachment: {
          contentType: 'text/plain',
          language: 'en-IN',
          data: Buffer.from(content).toString('base64'),
          title: 'Progress report',
          creation: written,
        },
      },
    ],
  };
}

/** A resource as NRCES' profiles shape it: the session's kind is coded by SNOMED alone. No hospital's numbers are in a document. */
function asInDocument(resource: FhirResource, { facts: { firstId }, systemBase }: DocumentParts): FhirResource {
  if (resource.resourceType === 'Patient') {
    const own = resource.identifier?.filter(({ system }) => system === `${systemBase}/patient-number`) ?? [];
    return { ...resource, identifier: own.map((each) => ({ ...each, type: identifierType('MR') })) };
  }
  if (resource.resourceType === 'Practitioner') {
    const registered = resource.identifier?.map((each) => ({ ...each, type: identifierType('MD') }));
    const employed = [{ type: identifierType('EI'), system: `${systemBase}/practitioner`, value: resource.id ?? '' }];
    return { ...resource, identifier: registered ?? employed };
  }
  if (resource.resourceType === 'Organization') {
    const own = { type: identifierType('PRN'), system: `${systemBase}/organization`, value: resource.id ?? '' };
    return { ...resource, identifier: [own] };
  }
  if (resource.resourceType !== 'Appointment') return resource;
  const [code, display] = resource.id === firstId ? ['11429006', 'Consultation'] : ['185389009', 'Follow-up visit'];
  return { ...resource, appointmentType: { coding: [{ system: SNOMED, code, display }] } } satisfies Appointment;
}
