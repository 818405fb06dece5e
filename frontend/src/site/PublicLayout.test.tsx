import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { accounts, renderRoute } from '../../test/render-route';

async function open(path: string, me: (typeof accounts)[keyof typeof accounts] | null = null) {
  const user = userEvent.setup();
  const router = renderRoute(path, fakeServer({ Me: { data: { me } }, Logout: { data: { logout: true } } }));
  await screen.findByRole('heading', { level: 1 });
  return { user, router };
}

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('header and footer', () => {
  it.each([
    ['/', true, true],
    ['/services', true, true],
    ['/nowhere', true, true],
    ['/demo', false, true],
    ['/demo/patients/1', false, true],
    ['/demonstration', false, true],
    ['/Demo', false, true],
    ['/administrator', false, false],
  ])('on %s the header shows: %s, the footer: %s', async (path, header, footer) => {
    await open(path);
    expect(screen.queryAllByRole('banner')).toHaveLength(header ? 1 : 0);
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(footer ? 1 : 0);
  });

  it('the header links to the public pages, Demo and SignUp', async () => {
    await open('/pricing');
    expect(hrefs(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
      ['Demo', '/demo'],
      ['SignUp', '/login'],
    ]);
  });

  it('the footer has quick links, social links, policy links and the copyright of 2025', async () => {
    await open('/pricing');
    expect(hrefs(screen.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
      ['Book an Appointment', '/appointment'],
    ]);
    const social = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(social.map((link) => link.textContent)).toEqual(['Facebook', 'Instagram', 'YouTube']);
    for (const link of social) expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(hrefs(screen.getByRole('navigation', { name: 'Policies' }))).toEqual([
      ['Privacy policy', '/privacy'],
      ['Terms of use', '/terms'],
      ['Cookie policy', '/cookies'],
    ]);
    expect(screen.getByText(/© 2025/)).toBeVisible();
  });
});

describe('the footer of the patient’s area', () => {
  it('is that of the site on /user', async () => {
    await open('/user', accounts.user);
    expect(screen.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  });

  it.each(['/user/payments', '/user/records', '/User/Payments'])('is none on %s, and no header', async (path) => {
    await open(path, accounts.patient);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('link', { name: 'हिन्दी' })).toBeVisible();
  });
});

describe('somebody who is signed in', () => {
  it.each([
    ['patient', 'My recovery', '/user'],
    ['user', 'My recovery', '/user'],
    ['physiotherapist', 'My sessions', '/physio'],
    ['doctor', 'My profile', '/doctor'],
    ['admin', 'Console', '/admin'],
  ] as const)(
    'as %s finds "%s" in the header and in the menu, beside all that visitors have but for signing up',
    async (kind, label, to) => {
      const { user, router } = await open('/pricing', accounts[kind]);
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      await waitFor(() => {
        for (const [name, last] of [
          ['Main', []],
          ['Menu', [['हिन्दी', '/hi/pricing']]],
        ] as const)
          expect(hrefs(screen.getByRole('navigation', { name }))).toEqual([
            [label, to],
            ['Home', '/'],
            ['Services', '/services'],
            ['About', '/about'],
            ['Pricing', '/pricing'],
            ['Contact', '/contact'],
            ['Demo', '/demo'],
            ...last,
          ]);
      });
      const menu = screen.getByRole('navigation', { name: 'Menu' });
      await user.click(within(menu).getByRole('link', { name: label }));
      await waitFor(() => expect(router.state.location.pathname).toBe(to));
    },
  );

  it.each(['/', '/appointment'])('is not asked on %s to sign in or up, and goes on from there', async (path) => {
    await open(path, accounts.patient);
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getByRole('link', { name: 'My recovery' })).toHaveAttribute('href', '/user'));
    expect(main.queryByRole('link', { name: /^Sign in/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /SignUp/ })).toBeNull();
  });

  it('finds it no more after signing out', async () => {
    const { user, router } = await open('/user', accounts.user);
    expect(screen.getByRole('link', { name: 'My recovery' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('link', { name: 'My recovery' })).not.toBeInTheDocument();
  });
});

describe('the mobile menu', () => {
  const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
  const toggle = () => screen.getByRole('button', { name: 'Menu' });

  it('toggles with its button, and its last link reads SignIn/SignUp', async () => {
    const { user } = await open('/');
    expect(menu()).toBeNull();
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(screen.getByRole('navigation', { name: 'Menu' }))
        .getAllByRole('link')
        .at(-1),
    ).toHaveTextContent('SignIn/SignUp');
    await user.click(toggle());
    expect(menu()).toBeNull();
  });

  it('closes on a click outside and on Escape', async () => {
    const { user } = await open('/');
    await user.click(toggle());
    await user.click(screen.getByRole('main'));
    expect(menu()).toBeNull();
    await user.click(toggle());
    await user.tab();
    expect(toggle()).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(toggle()).toHaveFocus();
  });

  it('closes on a link click', async () => {
    const { user, router } = await open('/');
    await user.click(toggle());
    await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
    expect(menu()).toBeNull();
  });
});

describe('for the keyboard', () => {
  it('the skip link puts the focus on the main part', async () => {
    const { user } = await open('/pricing');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('a navigation puts the focus on the heading of the new page', async () => {
    const { user } = await open('/pricing');
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'About' })).toHaveFocus());
  });
});
