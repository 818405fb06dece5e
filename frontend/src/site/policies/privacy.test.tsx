import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { renderRoute } from '../../../test/render-route';

it.each([
  ['family access', /Somebody in your family sees your day only if you let them in/],
  ['push', /the push service of your browser/],
  ['reports by link', /Whoever has the link can read the report until the link ends/],
  ['notes', /the notes on each treatment/],
  ['files and messages', /files such as X-rays and letters, and the messages and photos/],
  ['what is entered', /what you enter about your exercises/],
  ['that the front desk reads the inbox', /The front desk sees .* what you write in a message form/],
  ['the address in the log', /whether it worked, and the internet address/],
])('the privacy policy names %s', async (_what, sentence) => {
  renderRoute('/privacy', fakeServer({ Me: { data: { me: null } } }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
