import { Form } from 'antd';

/** A value of the form that has no input, such as conditions: the form sends what is registered alone. */
export function KeptValue({ name }: { readonly name: (string | number)[] }) {
  return (
    <Form.Item name={name} noStyle>
      <Nothing />
    </Form.Item>
  );
}

const Nothing = () => null;
