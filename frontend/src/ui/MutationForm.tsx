import { Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { CallError } from '../errors';
import { ErrorSlot } from './ErrorSlotProvider';
import { clearBesideInputs, setFieldErrors } from './form-errors';
import { useAction, type Done } from './useAction';
import type { Conflict } from './useConflict';

/** A form that is sent to the server, as its screen describes it. */
export interface MutationFormProps<Values> extends Pick<
  FormProps<Values>,
  'initialValues' | 'className' | 'scrollToFirstError'
> {
  /** Tells the inputs of the page's forms apart. */
  readonly name: string;
  /** Sends what was typed, which is valid; rejects with why it failed. */
  readonly send: (values: Values) => Promise<Done | void>;
  /** The sentence for a failure that does not stand beside the inputs. */
  readonly failureText: (failure: CallError) => string;
  /** The sentence stands there also when the inputs say more, as the specification has it. */
  readonly isAlwaysSaid?: boolean;
  /** What is done when somebody else has changed what the form is about (useConflict). */
  readonly conflict?: Conflict | undefined;
  /** The queries that show what it changes. */
  readonly reloads?: Parameters<typeof useAction>[0]['reloads'];
  /** After it was sent: it may empty the form, which stays. */
  readonly onDone?: (form: FormInstance<Values>) => void;
  /** The inputs, each in a Form.Item named as the server names it. */
  readonly children: ReactNode;
}

interface Props<Values> extends MutationFormProps<Values> {
  readonly onEdited?: () => void;
  /** Its first input takes the focus. */
  readonly isFocused?: boolean;
  /** The buttons at its end, one of which submits it. */
  readonly renderButtons: (isBusy: boolean) => ReactNode;
}

/**
 * A form that is sent once at a time. A refusal stands beside the inputs that it is about, else above the buttons; nothing typed is lost
 * when it fails.
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
