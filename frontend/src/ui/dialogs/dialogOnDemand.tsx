import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { log } from '#src/log';
import type { DialogState } from './Dialog';
import { useErrorSlot } from '../feedback/ErrorSlotProvider';

/**
 * Wraps a dialog whose code loads on first opening. If loading fails, the page shows an error and the next opening tries again; React's
 * `lazy` would replace the page with its error boundary and cache the failure.
 */
export function dialogOnDemand<Props extends DialogState>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const kept: { dialog?: ComponentType<Props> } = {};
  return function DialogOnDemand(props: Props) {
    const [Dialog, setDialog] = useState(() => kept.dialog);
    const { report } = useErrorSlot();
    const fail = useEffectEvent((error: unknown) => {
      log.warn('A dialog could not be loaded.', error);
      props.onClosed();
      report('This could not be opened. Check your connection, then try again.');
    });
    useEffect(() => {
      if (kept.dialog) return undefined;
      let isHere = true;
      const open = async () => {
        try {
          kept.dialog = await load();
          report(null);
          if (isHere) setDialog(() => kept.dialog);
        } catch (error) {
          if (isHere) fail(error);
        }
      };
      void open();
      return () => {
        isHere = false;
      };
    }, [report]);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
