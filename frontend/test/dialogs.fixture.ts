import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** jsdom never ends an animation, so a dialog would never finish closing: the tests ask for no motion, as a person can. */
export function askForNoMotion(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => Object.assign(ask(query), { matches: query === '(prefers-reduced-motion: reduce)' });
}

/** Waits until every dialog has closed. */
export async function dialogsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
