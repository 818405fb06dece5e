import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openClinicPage, read, retype, saved, section } from '../../../test/clinic.fixture';
import { rateOf, typedRate } from './tax-rate';

const kavita = { __typename: 'Physiotherapist', id: 'k1', name: 'Kavita Singh' } as const;
const people = { data: { physiotherapists: [kavita] } };
const brace = {
  __typename: 'PriceItem',
  id: 'i1',
  name: 'Knee brace',
  price: 118_000,
  isGoods: true,
  gstRate: 1_800,
  hsn: '9021',
  isActive: true,
} as const;

describe('the prices by physiotherapist', () => {
  it('are a grid of kinds and people; an empty cell is no rule', async () => {
    const prices = [{ sessionType: 'HOME', physiotherapistId: 'k1', price: 200_000 }] as const;
    const { asked } = openClinicPage(
      { ClinicSettings: read({ prices }), PricedPhysiotherapists: people, UpdateClinicSettings: saved() },
      'prices',
    );
    const row = within(await screen.findByRole('group', { name: 'Kavita Singh' }, { timeout: 10_000 }));
    const [clinic, home] = row.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    expect(home).toHaveValue('2,000');
    await retype(home, '');
    await retype(clinic, '900.50');
    await (await section('Prices by physiotherapist')).save();
    expect(await screen.findByText('The prices were saved.')).toBeInTheDocument();
    expect(asked('UpdateClinicSettings')).toMatchObject([
      { input: { prices: [{ sessionType: 'CLINIC', physiotherapistId: 'k1', price: 90_050 }] } },
    ]);
  });

  it('keep those of who left', async () => {
    const prices = [{ sessionType: 'HOME', physiotherapistId: 'gone', price: 200_000 }] as const;
    openClinicPage({ ClinicSettings: read({ prices }), PricedPhysiotherapists: people }, 'prices');
    expect(await screen.findByRole('group', { name: 'A physiotherapist who left' })).toBeInTheDocument();
  });
});

describe('the price list', () => {
  it('takes no rate without a GST number', async () => {
    openClinicPage({ ClinicSettings: read({ items: [{ ...brace, gstRate: 0 }] }) }, 'items');
    expect(await screen.findByText(/^Without a GST number no item has a tax rate\./)).toBeInTheDocument();
    expect(screen.getByLabelText('GST in per cent')).toBeDisabled();
  });

  it('is saved with ids, whole paise and hundredths of a per cent', async () => {
    const items = [brace];
    const { asked } = openClinicPage(
      { ClinicSettings: read({ gstin: '09AAACH7409R1ZZ', items }), UpdateClinicSettings: saved({ items }) },
      'items',
    );
    const part = await section('Price list');
    await retype(await part.findByLabelText('GST in per cent'), '5.5');
    await userEvent.click(part.getByRole('checkbox', { name: 'It is sold' }));
    await part.save();
    expect(await screen.findByText('The price list was saved.')).toBeInTheDocument();
    const { __typename: _, ...own } = brace;
    expect(asked('UpdateClinicSettings')).toMatchObject([
      { input: { items: [{ ...own, gstRate: 550, isActive: false }] } },
    ]);
  });

  it.each([
    ['', 0],
    ['18', 1_800],
    ['0.25', 25],
    ['40', 4_000],
    ['40.01', null],
    ['1.234', null],
    ['x', null],
  ])('reads the rate %j as %j', (typed, rate) => {
    expect(rateOf(typed)).toBe(rate);
    if (rate) expect(rateOf(typedRate(rate))).toBe(rate);
  });
});

it('a fee is sent with the figure of its basis alone', async () => {
  const fees = {
    lateCancel: { basis: 'AMOUNT', amount: 30_000, percent: null },
    noShow: { basis: 'PERCENT', amount: null, percent: 50 },
    firstFree: 1,
  } as const;
  const { asked } = openClinicPage({ ClinicSettings: read({ fees }), UpdateClinicSettings: saved({ fees }) }, 'fees');
  const part = await section('Fees');
  await retype(await part.findByLabelText('How many within 365 days are free'), '2');
  await part.save();
  expect(await screen.findByText('The fees were saved.')).toBeInTheDocument();
  expect(asked('UpdateClinicSettings')).toMatchObject([
    {
      input: {
        fees: {
          lateCancel: { basis: 'AMOUNT', amount: 30_000 },
          noShow: { basis: 'PERCENT', percent: 50 },
          firstFree: 2,
        },
      },
    },
  ]);
});
