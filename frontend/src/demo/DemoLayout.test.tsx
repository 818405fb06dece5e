import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDemo, standInForModalDialogs } from '../../test/demo.fixture';

beforeEach(standInForModalDialogs);

describe('every page of the demo', () => {
  it('has Home, My Patients and Refer at its bottom', async () => {
    await openDemo('/demo/help');
    const links = within(screen.getByRole('navigation', { name: 'Demo' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/demo'],
      ['My Patients', '/demo/patients'],
      ['Refer', '/demo/refer'],
    ]);
    expect(links[2]).toHaveAccessibleDescription('For a doctor referring a patient to physiotherapy');
  });

  it.each([
    ['/demo', 'Home'],
    ['/demo/patients/1', 'My Patients'],
    ['/demo/refer', 'Refer'],
  ])('%s is part of %s', async (path, name) => {
    await openDemo(path);
    const current = within(screen.getByRole('navigation', { name: 'Demo' })).getByRole('link', { current: 'page' });
    expect(current).toHaveAccessibleName(name);
  });

  it('is not for search engines, and says that its data are samples', async () => {
    await openDemo('/demo');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByText(/This is a demo with sample data/)).toBeVisible();
  });
});

describe('the side menu', () => {
  it('shows entries that lead nowhere, and say so, over the user with Edit', async () => {
    const { router, user } = await openDemo('/demo');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    const entries = within(menu.getByRole('list')).getAllByRole('button');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Home',
      'Change address',
      'Privacy policy',
      'Help',
      'Change Mobile no',
    ]);
    for (const entry of entries) {
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAccessibleDescription(/lead nowhere/);
      await user.click(entry);
    }
    expect(router.state.location.pathname).toBe('/demo');
    expect(menu.getByText('Kavita Nigam')).toBeVisible();
    await user.click(menu.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/demo/edit-profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its button and by a click beside it', async () => {
    const { user } = await openDemo('/demo');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByText('Kavita Nigam'));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the pages without content yet', () => {
  it.each([
    ['/demo/change-address', 'Change address', 'Functionality to be added'],
    ['/demo/privacy-policy', 'Privacy policy', 'Content to be added'],
    ['/demo/help', 'Help', 'Content to be added'],
    ['/demo/change-mobile', 'Change Mobile no', 'Functionality to be added'],
    ['/demo/edit-profile', 'Edit profile', 'Functionality to be added'],
  ])('%s is %s and says "%s"', async (path, heading, text) => {
    await openDemo(path);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('referring a patient', () => {
  it('lists 3 physiotherapists with name, contact and specialization', async () => {
    await openDemo('/demo/refer');
    expect(screen.getByRole('heading', { level: 1, name: 'Patient Referral to Physiotherapy' })).toBeVisible();
    const entries = within(screen.getByRole('list', { name: 'Physiotherapists' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'OrthopedicNeha Bajpai+91 00000 00021',
      'SportsArjun Rawat+91 00000 00022',
      'NeurologicalShabana Siddiqui+91 00000 00023',
    ]);
  });
});
