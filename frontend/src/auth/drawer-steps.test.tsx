import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { open } from '../../test/login-drawer.fixture';

afterEach(() => vi.unstubAllGlobals());

it('the drawer is there before its fields, which come in a step of their own', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const parts = [screen.queryByRole('dialog') && 'drawer', screen.queryByLabelText('Mobile number') && 'field'];
    seen.push(parts.filter(Boolean).join(' and '));
  });
  observer.observe(document, { childList: true, subtree: true });
  await open({});
  observer.disconnect();
  expect(seen.filter((one, at) => one !== seen[at - 1])).toEqual(['', 'drawer', 'drawer and field']);
});
