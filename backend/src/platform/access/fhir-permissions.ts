/** Resource types that a hospital system may read, under their FHIR names. */
export const FHIR_TYPES = [
  'Patient',
  'Condition',
  'Procedure',
  'CarePlan',
  'Goal',
  'Observation',
  'Appointment',
  'Encounter',
  'Practitioner',
  'Organization',
  'ServiceRequest',
  'Task',
  'DocumentReference',
  'Composition',
  'Binary',
  'Group',
  'Consent',
  'AuditEvent',
] as const;
export type FhirType = (typeof FHIR_TYPES)[number];

/** Resource types that a hospital system may write, through the same services as the screens. */
export const WRITTEN_TYPES = ['Patient', 'ServiceRequest', 'DocumentReference'] as const satisfies FhirType[];
export type WrittenType = (typeof WRITTEN_TYPES)[number];
/** Resource types that a hospital system may update. A stored document is immutable. */
const CHANGED_TYPES = ['Patient', 'ServiceRequest'] as const satisfies WrittenType[];
export type ChangedType = (typeof CHANGED_TYPES)[number];

export const FHIR_SCOPES = [
  ...FHIR_TYPES.flatMap((type) => [`${type}.r`, `${type}.s`] as const),
  ...WRITTEN_TYPES.map((type) => `${type}.c` as const),
  ...CHANGED_TYPES.map((type) => `${type}.u` as const),
];
/** SMART scope of a hospital system's token: a FHIR type and one of create, read, update, delete, search. */
export type FhirScope = (typeof FHIR_SCOPES)[number];

/** Including a type in another query reads it; an export needs the scope of each exported type. */
export const fhirReaders = FHIR_TYPES.map((type) => `${type}.r` as const);

type FhirVerbs = { [Type in FhirType as `fhir.${Type}.read`]: [`${Type}.r`] } & {
  [Type in FhirType as `fhir.${Type}.search`]: [`${Type}.s`];
};
/** Read and search permissions of each type. */
export const fhirVerbs = Object.fromEntries(
  FHIR_TYPES.flatMap((type) => [
    [`fhir.${type}.read`, [`${type}.r`]],
    [`fhir.${type}.search`, [`${type}.s`]],
  ]),
) as FhirVerbs;

type WriteVerbs = { [Type in WrittenType as `fhir.${Type}.create`]: [`${Type}.c`] } & {
  [Type in ChangedType as `fhir.${Type}.update`]: [`${Type}.u`];
};
/** Create and update permissions of each written type. */
export const writeVerbs = Object.fromEntries([
  ...WRITTEN_TYPES.map((type) => [`fhir.${type}.create`, [`${type}.c`]]),
  ...CHANGED_TYPES.map((type) => [`fhir.${type}.update`, [`${type}.u`]]),
]) as WriteVerbs;

/** Permissions of clients, and of the front desk on what hospitals know patients by: the part of the access policy for hospitals. */
export const hospitalPermissions = {
  ...fhirVerbs,
  ...writeVerbs,
  'patient.setAbha': ['reception', 'admin'],
  'duplicate.list': ['reception', 'admin'],
} as const;
