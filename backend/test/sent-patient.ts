import { randomUUID } from 'node:crypto';
import type { FhirBody } from './hospital.js';

/** The system of a hospital's own identifiers. */
export const MRN = 'https://city.example/mrn';
/** That of the clinic's numbers. */
export const OURS = 'http://localhost:3000/fhir/id/patient-number';
/** What a client is registered with that sends patients. */
export const SENDER = { scopes: ['system/Patient.crus'], identifier_systems: [MRN], reach: 'CONSENTED' };

/** A patient as a hospital sends one, with an identifier that nobody has. */
export const sentPatient = (parts: Record<string, unknown> = {}) => ({
  resourceType: 'Patient',
  identifier: [{ system: MRN, value: randomUUID() }],
  name: [{ family: 'Yadav', given: ['Sunita', 'Devi'] }],
  gender: 'female',
  birthDate: '1966-03-10',
  telecom: [
    { system: 'phone', value: '0522 2345678' },
    { system: 'phone', value: '098765 43210' },
  ],
  address: [{ line: ['12 Hazratganj'], city: 'Lucknow', postalCode: '226001' }],
  ...parts,
});

/** One as it is answered. */
export type AnsweredPatient = FhirBody & Omit<ReturnType<typeof sentPatient>, 'name'> & { id: string; name: object[] };

/** Where an answer finds fault, and of what kind. */
export const faultsOf = ({ issue }: FhirBody) => issue?.map(({ code, expression }) => [code, expression?.[0]]);
