import { expect, it } from 'vitest';
import { siteOf, subscriberOf } from './subscriber.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is the subscriber %s (OTP-9)', (ip, subscriber) => {
  expect(subscriberOf(ip)).toBe(subscriber);
});

it.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('%s is of the /48 %s (OTP-9)', (ip, site) => {
  expect(siteOf(subscriberOf(ip))).toBe(site);
});
