import { Column } from '@ant-design/charts';
import { theme } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { fontFamily } from '#src/look/theme';
import { lazyValue } from '#src/values/lazy-value';
import { rupeesText } from '#src/values/rupees';
import { useMediaQuery } from '#src/ui/hooks/useMediaQuery';
import { boundsOf } from '../payments/payment-period';

interface Day {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Paise. */
  readonly paid: number;
}

const wholeRupees = lazyValue(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** Returns all days of the month of a day, so that the first days do not fill the chart's whole width. */
function daysOfMonth(day: string): string[] {
  const length = Number(boundsOf('monthly', day).until.slice(8));
  return Array.from({ length }, (_, index) => `${day.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}

/** Custom tooltip: the library's own has a style attribute, which the content security policy blocks. */
function tooltipText(_event: unknown, tooltip: { title: string; items: { value: string }[] }): string {
  return `${tooltip.title}: ${tooltip.items.map(({ value }) => value).join(', ')}`;
}

/** A bar chart of the month's days. Load it lazily, because of the charting library. */
export function PaymentsChart({ days }: { readonly days: readonly Day[] }) {
  const { token } = theme.useToken();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const text = { labelFill: token.colorTextSecondary, labelFontFamily: fontFamily, labelOpacity: 1 };
  const tooltipStyle = {
    background: token.colorBgElevated,
    border: `1px solid ${token.colorBorder}`,
    color: token.colorText,
    'font-family': fontFamily,
  };
  return (
    <Column
      data={days.map(({ day, paid }) => ({ day, rupees: paid / 100 }))}
      xField="day"
      yField="rupees"
      height={220}
      scale={{ x: { domain: daysOfMonth(days[0]?.day ?? '') }, y: { nice: true } }}
      axis={{
        x: {
          ...text,
          title: false,
          tick: false,
          line: true,
          lineStroke: token.colorBorder,
          labelFormatter: (day: string) => String(Number(day.slice(8))),
          labelFilter: (day: string) => /-(?:01|\d[05])$/.test(day),
          labelAutoRotate: false,
          labelAutoHide: false,
        },
        y: {
          ...text,
          title: false,
          tick: false,
          gridStroke: token.colorBorder,
          gridStrokeOpacity: 1,
          labelFormatter: (rupees: number) => wholeRupees().format(rupees),
        },
      }}
      marginTop={8}
      marginRight={12}
      marginBottom={0}
      marginLeft={0}
      style={{ fill: token.colorPrimary, fillOpacity: 1, radiusTopLeft: 3, radiusTopRight: 3 }}
      tooltip={{
        title: ({ day }: { day: string }) => dayText(day),
        items: [{ field: 'rupees', valueFormatter: (rupees: number) => rupeesText(rupees * 100) }],
      }}
      interaction={{ tooltip: { render: tooltipText, css: { '.g2-tooltip': tooltipStyle } } }}
      animate={isStill ? false : { enter: { type: 'fadeIn', duration: 150 } }}
    />
  );
}
