import { expect, it } from 'vitest';
import { readSearchText } from './search-text.js';

it.each([
  ['PT-000123', { number: 123 }],
  ['pt 123', { number: 123 }],
  ['PT-123', { number: 123 }],
  ['PT-', { name: 'pt-' }],
  ['98765', { number: 98_765, digits: '98765' }],
  ['+91 98765 43210', { digits: '9876543210' }],
  ['919876543210', { digits: '9876543210' }],
  ['098765-43210', { digits: '9876543210' }],
  ['+91 98', {}],
  ['9187', { number: 9187, digits: '9187' }],
  ['0123', { number: 123, digits: '0123' }],
  ['०१२३', { number: 123, digits: '0123' }],
  ['43210', { number: 43_210, digits: '43210' }],
  ['12', { number: 12 }],
  ['123456789012345', {}],
  ['Ramesh', { name: 'ramesh' }],
  ['रमेश', { name: 'रमेश' }],
  ['Room 12', { name: 'room 12' }],
  ['%%', { name: '%%' }],
  ['--', { name: '--' }],
])('reads %j as %j', (text, read) => {
  expect(readSearchText(text)).toEqual(read);
});
