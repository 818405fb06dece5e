import { Form } from 'antd';
import { useEffect } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { keepForm, takeForm } from './form-carryover';

interface Props {
  readonly name: string;
  /** The one input that comes along, where the others say what the change of the language itself says. */
  readonly only?: string;
}

/**
 * In a form of Ant Design: what was typed comes along when the language is changed or the page is loaded again, for the same account. Never in a form with a
 * code, or with a file.
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
