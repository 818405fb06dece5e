import { Form, Select } from 'antd';
import { choiceRules } from '../../ui/form-rules';
import { besideSelect } from '../../ui/select-popup';

interface Props {
  readonly name: (string | number)[];
  readonly label: string;
  /** What can be chosen, with the word for each. */
  readonly words: Readonly<Record<string, string>>;
  /** The word for leaving it out, where that may be. */
  readonly none?: string;
}

/** One of the values that the contract names, by its words. */
export function ChoiceField({ name, label, words, none }: Props) {
  const named = Object.entries(words).map(([value, label]) => ({ value, label }));
  const options = none === undefined ? named : [{ value: '', label: none }, ...named];
  return (
    <Form.Item name={name} label={label} rules={none === undefined ? choiceRules(`${label} is required`) : []}>
      <Select<string> getPopupContainer={besideSelect} options={options} />
    </Form.Item>
  );
}
