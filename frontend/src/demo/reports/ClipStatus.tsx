import { StatusWord } from '#src/ui/feedback/StatusWord';
import { statusSigns } from '../status-signs';

/** Whether a video was reviewed: text with a tick or a clock. */
export function ClipStatus({ status }: { readonly status: string }) {
  const look =
    status === 'Reviewed'
      ? ({ tone: 'success', Icon: statusSigns.tick } as const)
      : ({ tone: 'warning', Icon: statusSigns.clock } as const);
  return <StatusWord {...look}>{status}</StatusWord>;
}
