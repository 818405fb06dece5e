import { Button, Form, Input, Radio, Select, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { CallError } from '../../errors';
import { choiceRules, mobileNumberRules, textRules } from '../../form-rules';
import { genderOptions } from '../../genders';
import { DialogButtons } from '../../ui/DialogButtons';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { useFormSubmit } from '../../ui/useFormSubmit';
import { failureText } from '../../failure-text';
import { ageRules } from './patient-form-rules';
import { bloodGroups, fieldNames, type PatientFormValues } from './patient-form-values';
import styles from './PatientForm.module.css';
import { besideSelect } from '../../ui/select-popup';

const bloodGroupOptions = bloodGroups.map((value) => ({ value, label: value }));

interface Props {
  readonly form: FormInstance<PatientFormValues>;
  readonly initialValues: Partial<PatientFormValues>;
  /** The input `userId`: a choice for a new record, read-only for one that exists. */
  readonly userField: ReactNode;
  readonly submitLabel: string;
  /** Saves and answers why it failed, or null. */
  readonly onSubmit: (values: PatientFormValues) => Promise<CallError | null>;
  readonly onEdited: () => void;
  readonly onCancel: () => void;
  /** Answers CHANGED_MEANWHILE: puts the present values into the form. */
  readonly onReload?: () => Promise<void>;
}

/** The patient form (spec §5). Complaints stand beside their inputs; nothing typed is lost when saving fails. */
export function PatientForm({
  form,
  initialValues,
  userField,
  submitLabel,
  onSubmit,
  onEdited,
  onCancel,
  onReload,
}: Props) {
  const { submit, isBusy, failure, dismissFailure } = useFormSubmit(form, fieldNames, onSubmit);
  const reload = async () => {
    await onReload?.();
    dismissFailure();
  };

  return (
    <Form<PatientFormValues>
      form={form}
      name="patient"
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onValuesChange={onEdited}
      onFinish={submit}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>{userField}</div>
        <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="age" label="Age" rules={ageRules(initialValues.age)}>
          <Input inputMode="numeric" autoComplete="off" maxLength={3} />
        </Form.Item>
        <Form.Item name="gender" label="Gender" rules={choiceRules('Gender is required')}>
          <Radio.Group aria-label="Gender" options={genderOptions} />
        </Form.Item>
        <Form.Item name="bloodGroup" label="Blood group (optional)">
          <Select allowClear getPopupContainer={besideSelect} placeholder="Not known" options={bloodGroupOptions} />
        </Form.Item>
        <Form.Item
          name="diagnosedWith"
          label="Diagnosed with"
          rules={textRules('Diagnosis', 200)}
          className={styles.wide}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="address" label="Address" rules={textRules('Address', 500)} className={styles.wide}>
          <Input.TextArea rows={3} autoComplete="off" />
        </Form.Item>
        <Form.Item name="contactNumber" label="Contact number" rules={mobileNumberRules('Contact number')}>
          <Input type="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="emergencyContactNumber"
          label="Emergency contact number"
          rules={mobileNumberRules('Emergency contact number')}
        >
          <Input type="tel" autoComplete="off" />
        </Form.Item>
      </div>
      {failure && <ErrorBanner message={failureText('Failed to save patient', failure)} onDismiss={dismissFailure} />}
      {failure?.code === 'CHANGED_MEANWHILE' && onReload && (
        <p className={styles.reload}>
          <Button onClick={() => void reload()}>Load the present values</Button>
          <span className={styles.hint}>This replaces what you typed.</span>
        </p>
      )}
      <DialogButtons submitLabel={submitLabel} isBusy={isBusy} onKeep={onCancel} />
    </Form>
  );
}
