import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from './StatusBadge';

it.each([
  ['Active', 'green'],
  ['Needs Attention', 'yellow'],
  ['New Patient', 'blue'],
  ['Discharged', 'grey'],
  ['toString', 'grey'],
])('%s is %s', (status, colour) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(status).className).toContain(colour);
});
