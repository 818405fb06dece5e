import { Line } from '@ant-design/charts';
import { useMediaQuery } from '#src/ui/hooks/useMediaQuery';
import type { WeeklyPoint } from './weekly-points';

/** Reads current token colors for the canvas. */
function tokenColours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return { primary: colour('primary'), ink: colour('ink'), muted: colour('muted'), border: colour('border') };
}

/** A line chart of weekly scores with values. Load it lazily, because of the charting library. */
export function ProgressChart({ points }: { readonly points: readonly WeeklyPoint[] }) {
  // Rerenders on a change of the color scheme, so that the colors are read again.
  useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { primary, ink, muted, border } = tokenColours();
  const text = { labelFill: muted, labelFontSize: 14, labelOpacity: 1, title: false, tick: false };
  return (
    <Line
      data={points}
      xField="week"
      yField="value"
      height={260}
      scale={{ y: { domain: [0, 100], tickCount: 6 } }}
      axis={{
        x: { ...text, line: true, lineStroke: border, lineStrokeOpacity: 1 },
        y: { ...text, gridStroke: border, gridStrokeOpacity: 1 },
      }}
      marginTop={20}
      marginRight={16}
      marginBottom={0}
      marginLeft={0}
      style={{ stroke: primary, lineWidth: 3 }}
      point={{ shapeField: 'circle', sizeField: 5, style: { fill: primary, fillOpacity: 1, stroke: primary } }}
      label={{
        text: 'value',
        style: { fill: ink, fillOpacity: 1, fontSize: 14, fontWeight: 600, textAlign: 'center', dy: -18 },
      }}
      // The tooltip has a style attribute, which the content security policy blocks; the values are shown at the points.
      tooltip={false}
      interaction={{ tooltip: false }}
      animate={isStill ? false : { enter: { type: 'fadeIn', duration: 150 } }}
    />
  );
}
