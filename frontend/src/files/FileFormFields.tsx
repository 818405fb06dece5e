import { Form, Input } from 'antd';
import { useState } from 'react';
import { clinicDay } from '../calendar/clinic-time';
import { ChipChoice } from '../ui/forms/ChipChoice';
import { choiceRules } from '../ui/forms/form-rules';
import { categoryChoices } from './file-texts';
import type { FileCategory } from './gql/generated';

/** What is typed of a file. */
export interface FileValues {
  readonly category: FileCategory;
  readonly title?: string;
  /** YYYY-MM-DD. */
  readonly takenOn?: string;
}

/** The inputs about a file: what it is, its title, and the day on which it was made. */
export function FileFormFields() {
  const [today] = useState(() => clinicDay(Date.now()));
  return (
    <>
      <Form.Item name="category" label="What it is" rules={choiceRules('Choose what it is')}>
        <ChipChoice label="What it is" chips={categoryChoices} />
      </Form.Item>
      <Form.Item
        name="title"
        label="Title (optional)"
        extra="Reception reads titles: write no diagnosis here."
        rules={[{ max: 120, message: 'A title has at most 120 characters' }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="takenOn" label="Made on (optional)">
        <Input type="date" max={today} />
      </Form.Item>
    </>
  );
}
