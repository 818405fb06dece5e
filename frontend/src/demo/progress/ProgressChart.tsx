import { Line } from '@ant-design/charts';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { WeeklyPoint } from './weekly-points';

/** What a canvas needs of tokens.css, as it is right now. */
function tokenColours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return { primary: colour('primary'), ink: colour('ink'), muted: colour('muted'), border: colour('border') };
}

/** The line of the weeks, each point with its number. It carries the charting library: load it lazily. */
export function ProgressChart({ points }: { readonly points: readonly WeeklyPoint[] }) {
  // Asked for so that the colours are read again when the device changes between light and dark.
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
      // Its box carries a style attribute, which the content security policy refuses; the numbers stand at the points.
      tooltip={false}
      interaction={{ tooltip: false }}
      animate={isStill ? false : { enter: { type: 'fadeIn', duration: 150 } }}
    />
  );
}
