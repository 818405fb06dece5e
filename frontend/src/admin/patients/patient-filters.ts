import { hiddenFilter, listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import type { PatientFilter } from '#src/workplace/gql/generated';

/** The four filters of the filter bar, and the activity filter that the dashboard sets. */
export const patientFilters = listFilters({
  search: textFilter('Name', { placeholder: 'Search by name' }),
  age: textFilter('Age', { placeholder: 'In years', maxLength: 3, isNumeric: true }),
  condition: textFilter('Condition', { placeholder: 'Part of the diagnosis' }),
  status: selectFilter('Profile status', { complete: 'Complete', incomplete: 'Incomplete' }),
  activity: hiddenFilter('Activity', ['active', 'inactive']),
});

/** Values of the filters; '' for no filter. */
export type PatientFilters = FilterValues<typeof patientFilters.fields>;

const recordStatus = { complete: 'COMPLETE', incomplete: 'INCOMPLETE' } as const;
const patientActivity = { active: 'ACTIVE', inactive: 'INACTIVE' } as const;

/** Maps the filters to the query's input. */
export function queryFilterOf({ search, age, condition, status, activity }: PatientFilters): PatientFilter {
  return {
    ...(search && { search }),
    ...(age && { age: Number(age) }),
    ...(condition && { condition }),
    ...(status && { status: recordStatus[status] }),
    ...(activity && { activity: patientActivity[activity] }),
  };
}
