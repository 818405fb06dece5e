import type { ComponentProps } from 'react';
import { StatusWord } from '../../ui/StatusWord';
import { statusSigns } from '../status-signs';

type Look = Pick<ComponentProps<typeof StatusWord>, 'tone' | 'Icon'>;

/** The colour and the sign of each status (spec §4): green, yellow and blue. */
const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['Active', { tone: 'success', Icon: statusSigns.tick }],
  ['Needs Attention', { tone: 'warning', Icon: statusSigns.mark }],
  ['New Patient', { tone: 'info', Icon: statusSigns.plus }],
]);

const otherLook: Look = { tone: 'quiet', Icon: statusSigns.dash };

/** A patient's status: the word, a sign and a colour; grey for any word that is not known. */
export function StatusBadge({ status }: { readonly status: string }) {
  return (
    <StatusWord {...(looks.get(status) ?? otherLook)} isFilled>
      {status}
    </StatusWord>
  );
}
