import { CheckCircleOutlined } from '@ant-design/icons';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusWord } from './StatusWord';

it('has an icon without a name, which Ant Design would give in English', () => {
  render(
    <StatusWord tone="success" Icon={CheckCircleOutlined}>
      भुगतान हो गया
    </StatusWord>,
  );
  const icon = screen.getByText('भुगतान हो गया').querySelector('.anticon-check-circle');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).not.toHaveAttribute('aria-label');
});
