import type { ComponentProps } from 'react';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { statusSigns } from '../status-signs';

type Look = Pick<ComponentProps<typeof StatusWord>, 'tone' | 'Icon'>;

/** Color and icon of each status: green, yellow and blue. */
const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['Active', { tone: 'success', Icon: statusSigns.tick }],
  ['Needs Attention', { tone: 'warning', Icon: statusSigns.mark }],
  ['New Patient', { tone: 'info', Icon: statusSigns.plus }],
]);

const otherLook: Look = { tone: 'quiet', Icon: statusSigns.dash };

/** A patient's status as text with icon and color; gray if it is unknown. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <StatusWord {...(looks.get(status) ?? otherLook)} isFilled>
      {status}
    </StatusWord>
  );
}
