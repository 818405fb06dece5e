import type { Coding, Consent } from 'fhir/r4.js';
import { sql } from 'kysely';
import type { ConsentDecision } from '../../data-consents/data-consent.entity.js';
import { changedNow, instant } from '../columns.js';
import { narrative } from '../narrative.js';
import { coded, reference } from '../search-sql.js';
import {
  ownState,
  readAndSearch,
  type Mapping,
  type PatientsRow,
  type ResourceDefinition,
} from '../resource-definition.js';
import type { DataPurpose } from '../../../platform/access/actor.js';

interface ConsentRow extends PatientsRow {
  clientId: string;
  decision: ConsentDecision;
  purpose: DataPurpose;
  isActive: boolean;
  said: string;
  end: string | null;
}

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

/** Policy code and provision type of each decision. */
const POLICY = { PERMIT: ['OPTIN', 'permit'], DENY: ['OPTOUT', 'deny'] } as const satisfies Record<
  ConsentDecision,
  [string, string]
>;

/** HL7 code of each purpose. */
const PURPOSE: Record<DataPurpose, string> = { TREATMENT: 'TREAT', PAYMENT: 'HPAYMT', OPERATIONS: 'HOPERAT' };

const STATUS = { true: 'active', false: 'inactive' } as const;

/** SQL condition: the consent is live by the clock that the consent filter uses. */
const isActive = sql`(k.revoked_at is null and (k.until is null or k.until > now()))`;
/** SQL condition: the consent expired on its end date, which changes no row. */
const ranOut = sql`(k.revoked_at is null and coalesce(k.until <= now(), false))`;

/**
 * Patients' decisions about the requesting client as Consent. The consent filter applies: while a refusal is live, the client reads neither
 * it nor the consent that it ended.
 */
export const consents: ResourceDefinition<ConsentRow> = {
  ...readAndSearch('Consent'),
  ...ownState('k'),
  // Odd numbers count changes of the row; expiry adds one.
  revision: sql`(2 * k.revision - 1 + ${ranOut}::int)`,
  updatedAt: sql`(case when ${ranOut} then greatest(k.updated_at, k.until) else k.updated_at end)`,
  sentBy: sql`k.client_id`,
  // Live refusals are never visible, so that clients need no tombstone for them.
  from: sql`(select * from data_consent k where k.decision = 'PERMIT' or not ${isActive}) k join patient p on p.id = k.patient_id`,
  columns: sql`k.client_id as "clientId", k.decision, k.purpose, ${isActive} as "isActive", ${instant(sql`k.created_at`)} as said,
    ${instant(sql`least(k.revoked_at, k.until)`)} as "end"`,
  search: {
    patient: reference('Who said it.', { Patient: sql`p.id` }),
    status: coded('active or inactive.', 'http://hl7.org/fhir/consent-state-codes', sql`${isActive}::text`, STATUS),
  },
  kept: {
    changed: { in: sql`data_consent k`, where: changedNow(sql`k.updated_at`) },
    // The expiry of a consent that changed only now, such as by a merge.
    unwritten: sql`select v.version + 1 as revision, (v.row ->> 'end')::timestamptz as at, v.id, v.patient_id,
        v.row || jsonb_build_object('revision', v.version + 1, 'isActive', false, 'lastUpdated', v.row ->> 'end') as row
      from data_consent k join resource_version v on v.type = 'Consent' and v.id = k.id::text and v.version = 2 * k.revision - 3
      where ${changedNow(sql`k.updated_at`)} and (v.row ->> 'isActive')::boolean and (v.row ->> 'end')::timestamptz <= now()`,
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
