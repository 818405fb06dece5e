import { Select } from 'antd';
import { besideSelect } from '#src/ui/forms/select-popup';
import { choiceFilter } from '#src/ui/lists/choice-filter';
import { dayFilter } from '#src/ui/lists/day-filter';
import { listFilters, type Filter, type FilterValues } from '#src/ui/lists/list-filters';
import { loadedFilter } from '#src/ui/lists/select-filter';
import type { ReportGroup, ReportInput, ReportKind } from './gql/generated';
import { groupLabels, reportKinds, slugOf } from './report-kinds';
import { daysOf, periodLabels } from './report-days';

/** Filters of a kind of report, and the figure whose lines are open. */
function filtersOf(kind: ReportKind) {
  return listFilters({
    period: choiceFilter('Days', periodLabels, 'This month'),
    from: dayFilter('From'),
    until: dayFilter('Until'),
    groupBy: groupFilter(reportKinds[kind].groupings),
    physiotherapistId: reportKinds[kind].isOfPhysiotherapist ? loadedFilter('Physiotherapist') : hidden,
    row: hidden,
    column: hidden,
  });
}

/** A value that is set elsewhere than in the filter bar. */
const hidden: Filter = { label: '', parse: (text) => text.slice(0, 200) };

/** A choice of the grouping; the first one is the default. */
function groupFilter(groupings: readonly ReportGroup[]): Filter<ReportGroup> {
  const options = groupings.map((group, at) => ({ value: at === 0 ? '' : group, label: groupLabels[group] }));
  return {
    label: 'By',
    parse: (text) => groupings.slice(1).find((group) => group === text) ?? '',
    input: ({ id, value, onChange }) => (
      <Select<string>
        id={id}
        value={value}
        options={options}
        getPopupContainer={besideSelect}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    ),
  };
}

/** Filters by kind; each is built once, because a list's address needs stable functions. */
export const reportFilters = Object.fromEntries(
  (Object.keys(reportKinds) as ReportKind[]).map((kind) => [kind, filtersOf(kind)]),
) as Readonly<Record<ReportKind, ReturnType<typeof filtersOf>>>;

export type ReportView = FilterValues<ReturnType<typeof filtersOf>['fields']>;

/** Returns what is asked of the server. @param today clinic day, YYYY-MM-DD */
export function inputOf(kind: ReportKind, view: ReportView, today: string): ReportInput {
  const days = daysOf(view.period, today);
  return {
    kind,
    from: view.from || days.from,
    until: view.until || days.until,
    groupBy: view.groupBy || reportKinds[kind].groupings[0],
    ...(view.physiotherapistId && { physiotherapistId: view.physiotherapistId }),
  };
}

/** Returns the address of a report's file, or, with a figure, of its lines. */
export function filePath(
  { kind, ...asked }: ReportInput,
  format: string,
  figure?: { row: string; column: string },
): string {
  const params = new URLSearchParams({ ...(asked as Record<string, string>), ...figure, format });
  return `/api/v1/reports/${slugOf(kind)}${figure ? '/lines' : ''}?${params.toString()}`;
}
