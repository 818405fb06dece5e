import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from './StatusBadge';

it.each([
  ['Active', 'success'],
  ['Needs Attention', 'warning'],
  ['New Patient', 'info'],
  ['Discharged', 'quiet'],
  ['toString', 'quiet'],
])('%s is told as %s', (status, tone) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(status).className).toContain(tone);
});
