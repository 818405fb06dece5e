import { Button } from 'antd';
import { DayFilter } from '../../ui/DayFilter';
import { SelectFilter } from '../../ui/SelectFilter';
import { Stack } from '../../ui/Stack';
import { TextFilter } from '../../ui/TextFilter';
import { useClearing } from '../../ui/useClearing';
import { useTeamQuery } from '../team/gql/generated';
import { auditAddress, maxAboutLength, outcomeOptions, verbOptions, type AuditFilters } from './audit-filters';

interface Props {
  readonly filters: AuditFilters;
  /** Name of the chosen account, if the list includes it. */
  readonly actorName: string | undefined;
  readonly onChange: (filters: AuditFilters, options?: { readonly replace: boolean }) => void;
}

const none: AuditFilters = { actor: '', verb: '', outcome: '', about: '', from: '', until: '' };

/** Filters of the audit trail: account, action, outcome, subject and days. */
export function AuditFilterBar({ filters, actorName, onChange }: Props) {
  const { round, clearAll } = useClearing(() => onChange(none));
  return (
    <search aria-label="Filter the audit trail">
      <Stack row gap={3} align="end" isBlock>
        <SelectFilter
          label="Who"
          value={filters.actor}
          options={useActors(filters.actor, actorName)}
          onChange={(actor) => onChange({ ...filters, actor })}
        />
        <SelectFilter
          label="What"
          value={filters.verb}
          options={verbOptions}
          onChange={(verb) => onChange({ ...filters, verb })}
        />
        <SelectFilter
          label="Outcome"
          value={filters.outcome}
          options={outcomeOptions}
          onChange={(outcome) => onChange({ ...filters, outcome })}
        />
        <TextFilter
          key={round}
          label="About"
          placeholder="PT number or id"
          maxLength={maxAboutLength}
          value={filters.about}
          onChange={(about) => onChange({ ...filters, about }, { replace: true })}
        />
        <DayFilter label="From" value={filters.from} onChange={(from) => onChange({ ...filters, from })} />
        <DayFilter label="Until" value={filters.until} onChange={(until) => onChange({ ...filters, until })} />
        {Object.keys(auditAddress.write(filters)).length > 0 && (
          <Button type="text" onClick={clearAll}>
            Clear filters
          </Button>
        )}
      </Stack>
    </search>
  );
}

/** Options of the account filter: the team and the current choice, such as a patient. */
function useActors(chosen: string, chosenName: string | undefined) {
  const { data } = useTeamQuery({ variables: { includeLeft: true } });
  const team = (data?.staff ?? []).flatMap(({ userId, fullName }) =>
    userId ? [{ value: userId, label: fullName || 'No name' }] : [],
  );
  const isOther = chosen !== '' && !team.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: chosenName || 'Another account' }] : [];
  return [{ value: '', label: 'All' }, ...other, ...team];
}
