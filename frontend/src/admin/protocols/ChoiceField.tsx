import { Form, Select } from 'antd';
import { choiceRules } from '#src/ui/forms/form-rules';
import { besideSelect } from '#src/ui/forms/select-popup';

interface Props {
  readonly name: (string | number)[];
  readonly label: string;
  /** Labels by value. */
  readonly words: Readonly<Record<string, string>>;
  /** Label of the empty option, if allowed. */
  readonly none?: string;
}

/** A select of an enum's values by label. */
export function ChoiceField({ name, label, words, none }: Props) {
  const named = Object.entries(words).map(([value, label]) => ({ value, label }));
  const options = none === undefined ? named : [{ value: '', label: none }, ...named];
  return (
    <Form.Item name={name} label={label} rules={none === undefined ? choiceRules(`${label} is required`) : []}>
      <Select<string> getPopupContainer={besideSelect} options={options} />
    </Form.Item>
  );
}
