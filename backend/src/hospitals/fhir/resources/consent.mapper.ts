import type { Coding, Consent } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { ConsentDecision } from '../../data-consents/data-consent.entity.js';
import type { DataPurpose } from '../../smart-clients/smart-client.entity.js';
import { instant } from '../columns.js';
import { narrative } from '../narrative.js';
import { coded, reference } from '../search-sql.js';
import {
  ownState,
  readAndSearch,
  type Mapping,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';

interface ConsentRow extends PatientsRow {
  clientId: string;
  decision: ConsentDecision;
  purpose: DataPurpose;
  isActive: boolean;
  said: string;
  end: string | null;
}

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

/** What a decision is called as a policy, and what it makes of what is read. */
const POLICY = { PERMIT: ['OPTIN', 'permit'], DENY: ['OPTOUT', 'deny'] } as const satisfies Record<
  ConsentDecision,
  [string, string]
>;

/** For what was asked, by HL7's codes. */
const PURPOSE: Record<DataPurpose, string> = { TREATMENT: 'TREAT', PAYMENT: 'HPAYMT', OPERATIONS: 'HOPERAT' };

const STATUS = { true: 'active', false: 'inactive' } as const;

/** It stands, by the clock that judges the fence. */
const isActive = sql`(k.revoked_at is null and (k.until is null or k.until > now()))`;
/** It ended on its own day, which no change of the row tells of. */
const ranOut = sql`(k.revoked_at is null and coalesce(k.until <= now(), false))`;

/**
 * What patients said of this client; what they said of another is none of its business. It stands behind the fence like all that is of a
 * patient: a refusal that holds is read by nobody, nor is what ended with it.
 */
export const consents: ResourceDefinition<ConsentRow> = {
  ...readAndSearch('Consent'),
  ...ownState('k'),
  // A number for each change of the row, and one between for its own end.
  revision: sql`(2 * k.revision - 1 + ${ranOut}::int)`,
  updatedAt: sql`(case when ${ranOut} then greatest(k.updated_at, k.until) else k.updated_at end)`,
  sentBy: sql`k.client_id`,
  // A refusal that holds was never read, so that nobody is told to forget it.
  from: sql`(select * from data_consent k where k.decision = 'PERMIT' or not ${isActive}) k join patient p on p.id = k.patient_id`,
  columns: sql`k.client_id as "clientId", k.decision, k.purpose, ${isActive} as "isActive", ${instant(sql`k.created_at`)} as said,
    ${instant(sql`least(k.revoked_at, k.until)`)} as "end"`,
  search: {
    patient: reference('Who said it.', { Patient: sql`p.id` }),
    status: coded('active or inactive.', 'http://hl7.org/fhir/consent-state-codes', sql`${isActive}::text`, STATUS),
  },
  map: (row, mapping) => toConsent(row, mapping),
};

function toConsent(row: ConsentRow, { systemBase }: Mapping): Consent {
  const { patientId, clientId, decision, purpose, said, end } = row;
  const status = STATUS[`${row.isActive}`];
  const [policy, type] = POLICY[decision];
  const reader = { system: `${systemBase}/client`, value: clientId };
  return {
    resourceType: 'Consent',
    text: narrative({ Status: status, Decision: type, Purpose: purpose.toLowerCase(), Said: said, End: end }),
    status,
    scope: { coding: [hl7('consentscope', 'patient-privacy')] },
    category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
    patient: { reference: `Patient/${patientId}` },
    dateTime: said,
    policyRule: { coding: [hl7('v3-ActCode', policy)] },
    provision: {
      type,
      period: { start: said, ...(end && { end }) },
      actor: [{ role: { coding: [hl7('v3-ParticipationType', 'IRCP')] }, reference: { identifier: reader } }],
      purpose: [hl7('v3-ActReason', PURPOSE[purpose])],
    },
  };
}

const hl7 = (system: string, code: string): Coding => ({ system: `${TERMINOLOGY}/${system}`, code });
