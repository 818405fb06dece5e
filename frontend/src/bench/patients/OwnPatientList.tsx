import { AlertOutlined, CheckCircleOutlined, CommentOutlined, WarningOutlined } from '@ant-design/icons';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { PatientLink } from '#src/patients/PatientLink';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import type { Column } from '#src/ui/lists/DataTable';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { listFilters } from '#src/ui/lists/list-filters';
import { ListCard } from '#src/ui/lists/ListCard';
import { textFilter } from '#src/ui/lists/text-filter';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { flagLabels } from '../flags/CareFlags';
import { ageText, reachLabels } from '../reach-texts';
import { useBenchPatientsQuery, type BenchPatientLineFragment, type Reach } from './gql/generated';
import styles from './OwnPatientList.module.css';

const filters = listFilters({ search: textFilter('Name or number', { placeholder: 'Part of the name' }) });

/** Whether a reason to see a patient is the one that the list's reader expects: to be in charge, or to answer for the plan. */
const isExpected = (reach: Reach) => reach === 'IN_CHARGE' || reach === 'DOCTOR';

const columns: readonly Column<BenchPatientLineFragment, null>[] = [
  {
    title: 'Name',
    kind: 'lead',
    cell: ({ patient, openTask, reach }) => (
      <span className={styles.who}>
        <PatientLink number={patient.patientId}>{patient.name || 'N/A'}</PatientLink>{' '}
        <small>
          {[ageText(patient.age), patient.patientId, isExpected(reach) ? '' : reachLabels[reach]]
            .filter(Boolean)
            .join(', ')}
        </small>
        {openTask && (
          <StatusWord tone="error" Icon={AlertOutlined} isFilled>
            A danger sign waits
          </StatusWord>
        )}
      </span>
    ),
  },
  { title: 'Next session', kind: 'text', cell: ({ nextSession }) => (nextSession ? momentText(nextSession) : 'None') },
  { title: 'Plan', kind: 'text', cell: (line) => <Plan line={line} /> },
];

/** Pain, of 10, that raises a flag. */
const highPain = 7;

/** What of a plan asks for attention: its open flags, and a phase that can be left. */
function Plan({ line: { hasPlan, planState } }: { readonly line: BenchPatientLineFragment }) {
  if (!hasPlan) return 'None';
  // Its state is for the plan's team alone.
  if (!planState) return "Another physiotherapist's plan";
  const { kind, phase, phaseCount, ready, lastPain, lastPainAt, flags, recoveryPercent, unreadMessages } = planState;
  // A value since may be lower; the flag stays until somebody has seen it.
  const isPainHigh = flags.includes('PAIN_HIGH') && lastPain !== null && lastPain >= highPain && lastPainAt !== null;
  const others = flags.filter((flag) => flag !== 'PAIN_HIGH' || !isPainHigh);
  return (
    <span className={styles.plan}>
      <span>
        {kind === 'PROGRAMME'
          ? 'Programme'
          : `Phase ${phase} of ${phaseCount}, ${recoveryPercent}% of the sessions done`}
        {lastPain !== null && !isPainHigh && `, pain ${lastPain} of 10`}
      </span>
      {isPainHigh && (
        <StatusWord tone="warning" Icon={WarningOutlined} isSentence>
          Pain {lastPain} of 10, {momentText(lastPainAt)}
        </StatusWord>
      )}
      {others.map((flag) => (
        <StatusWord key={flag} tone="warning" Icon={WarningOutlined} isSentence>
          {flagLabels[flag]}
        </StatusWord>
      ))}
      {unreadMessages > 0 && (
        <StatusWord tone="info" Icon={CommentOutlined} isSentence>
          {unreadMessages === 1 ? '1 unread message' : `${unreadMessages} unread messages`}
        </StatusWord>
      )}
      {ready && (
        <StatusWord tone="success" Icon={CheckCircleOutlined} isSentence>
          Ready for the next phase
        </StatusWord>
      )}
    </span>
  );
}

const all = { none: 'No patients', one: '1 patient', many: 'patients' };
const matching = { none: 'No matching patients', one: '1 matching patient', many: 'matching patients' };

interface Props {
  /** Who appears in the list, for one that is empty. */
  readonly hint: string;
}

/** One's own patients: those with a danger sign first, then those in high pain, then by the next session. */
export function OwnPatientList({ hint }: Props) {
  const address = useCursorAddress(filters, 25);
  const { search } = address.filters;
  const query = useBenchPatientsQuery({ variables: { ...address.slice, ...(search && { search }) } });
  const list = useCursorList(address, query, ({ benchPatients }) => benchPatients);
  return (
    <>
      <FilterBar label="Search your patients" of={filters} filters={address.filters} onChange={address.setFilters} />
      <ListCard
        name="Your patients"
        label="Your patients"
        list={list}
        count={countOf(list, search ? matching : all)}
        empty={
          search
            ? { title: 'None of your patients is called that.', hint: 'Change or clear the search.' }
            : { title: 'No patients yet.', hint }
        }
        failureText={(failure) => failureText('Failed to fetch your patients', failure)}
        columns={columns}
        keyOf={({ patient }) => patient.id}
        isHighlighted={({ openTask }) => openTask !== null}
        actions={null}
      />
    </>
  );
}
