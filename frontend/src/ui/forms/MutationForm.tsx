import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { CallError } from '#src/errors';
import { ErrorSlot } from '../feedback/ErrorSlotProvider';
import { clearBesideInputs, setFieldErrors } from './form-errors';
import { useAction, type Done } from '../hooks/useAction';
import type { Conflict } from './useConflict';

/** Configuration of a form that sends a mutation. */
export interface MutationFormProps<Values> extends Pick<
  FormProps<Values>,
  'initialValues' | 'className' | 'scrollToFirstError'
> {
  /** Prefix of the input ids; unique on the page. */
  readonly name: string;
  /** Sends the validated values; rejects with the error. */
  readonly send: (values: Values) => Promise<Done | void>;
  /** Message for an error that no input can show. */
  readonly failureText: (failure: CallError) => string;
  /** Also shows `failureText` when inputs show the error. */
  readonly isAlwaysSaid?: boolean;
  /** Handles a conflict with another user's change (useConflict). */
  readonly conflict?: Conflict | undefined;
  /** Queries to refetch after the mutation. */
  readonly reloads?: Parameters<typeof useAction>[0]['reloads'];
  /** Called after success, for example to reset a form that stays open. */
  readonly onDone?: (form: FormInstance<Values>) => void;
  /** The inputs, each in a Form.Item with the name of the server's field. */
  readonly children: ReactNode;
}

interface Props<Values> extends MutationFormProps<Values> {
  readonly onEdited?: () => void;
  /** Focuses the first input. */
  readonly isFocused?: boolean;
  /** Renders the buttons, including the submit button. */
  readonly renderButtons: (isBusy: boolean) => ReactNode;
}

/**
 * A form that sends a mutation, one request at a time. Field errors appear next to their inputs, other errors above the buttons; the input
 * is kept on failure.
 */
export function MutationForm<Values extends object>(props: Props<Values>) {
  const {
    name,
    initialValues,
    className,
    send,
    failureText,
    conflict,
    reloads,
    onDone,
    onEdited,
    isFocused = false,
  } = props;
  const { isAlwaysSaid = false, scrollToFirstError } = props;
  const [form] = Form.useForm<Values>();
  const { run, isBusy } = useAction<Values>({
    keyOf: () => name,
    send,
    failureText: (failure) => {
      const isSaidBeside = setFieldErrors(form, failure);
      return isSaidBeside && !isAlwaysSaid ? null : failureText(failure);
    },
    ...(conflict && { conflict: { meet: (failure) => conflict.meet(failure, form) } }),
    ...(reloads && { reloads }),
    onDone: () => onDone?.(form),
  });
  useEffect(() => {
    const [first] = Object.keys(form.getFieldsValue());
    if (isFocused && first) form.scrollToField(first, { focus: true });
  }, [form, isFocused]);
  return (
    <Form<Values>
      form={form}
      name={name}
      layout="vertical"
      {...(initialValues && { initialValues })}
      {...(className && { className })}
      {...(scrollToFirstError && { scrollToFirstError })}
      validateTrigger={['onChange', 'onBlur']}
      {...(onEdited && { onValuesChange: onEdited })}
      onFinish={(values) => {
        clearBesideInputs(form);
        run(values);
      }}
    >
      {props.children}
      <ErrorSlot />
      {conflict?.changes}
      {props.renderButtons(isBusy)}
    </Form>
  );
}
