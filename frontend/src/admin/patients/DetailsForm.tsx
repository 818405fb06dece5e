import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallError } from '../../errors';
import { failureText } from '../../failure-text';
import type { PatientDetailsFieldsFragment } from '../../gql/generated';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { showBesideInputs } from '../../ui/form-errors';
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
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isSubmitting = useRef(false);

  const [firstField] = fieldNames;
  useEffect(() => {
    if (firstField) form.scrollToField(firstField, { focus: true });
  }, [form, firstField]);

  const submit = async (values: Values) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsSaving(true);
    setFailure(null);
    const refusal = await onSubmit(values);
    isSubmitting.current = false;
    setIsSaving(false);
    if (!refusal) onDone();
    else if (!showBesideInputs(form, fieldNames, refusal)) setFailure(refusal);
  };

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
      onFinish={(values) => void submit(values)}
      className={styles.form}
    >
      {children}
      {failure && (
        <ErrorBanner message={failureText('Failed to save patient', failure)} onDismiss={() => setFailure(null)} />
      )}
      <DialogButtons submitLabel={submitLabel} isBusy={isSaving} onKeep={onDone} />
    </Form>
  );
}
