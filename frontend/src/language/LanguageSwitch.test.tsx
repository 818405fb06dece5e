import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch';

vi.mock('./form-carryover', () => {
  throw new Error('This script is no longer there.');
});

afterEach(() => vi.unstubAllGlobals());

it('leads to the page in the other language, though what takes along the typed text does not load', async () => {
  const assign = vi.fn<(href: string) => void>();
  vi.stubGlobal('location', { assign });
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'हिन्दी' });
  fireEvent.click(link);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(link.href));
  expect(new URL(link.href).pathname).toBe('/hi/contact');
});

it.each(['/demo', '/demo/patients/1'])('is not on %s, which is in English alone', (path) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
