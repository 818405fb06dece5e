import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserText } from './UserText';

it.each([
  ['बुखार था', 'hi'],
  ['Fever, बुखार', 'hi'],
  ['Fever', undefined],
  ['', undefined],
])('what staff typed on an English page, "%s", is said to be in %s', (typed, language) => {
  render(
    <p>
      Reason: <UserText>{typed}</UserText>
    </p>,
  );
  const sentence = screen.getByRole('paragraph');
  expect(sentence).toHaveTextContent(`Reason: ${typed}`.trim());
  expect(sentence.querySelector('[lang]')?.getAttribute('lang')).toBe(language);
});
