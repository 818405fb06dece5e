import { act, render } from '@testing-library/react';
import { Form, Input, type FormInstance } from 'antd';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { reasonRules } from './form-rules';

const refused = 'Reason must have 10 to 500 characters';

it.each([
  ['nothing', undefined, [refused]],
  ['spaces alone', ' '.repeat(12), [refused]],
  ['9 characters', 'x'.repeat(9), [refused]],
  ['9 characters among spaces', `  ${'x'.repeat(9)}  `, [refused]],
  ['9 characters of two units each', '🦵'.repeat(9), [refused]],
  ['10 characters', 'x'.repeat(10), []],
  ['500 characters among spaces', ` ${'x'.repeat(500)} `, []],
  ['500 characters of two units each', '🦵'.repeat(500), []],
  ['501 characters', 'x'.repeat(501), [refused]],
])('judges a reason of %s as the server does, and leaves it as it was typed', async (_what, typed, errors) => {
  const form = createRef<FormInstance>();
  render(
    <Form ref={form} initialValues={{ reason: typed }}>
      <Form.Item name="reason" label="Reason" rules={reasonRules('Reason')}>
        <Input.TextArea />
      </Form.Item>
    </Form>,
  );
  await act(async () => {
    await form.current?.validateFields().catch(() => undefined);
  });
  expect(form.current?.getFieldError('reason')).toEqual(errors);
  expect(form.current?.getFieldValue('reason')).toBe(typed);
});
