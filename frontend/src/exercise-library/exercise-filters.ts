import { choiceFilter } from '../ui/lists/choice-filter';
import { listFilters, type FilterValues } from '../ui/lists/list-filters';
import { manyFilter, manyOf } from './many-filter';
import { selectFilter } from '../ui/lists/select-filter';
import { textFilter } from '../ui/lists/text-filter';
import { aimLabels, avoidLabels, equipmentLabels, positionLabels, regionLabels } from './exercise-labels';
import type { ExerciseAvoid, ExerciseEquipment, ExerciseFilter } from './gql/generated';

/** Value of the equipment filter for exercises that need nothing. */
const NOTHING = 'NOTHING';

/** Filters of the exercise library, in the address. */
export const exerciseFilters = listFilters({
  search: textFilter('Name', { placeholder: 'English or Hindi' }),
  region: selectFilter('Part of the body', regionLabels),
  aim: selectFilter('Trains', aimLabels),
  position: selectFilter('Position', positionLabels),
  equipment: manyFilter('Needs nothing but', { [NOTHING]: 'No equipment', ...equipmentLabels }),
  without: manyFilter('Suitable with', avoidLabels),
  reviewed: selectFilter('Signed off', { yes: 'Signed off', no: 'Samples' }),
  retired: choiceFilter('Retired', { yes: 'All' }, 'Offered'),
});

/** Maps the filters to those of the query. */
export function filterOf(values: FilterValues<typeof exerciseFilters.fields>): ExerciseFilter {
  const { search, region, aim, position, equipment, without, reviewed, retired } = values;
  return {
    ...(search && { search }),
    ...(region && { region }),
    ...(aim && { aim }),
    ...(position && { position }),
    ...(equipment && {
      equipment: manyOf(equipment).filter((value): value is ExerciseEquipment => value !== NOTHING),
    }),
    ...(without && { without: manyOf(without) as ExerciseAvoid[] }),
    ...(reviewed && { reviewed: reviewed === 'yes' }),
    retired: retired === 'yes',
  };
}
