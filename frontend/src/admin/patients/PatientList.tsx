import { useRef } from 'react';
import type { PatientsQuery } from '../../gql/generated';
import { numberText } from '../../number-text';
import { Pager } from '../../ui/Pager';
import { ActivityTag } from './ActivityTag';
import { PatientTable, type PatientActions } from './PatientTable';
import { RetryHint } from './RetryHint';
import styles from './PatientList.module.css';
import type { PatientFilters } from './usePatientSearch';

interface Props {
  /** The newest page that is known; undefined before the first one. */
  readonly list: PatientsQuery['patients'] | undefined;
  /** The page asked for, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isFiltered: boolean;
  readonly activity: PatientFilters['activity'];
  readonly actions: PatientActions;
  readonly onActivityRemoved: () => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** The list with its count and its pages. What was there stays while the next page comes; a failure never shows rows of another page. */
export function PatientList(props: Props) {
  const { list, page, pageSize, isLoading, hasFailed, isFiltered, actions, onPage, onRetry } = props;
  const isEmpty = list?.total === 0;
  const section = useRef<HTMLElement>(null);
  const removeActivity = () => {
    props.onActivityRemoved();
    section.current?.focus({ preventScroll: true }); // the tag that had the focus goes
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Patient list" className={styles.card}>
      <div className={styles.top}>
        <output>{hasFailed ? 'The list is not here.' : countText(list, isFiltered)}</output>
        <ActivityTag activity={props.activity} onRemove={removeActivity} />
      </div>
      {hasFailed && <RetryHint text="Nothing was changed." onRetry={onRetry} />}
      {!hasFailed && isEmpty && <p className={styles.empty}>{emptyText(isFiltered)}</p>}
      {!hasFailed && !isEmpty && (
        <PatientTable patients={list?.patients} isStale={isLoading && list !== undefined} actions={actions} />
      )}
      {!hasFailed && list && (
        <Pager
          label="Pages of the patient list"
          page={page}
          lastPage={Math.max(1, Math.ceil(list.total / pageSize))}
          onChange={onPage}
        />
      )}
    </section>
  );
}

function countText(list: Props['list'], isFiltered: boolean): string {
  if (!list) return 'Loading the list…';
  const { total, page, limit, patients } = list;
  const what = isFiltered ? 'matching patients' : 'patients';
  if (total === 0) return `No ${what}`;
  if (total === 1) return isFiltered ? '1 matching patient' : '1 patient';
  const first = (page - 1) * limit + 1;
  return `${numberText(total)} ${what}, showing ${numberText(first)} to ${numberText(first + patients.length - 1)}`;
}

function emptyText(isFiltered: boolean): string {
  return isFiltered
    ? 'No patient matches these filters. Change or clear them to see more.'
    : 'Patients appear here after they sign in for the first time. Add Patient fills in the record of one who has.';
}
