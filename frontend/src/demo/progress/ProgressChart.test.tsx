import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { letThingsMove } from '../../../test/motion.fixture';
import { ProgressChart } from './ProgressChart';

interface Spec {
  readonly style: { readonly stroke: string };
  readonly animate: unknown;
  readonly tooltip: boolean;
}

vi.mock('@ant-design/charts', () => ({
  Line: ({ style, animate, tooltip }: Spec) => <pre>{JSON.stringify({ stroke: style.stroke, animate, tooltip })}</pre>,
}));

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

function drawn(): unknown {
  render(<ProgressChart points={[{ week: 'W1', value: 40 }]} />);
  return JSON.parse(screen.getByText(/stroke/).textContent ?? '');
}

it('draws in the colour that the tokens have right now, without the tooltip that the policy would refuse', () => {
  document.documentElement.style.setProperty('--color-primary', '#123456');
  expect(drawn()).toMatchObject({ stroke: '#123456', tooltip: false });
});

it('does not move for who wants no motion', () => {
  expect(drawn()).toMatchObject({ animate: false });
});

it('fades in for others', () => {
  letThingsMove();
  expect(drawn()).toMatchObject({ animate: { enter: { type: 'fadeIn' } } });
});
