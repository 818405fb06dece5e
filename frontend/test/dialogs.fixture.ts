import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until every dialog has closed. */
export async function dialogsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
