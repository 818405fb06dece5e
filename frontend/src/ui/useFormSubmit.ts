import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { CallError } from '../errors';
import { showBesideInputs } from './form-errors';

/**
 * Sends a form once at a time. A refusal stands beside the inputs that it is about; what has no input is kept as the failure.
 * @param names the inputs that the form has, named as the server names them.
 * @param send resolves to why it failed, or to null.
 */
export function useFormSubmit<Values>(
  form: FormInstance<Values>,
  names: readonly string[],
  send: (values: Values) => Promise<CallError | null>,
) {
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  const submit = async (values: Values): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    const refusal = await send(values);
    isSending.current = false;
    setIsBusy(false);
    if (refusal && !showBesideInputs(form, names, refusal)) setFailure(refusal);
  };
  return {
    submit: (values: Values) => void submit(values),
    isBusy,
    failure,
    dismissFailure: () => setFailure(null),
  };
}
