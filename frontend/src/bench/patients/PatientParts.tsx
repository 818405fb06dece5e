import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConsentsCard } from '#src/consents/ConsentsCard';
import { FilesCard } from '#src/files/FilesCard';
import { NotesPart } from '../notes/NotesPart';
import { ScoresCard } from '../scores/ScoresCard';
import styles from './BenchPatientPage.module.css';
import { BenchPatientDocument, TreatmentNotesDocument, type BenchPatientQuery } from './gql/generated';
import { HistoryPart } from './HistoryPart';
import { PlanPart } from './PlanPart';
import { ValuesPart } from './ValuesPart';
import { ProgrammePart } from '../programme/ProgrammePart';

type Known = BenchPatientQuery['benchPatient'];

/** A part of the page below the one look, named in the address: `?part=values`. */
interface Part {
  readonly name: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface Props {
  readonly known: Known;
  /** Whether one treats the patient, and so writes into the record. */
  readonly mayTreat: boolean;
  readonly isDoctor: boolean;
}

/** Queries that files are part of. */
const shown = [BenchPatientDocument, TreatmentNotesDocument];

const hasProgramme = (plan: Known['plan']) => plan?.kind === 'PROGRAMME';

/** Returns the parts of a patient's page; the first is shown unless the address names another. */
function partsOf({ known, mayTreat, isDoctor }: Props): readonly [Part, ...Part[]] {
  const { plan, patient, fileCount } = known;
  const programmePart = {
    name: 'programme',
    label: 'Programme',
    content: () => <ProgrammePart patientId={patient.id} plan={plan} mayTreat={mayTreat} />,
  };
  return [
    {
      name: 'notes',
      label: 'Notes',
      content: () => <NotesPart patientId={patient.id} mayAddFiles={mayTreat} mayWrite={!isDoctor} />,
    },
    ...(hasProgramme(plan) || (mayTreat && plan?.status !== 'ACTIVE') ? [programmePart] : []),
    ...(plan && !hasProgramme(plan)
      ? [
          {
            name: 'plan',
            label: 'Plan',
            content: () => <PlanPart plan={plan} newest={known.values} isDoctor={isDoctor} />,
          },
        ]
      : []),
    {
      name: 'values',
      label: 'Values',
      content: () => (
        <>
          <ValuesPart known={known} isDoctor={isDoctor} />
          <ScoresCard patientId={patient.id} mayChange={mayTreat} />
        </>
      ),
    },
    {
      name: 'files',
      label: fileCount > 0 ? `Files (${fileCount})` : 'Files',
      content: () => <FilesCard patientId={patient.id} mayAdd={mayTreat} reloads={shown} />,
    },
    {
      name: 'consent',
      label: 'Consent',
      content: () => <ConsentsCard patientId={patient.id} name={patient.name ?? ''} maySign={mayTreat && !isDoctor} />,
    },
    { name: 'history', label: 'History', content: () => <HistoryPart known={known} mayAdd={mayTreat} /> },
  ];
}

/** The parts of a patient's page below the one look, one at a time, with links between them. */
export function PatientParts(props: Props) {
  const [params] = useSearchParams();
  const parts = partsOf(props);
  const part = parts.find(({ name }) => name === params.get('part')) ?? parts[0];
  return (
    <>
      <nav aria-label="Parts of the record">
        <ul className={styles.parts}>
          {parts.map(({ name, label }) => (
            <li key={name}>
              <Link
                to={name === parts[0].name ? '?' : `?part=${name}`}
                preventScrollReset
                aria-current={name === part.name ? 'page' : undefined}
                className={styles.part}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {part.content()}
    </>
  );
}
