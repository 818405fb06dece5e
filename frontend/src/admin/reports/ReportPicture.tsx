import { Bar, Column } from '@ant-design/charts';
import { theme } from 'antd';
import { fontFamily } from '#src/look/theme';
import { useMediaQuery } from '#src/ui/hooks/useMediaQuery';
import { lazyValue } from '#src/values/lazy-value';
import { figureText } from './figure-text';
import type { ReportQuery } from './gql/generated';

interface Props {
  readonly report: ReportQuery['report'];
  /** Key of the column that is drawn. */
  readonly column: string;
}

/** Groupings along time, drawn as columns; others are bars, whose labels are long. */
const ofTime: readonly string[] = ['DAY', 'WEEK', 'MONTH'];
/** Most bars that can be read. */
const mostBars = 25;

const wholeRupees = lazyValue(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** Custom tooltip: the library's own has a style attribute, which the content security policy blocks. */
function tooltipText(_event: unknown, tooltip: { title: string; items: { value: string }[] }): string {
  return `${tooltip.title}: ${tooltip.items.map(({ value }) => value).join(', ')}`;
}

/** A bar chart of one column of a report. Load it lazily, because of the charting library. */
export function ReportPicture({ report, column }: Props) {
  const { token } = theme.useToken();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const at = report.columns.findIndex(({ key }) => key === column);
  const { label = '', unit = 'COUNT' } = report.columns[at] ?? {};
  const isOfTime = ofTime.includes(report.groupBy);
  const scale = unit === 'PAISE' ? 100 : 1;
  const rows = report.rows.map((row) => ({ label: row.label, value: (row.cells[at]?.value ?? 0) / scale }));
  const data = isOfTime ? rows : rows.toSorted((one, other) => other.value - one.value).slice(0, mostBars);
  const text = { labelFill: token.colorTextSecondary, labelFontFamily: fontFamily, labelOpacity: 1 };
  const Picture = isOfTime ? Column : Bar;
  return (
    <figure aria-label={`Picture of ${label.toLowerCase()}; the table has the same figures`}>
      <figcaption>{label}</figcaption>
      <Picture
        data={data}
        xField="label"
        yField="value"
        height={isOfTime ? 220 : 40 + 32 * data.length}
        axis={{
          x: { ...text, title: false, tick: false, line: true, lineStroke: token.colorBorder, labelAutoRotate: false },
          y: {
            ...text,
            title: false,
            tick: false,
            gridStroke: token.colorBorder,
            gridStrokeOpacity: 1,
            labelFormatter: (value: number) => (unit === 'PAISE' ? wholeRupees().format(value) : String(value)),
          },
        }}
        style={{ fill: token.colorPrimary, fillOpacity: 1, maxWidth: 48 }}
        tooltip={{
          title: ({ label: name }: { label: string }) => name,
          items: [{ field: 'value', valueFormatter: (value: number) => figureText(unit, value * scale) }],
        }}
        interaction={{
          tooltip: {
            render: tooltipText,
            css: {
              '.g2-tooltip': {
                background: token.colorBgElevated,
                border: `1px solid ${token.colorBorder}`,
                color: token.colorText,
                'font-family': fontFamily,
              },
            },
          },
        }}
        animate={isStill ? false : { enter: { type: 'fadeIn', duration: 150 } }}
      />
    </figure>
  );
}
