import { expect, it } from 'vitest';
import { viewAddress, viewIn } from './list-view';

it.each([
  ['', { sort: 'NEWEST', size: 10 }],
  ['sort=name&size=25', { sort: 'NAME', size: 25 }],
  ['sort=last-login&size=100', { sort: 'LAST_LOGIN', size: 100 }],
  ['sort=number', { sort: 'NUMBER', size: 10 }],
] as const)('the order and the rows of a page live in the address: %s', (address, view) => {
  expect(viewIn(new URLSearchParams(address))).toEqual(view);
  expect(new URLSearchParams(viewAddress(view)).toString()).toBe(address);
});

it.each(['sort=age&size=7', 'sort=NAME&size=1000000', 'sort=newest&size=x'])('%s is none of ours', (address) => {
  expect(viewIn(new URLSearchParams(address))).toEqual({ sort: 'NEWEST', size: 10 });
});
