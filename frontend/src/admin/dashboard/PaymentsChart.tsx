import { Column } from '@ant-design/charts';
import { theme } from 'antd';
import { dayText } from '../../clinic-time';
import { rupeesText } from '../../rupees';
import { useMediaQuery } from '../../ui/useMediaQuery';

interface Day {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Paise. */
  readonly paid: number;
}

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** The days of the month that a day lies in, so that a chart of its first days does not fill the whole width. */
function daysOfMonth(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${day.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}

/** A column for each day of the month. It carries the charting library: load it lazily. */
export function PaymentsChart({ days }: { readonly days: readonly Day[] }) {
  const { token } = theme.useToken();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const text = { labelFill: token.colorTextSecondary, labelFontFamily: token.fontFamily, labelFillOpacity: 1 };
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
          labelAutoRotate: false,
        },
        y: {
          ...text,
          title: false,
          tick: false,
          gridStroke: token.colorBorder,
          gridStrokeOpacity: 1,
          labelFormatter: (rupees: number) => wholeRupees.format(rupees),
        },
      }}
      style={{ fill: token.colorPrimary, radiusTopLeft: 3, radiusTopRight: 3 }}
      tooltip={{
        title: ({ day }: { day: string }) => dayText(day),
        items: [{ field: 'rupees', name: 'Paid', valueFormatter: (rupees: number) => rupeesText(rupees * 100) }],
      }}
      animate={isStill ? false : { enter: { type: 'fadeIn', duration: 150 } }}
    />
  );
}
