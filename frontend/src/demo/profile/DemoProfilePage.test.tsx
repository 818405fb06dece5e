import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDemo } from '../../../test/demo.fixture';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const logout = () => screen.getByRole('button', { name: 'Logout' });

describe('the profile of the demo', () => {
  it('shows initials, name and contact, with Edit', async () => {
    await openDemo('/demo/profile');
    const user = within(screen.getByRole('region', { name: 'Kavita Nigam' }));
    expect(user.getByText('KN')).toBeVisible();
    expect(user.getByText('+91 00000 00010')).toBeVisible();
    expect(user.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/demo/edit-profile');
  });

  it('has the menu of spec §2', async () => {
    await openDemo('/demo/profile');
    const menu = within(screen.getByRole('navigation', { name: 'Profile' }));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Change address', '/demo/change-address'],
      ['Privacy policy', '/demo/privacy-policy'],
      ['Help', '/demo/help'],
      ['Change Mobile no', '/demo/change-mobile'],
    ]);
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('Logout goes to /, clears the user of the demo alone, and calls no server', async () => {
    const { router, server, user } = await openDemo('/demo/profile');
    await user.click(logout());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await router.navigate('/demo/profile');
    expect(await screen.findByText('You have been logged out.')).toBeVisible();
    expect(screen.queryByText('Kavita Nigam')).toBeNull();
    expect(server.calls.map(({ operation }) => operation)).toEqual(['Me']);
    await user.click(screen.getByRole('button', { name: 'Start the demo again' }));
    expect(screen.getByRole('region', { name: 'Kavita Nigam' })).toBeVisible();
  });

  it('remembers the Logout over a reload', async () => {
    sessionStorage.setItem('demo-logged-out', 'yes');
    await openDemo('/demo/profile');
    expect(screen.getByText('You have been logged out.')).toBeVisible();
  });

  it('works where the browser refuses its storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { router, user } = await openDemo('/demo/profile');
    await user.click(logout());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await router.navigate('/demo/profile');
    await user.click(await screen.findByRole('button', { name: 'Start the demo again' }));
    expect(screen.getByRole('region', { name: 'Kavita Nigam' })).toBeVisible();
  });
});
