import type { AuditEvent, AuditEventEntity, Coding } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { ExchangeDoor, ExchangeOutcome } from '../../exchanges/exchange-log.js';
import { byMoment, instant } from '../columns.js';
import { rowId } from '../identity.js';
import { narrative } from '../narrative.js';
import { moment, reference } from '../search-sql.js';
import { readAndSearch, type Mapping, type ResourceRow, type ResourceDefinition } from '../resource-definition.js';

interface ExchangeRow extends ResourceRow {
  patientId: string | null;
  clientId: string;
  at: string;
  door: ExchangeDoor;
  interaction: string;
  outcome: ExchangeOutcome;
  code: string;
  parameters: string[];
  requestId: string;
}

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

const hl7 = (system: string, code: string): Coding => ({ system: `${TERMINOLOGY}/${system}`, code });

const SIGN_IN: Coding = { system: 'http://dicom.nema.org/resources/ontology/DCM', code: '110114' };

/** R4 outcome codes: refused is a fault of the client, failed one of the server. */
const OUTCOME: Record<ExchangeOutcome, AuditEvent['outcome']> = { SUCCEEDED: '0', REFUSED: '4', FAILED: '8' };

/** Types of exchanges that are no REST requests. */
const OTHER_TYPES: Partial<Record<ExchangeDoor, Coding>> = { WEBHOOK: hl7('iso-21089-lifecycle', 'transmit') };

const RESTFUL = 'http://hl7.org/fhir/restful-interaction';
/** R4 code and action by the last word of an interaction; for other words R4's action is execute. */
const KINDS: Record<string, [code: string, action: AuditEvent['action']]> = {
  read: ['read', 'R'],
  vread: ['vread', 'R'],
  history: ['history-instance', 'R'],
  patch: ['patch', 'U'],
  validate: ['operation', 'E'],
  search: ['search-type', 'E'],
  create: ['create', 'C'],
  update: ['update', 'U'],
  everything: ['operation', 'E'],
  document: ['operation', 'E'],
  export: ['operation', 'E'],
};

/** A client's own exchanges as AuditEvent; those that name a patient pass the consent filter. */
export const auditEvents: ResourceDefinition<ExchangeRow> = {
  ...readAndSearch('AuditEvent'),
  identity: rowId(sql`x.id`),
  // A row never changes.
  revision: sql`1`,
  updatedAt: sql`x.at`,
  isLive: sql`p.deleted_at is null`,
  // An export with the client's own exchanges would grow with every export.
  isApart: true,
  sentBy: sql`x.client_id`,
  mayBeOfNobody: true,
  from: sql`exchange x left join patient p on p.id = x.patient_id`,
  columns: sql`x.client_id as "clientId", ${instant(sql`x.at`)} as at, x.door, x.interaction, x.outcome, x.code, x.parameters,
    x.request_id as "requestId"`,
  search: {
    patient: reference('The one of whom it was.', { Patient: sql`x.patient_id` }),
    date: moment('When it ended.', sql`x.at`),
  },
  sorts: { date: byMoment(sql`x.at`) },
  map: (row, mapping) => toAuditEvent(row, mapping),
};

function toAuditEvent(row: ExchangeRow, { systemBase }: Mapping): AuditEvent {
  const { patientId, clientId, interaction, code, parameters, requestId } = row;
  const client = { system: `${systemBase}/client`, value: clientId };
  return {
    resourceType: 'AuditEvent',
    text: narrative({ Interaction: interaction, At: row.at, Outcome: `${row.outcome.toLowerCase()}, ${code}` }),
    ...kindOf(row, systemBase),
    recorded: row.at,
    outcome: OUTCOME[row.outcome],
    outcomeDesc: code,
    agent: [{ who: { identifier: client }, requestor: row.door !== 'WEBHOOK' }],
    source: { observer: { reference: 'Organization/clinic' } },
    entity: [
      ...(patientId ? [patientEntity(patientId)] : []),
      { what: { identifier: { system: `${systemBase}/request`, value: requestId } } },
      ...(parameters.length > 0 ? [queryEntity(parameters)] : []),
    ],
  };
}

/** Returns the subtype: R4's code if there is one, and the name shown at /admin/exchanges. */
function kindOf(
  { door, interaction }: ExchangeRow,
  systemBase: string,
): Pick<AuditEvent, 'type' | 'subtype' | 'action'> {
  const ours: Coding = { system: `${systemBase}/interaction`, code: interaction };
  const [code, action] = KINDS[interaction.split('.').at(-1) ?? ''] ?? [undefined, 'E'];
  const type = interaction === 'token' ? SIGN_IN : (OTHER_TYPES[door] ?? hl7('audit-event-type', 'rest'));
  return { type, subtype: [...(code ? [{ system: RESTFUL, code }] : []), ours], action };
}

const patientEntity = (id: string): AuditEventEntity => ({
  what: { reference: `Patient/${id}` },
  type: hl7('audit-entity-type', '1'),
  role: hl7('object-role', '1'),
});

/** Lists the parameter names; values are not stored. */
const queryEntity = (parameters: string[]): AuditEventEntity => ({
  type: hl7('audit-entity-type', '2'),
  role: hl7('object-role', '24'),
  detail: parameters.map((name) => ({ type: 'parameter', valueString: name })),
});
