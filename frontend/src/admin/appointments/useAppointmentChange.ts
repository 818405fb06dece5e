import { useRef, useState } from 'react';
import { errorOf, isOutdated, type CallError } from '../../errors';

/** What a page does after a change, made or refused. */
export interface ChangeOutcome {
  /** It was made: announce the notice and reload the list (spec §4). */
  readonly onChanged: (notice: string) => void;
  /** It was refused because somebody else was faster: reload the list. */
  readonly onOutdated: () => void;
}

/** Shows a refusal beside the inputs at fault; true when nothing of it is left to say. */
type FieldErrors = (refusal: CallError) => boolean;

/** Makes one change of an appointment at a time, and keeps why the last one failed. `send` resolves to what to announce. */
export function useAppointmentChange({ onChanged, onOutdated }: ChangeOutcome) {
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  const run = async (send: () => Promise<string>, showBesideInputs?: FieldErrors): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await send());
    } catch (error) {
      const refusal = errorOf(error);
      if (isOutdated(refusal)) onOutdated();
      if (!showBesideInputs?.(refusal)) setFailure(refusal);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure, dismissFailure: () => setFailure(null) };
}
