import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import type { SearchHit, SearchSource } from '../search/search-source';
import {
  FindOwnPatientsDocument,
  FindPatientsDocument,
  type FindOwnPatientsQuery,
  type FindPatientsQuery,
  type PatientStubFragment,
} from './gql/generated';
import { ageText, reachLabels } from './reach-texts';

/** Whether `findPatients` takes a text: a PT- number, the ten digits of a phone, or at least three letters of a name (bench §2). */
export function isFindable(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (/^pt-?\d+$/i.test(text.trim())) return true;
  if (/^[\d\s+()-]*$/.test(text)) return digits.length >= 10;
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 3;
}

/** What a text must be to be found. */
export const findHint = 'Three letters of a name, a PT number, or ten digits of a phone';

/** Says who somebody is and why one sees them: 62 years, PT-000123, You treat. */
export const stubText = ({ age, number, reach }: Omit<PatientStubFragment, 'id' | 'name'>) =>
  [ageText(age), number, reachLabels[reach]].filter(Boolean).join(', ');

const hitOf = (stub: PatientStubFragment): SearchHit => ({
  id: stub.id,
  title: stub.name,
  detail: stubText(stub),
  to: stub.reach === 'NONE' ? null : pathOf(staffPaths.physioPatient, stub.number),
});

/** The search of a physiotherapist: anybody's patients. Those beyond reach have no address: a reason opens them (bench §2). */
export const findSource: SearchSource<FindPatientsQuery> = {
  query: FindPatientsDocument,
  hitsOf: ({ findPatients }) => findPatients.map(hitOf),
  isEnough: isFindable,
  tooShort: `Type: ${findHint.charAt(0).toLowerCase()}${findHint.slice(1)}.`,
  none: 'Nobody was found. Try another part of the name, or the number.',
};

/** The search of a doctor: one's own patients. */
export const ownSource: SearchSource<FindOwnPatientsQuery> = {
  query: FindOwnPatientsDocument,
  hitsOf: ({ benchPatients: { edges } }) =>
    edges.map(({ node: { patient, reach } }) => ({
      id: patient.id,
      title: patient.name,
      detail: stubText({ age: patient.age, number: patient.patientId, reach }),
      to: pathOf(staffPaths.doctorPatient, patient.patientId),
    })),
  isEnough: (text) => text.length >= 2,
  tooShort: 'Type at least two characters.',
  none: 'Nobody was found among your patients.',
};
