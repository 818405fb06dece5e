import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { palettes } from '#src/look/theme';
import { AntdProvider } from '#src/ui/layout/AntdProvider';
import { PaymentsChart } from './PaymentsChart';

interface Spec {
  readonly data: readonly unknown[];
  readonly scale: { readonly x: { readonly domain: readonly string[] } };
  readonly style: { readonly fill: string };
}

vi.mock('@ant-design/charts', () => ({
  Column: ({ data, scale, style }: Spec) => (
    <pre>{JSON.stringify({ data, domain: scale.x.domain, fill: style.fill })}</pre>
  ),
}));

it('draws rupees over the whole month, in our colours', () => {
  render(
    <AntdProvider density="dense">
      <PaymentsChart days={[{ day: '2026-11-01', paid: 150_050 }]} />
    </AntdProvider>,
  );
  const drawn: Record<string, unknown> = JSON.parse(screen.getByText(/domain/).textContent ?? '');
  expect(drawn.data).toEqual([{ day: '2026-11-01', rupees: 1_500.5 }]);
  expect(String(drawn.fill).toUpperCase()).toBe(palettes.light.primary);
  expect(drawn.domain).toHaveLength(30);
  expect(drawn.domain).toEqual(expect.arrayContaining(['2026-11-01', '2026-11-30']));
});
