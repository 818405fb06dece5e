import { Select } from 'antd';
import { besideSelect } from '#src/ui/forms/select-popup';
import { dayFilter } from '#src/ui/lists/day-filter';
import { listFilters, type Filter, type FilterValues } from '#src/ui/lists/list-filters';
import { loadedFilter } from '#src/ui/lists/select-filter';
import { measureBounds } from '#src/protocols/measure-bounds';
import { factsOf } from '#src/protocols/measures';
import type { Measure, ReportGroup, ReportInput, ReportKind } from './gql/generated';
import { groupLabels, reportKinds, slugOf } from './report-kinds';
import { daysOf, periodLabels, type ReportPeriod } from './report-days';

const firstMeasure: Measure = 'KNEE_FLEXION';
const measureLabel = (measure: Measure) => factsOf(measure).name;
/** All measures but the first. */
const measures = new Map(
  (Object.keys(measureBounds) as Measure[])
    .filter((measure) => measure !== firstMeasure)
    .map((measure) => [measure, measureLabel(measure)]),
);

const periods = new Map(Object.entries(periodLabels) as [ReportPeriod, string][]);

/** Filters of a kind of report, and the figure whose lines are open. */
function filtersOf(kind: ReportKind) {
  return listFilters({
    period: choiceOf('Days', 'This month', periods),
    from: dayFilter('From'),
    until: dayFilter('Until'),
    groupBy: reportKinds[kind].groupings.length > 1 ? groupFilter(reportKinds[kind].groupings) : noGroup,
    physiotherapistId: reportKinds[kind].isOfPhysiotherapist ? loadedFilter('Physiotherapist') : hidden,
    measure: reportKinds[kind].isOfMeasure ? choiceOf('Measure', measureLabel(firstMeasure), measures) : hidden,
    row: hidden,
    column: hidden,
  });
}

/** A value that is set elsewhere than in the filter bar. */
const hidden: Filter = { label: '', parse: (text) => text.slice(0, 200) };

/** Of a kind with one grouping. */
const noGroup: Filter<ReportGroup> = { label: '', parse: () => '' };

/** A choice of one value; the first one is the default, '' in the address. */
function choiceOf<Value extends string>(
  label: string,
  first: string,
  others: ReadonlyMap<Value, string>,
): Filter<Value> {
  const options = [{ value: '', label: first }, ...[...others].map(([value, text]) => ({ value, label: text }))];
  return {
    label,
    parse: (text) => [...others.keys()].find((value) => value === text) ?? '',
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

/** A choice of the grouping. */
function groupFilter([first, ...others]: (typeof reportKinds)[ReportKind]['groupings']): Filter<ReportGroup> {
  return choiceOf('By', groupLabels[first], new Map(others.map((group) => [group, groupLabels[group]])));
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
    ...(reportKinds[kind].isOfMeasure && { measure: (view.measure || firstMeasure) as Measure }),
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
