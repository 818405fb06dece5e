import { Form } from 'antd';
import { useEffect } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { keepForm, takeForm } from './carry';

/**
 * In a form of Ant Design: what stands in its inputs comes along when the language is changed, for the same account. Never in a form with a
 * code, or with a file.
 */
export function CarriedForm({ name }: { readonly name: string }) {
  const form = Form.useFormInstance<object>();
  const owner = String(useAuth().user?.id);
  useEffect(() => {
    const values = takeForm(name, owner);
    if (values) form.setFieldsValue(values);
    return keepForm(name, owner, () => form.getFieldsValue());
  }, [form, name, owner]);
  return null;
}
