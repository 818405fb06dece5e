import { Form, type FormInstance } from 'antd';
import { useEffect, type ReactNode } from 'react';
import type { CallError } from '../../errors';
import { failureText } from '../../failure-text';
import type { PatientDetailsFieldsFragment } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { useFormSubmit } from '../../ui/useFormSubmit';
import styles from './DetailsForm.module.css';

/** What a form of the details is given by the section that it stands in. */
export interface DetailsFormProps {
  /** As the details were asked for: a UUID or a PT- number. */
  readonly id: string;
  readonly details: PatientDetailsFieldsFragment;
  readonly onEdited: () => void;
  /** Closes the form: it was saved, or is not wanted. */
  readonly onDone: () => void;
}

interface Props<Values> extends Pick<DetailsFormProps, 'onEdited' | 'onDone'> {
  readonly form: FormInstance<Values>;
  /** Tells the inputs of the forms apart. */
  readonly name: string;
  readonly initialValues?: Partial<Values>;
  /** The inputs; the first one is gone to. */
  readonly fieldNames: readonly string[];
  readonly submitLabel: string;
  /** Saves and answers why it failed, or null. */
  readonly onSubmit: (values: Values) => Promise<CallError | null>;
  readonly children: ReactNode;
}

/** The frame of the small forms inside the details. Nothing typed is lost when saving fails. */
export function DetailsForm<Values extends object>(props: Props<Values>) {
  const { form, name, initialValues, fieldNames, submitLabel, onSubmit, onEdited, onDone, children } = props;
  const { submit, isBusy, failure, dismissFailure } = useFormSubmit(form, fieldNames, async (values) => {
    const refusal = await onSubmit(values);
    if (!refusal) onDone();
    return refusal;
  });

  const [firstField] = fieldNames;
  useEffect(() => {
    if (firstField) form.scrollToField(firstField, { focus: true });
  }, [form, firstField]);

  return (
    <Form<Values>
      form={form}
      name={name}
      layout="vertical"
      requiredMark={false}
      {...(initialValues && { initialValues })}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onValuesChange={onEdited}
      onFinish={submit}
      className={styles.form}
    >
      {children}
      {failure && <ErrorBanner message={failureText('Failed to save patient', failure)} onDismiss={dismissFailure} />}
      <DialogButtons submitLabel={submitLabel} isBusy={isBusy} onKeep={onDone} />
    </Form>
  );
}
