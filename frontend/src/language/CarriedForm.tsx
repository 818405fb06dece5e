import { Form } from 'antd';
import { useEffect } from 'react';
import { useAuth } from '../auth/useAuth';
import { keepForm, takeForm } from './form-carryover';

interface Props {
  readonly name: string;
  /** Name of the only input to carry over, if a change of language determines the others. */
  readonly only?: string;
}

/**
 * Carries the values of an Ant Design form over a change of language or a reload, for the same account. Do not use it in a form with a code
 * or a file.
 */
export function CarriedForm({ name, only }: Props) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const owner = String(useAuth().user?.id);
  useEffect(() => {
    const values = takeForm(name, owner);
    if (values) form.setFieldsValue(values);
    const isTyped = () => values !== undefined || form.isFieldsTouched();
    const present = () => (only ? form.getFieldsValue([only]) : form.getFieldsValue());
    return keepForm(name, owner, () => (isTyped() ? present() : undefined));
  }, [form, name, owner, only]);
  return null;
}
