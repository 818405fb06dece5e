import { AlertOutlined, CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { listFilters } from '#src/ui/lists/list-filters';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Pager } from '#src/ui/lists/Pager';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { textFilter } from '#src/ui/lists/text-filter';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { numberText } from '#src/values/number-text';
import styles from './care.module.css';
import { usePatientsUnderCareQuery, type PatientUnderCareRowFragment } from './gql/generated';

interface Props {
  /** Returns the address of a patient's page. */
  readonly pageOf: (patientId: string) => string;
}

const pageSize = 25;
const nameFilter = listFilters({ search: textFilter('Name', { placeholder: 'Part of the name' }) });

/**
 * The signed-in clinician's patients with a live plan, in pages: open danger signs first, then high pain, then ready for the next phase. If
 * there are several pages, they can be searched by name.
 */
export function UnderCareCard({ pageOf }: Props) {
  const [search, setSearch] = useState('');
  // Start cursors of the pages up to the current one.
  const [begins, setBegins] = useState<readonly string[]>([]);
  const after = begins.at(-1);
  const query = usePatientsUnderCareQuery({
    variables: { first: pageSize, ...(after !== undefined && { after }), ...(search && { search }) },
  });
  useRefetchOnFocus(query.refetch);
  const turnTo = (page: number, end: string | null) =>
    setBegins(page > begins.length + 1 && end ? [...begins, end] : begins.slice(0, page - 1));
  return (
    <Card title="Patients with a plan">
      <QueryBoundary
        query={{ ...query, data: query.data ?? query.previousData }}
        failureText={(failure) => failureText('Failed to fetch your patients', failure)}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
      >
        {({ patientsUnderCareConnection: { edges, pageInfo, totalCount } }) => (
          <>
            {(totalCount > pageSize || search) && (
              <FilterBar
                label="Find a patient with a plan"
                of={nameFilter}
                filters={{ search }}
                onChange={(filters) => {
                  setSearch(filters.search);
                  setBegins([]);
                }}
              >
                <output className={styles.quiet}>{countText(totalCount)}</output>
              </FilterBar>
            )}
            {totalCount === 0 && !search && <p>None yet. Whoever gets a plan that you look after stands here.</p>}
            {edges.length > 0 && (
              <ul className={styles.list}>
                {edges.map(({ node }) => (
                  <PatientRow key={node.planId} row={node} address={pageOf(node.patient.id)} />
                ))}
              </ul>
            )}
            {(totalCount > pageSize || begins.length > 0) && (
              <Pager
                label="Pages of the patients with a plan"
                page={begins.length + 1}
                lastPage={Math.max(1, Math.ceil(totalCount / pageSize))}
                onChange={(page) => turnTo(page, pageInfo.endCursor)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

const countText = (total: number) =>
  total === 0 ? 'No patient has this name.' : `${numberText(total)} ${total === 1 ? 'patient' : 'patients'}`;

function PatientRow({ row, address }: { readonly row: PatientUnderCareRowFragment; readonly address: string }) {
  const { patient, phase, phaseCount, ready, openTask, flags, lastPain, lastPainAt, recoveryPercent } = row;
  return (
    <li>
      <Link to={address} className={styles.name}>
        {patient.name || 'N/A'}
      </Link>
      {openTask && (
        <p className={styles.quiet}>
          <StatusWord tone="error" Icon={AlertOutlined}>
            A danger sign waits
          </StatusWord>
        </p>
      )}
      {flags.includes('PAIN_HIGH') && lastPainAt && (
        <p className={styles.quiet}>
          <StatusWord tone="warning" Icon={WarningOutlined} isFilled>
            Pain {lastPain} of 10, {momentText(lastPainAt)}
          </StatusWord>
        </p>
      )}
      {ready && (
        <p className={styles.quiet}>
          <StatusWord tone="success" Icon={CheckCircleOutlined}>
            Ready for the next phase
          </StatusWord>
        </p>
      )}
      <p className={styles.quiet}>
        Phase {phase} of {phaseCount}, {recoveryPercent}% of the sessions done
        {lastPain !== null && !flags.includes('PAIN_HIGH') && `, pain ${lastPain} of 10`}
      </p>
    </li>
  );
}
