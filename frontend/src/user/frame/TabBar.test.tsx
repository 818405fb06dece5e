import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TabBar } from './TabBar';
import { ownTabs, tabOf } from './own-tabs';

it.each([
  ['/user/today', '/user/today'],
  ['/user/today/heelSlides', '/user/today'],
  ['/user/measure', '/user/progress'],
  ['/user/lessons/the-wound', '/user/plan'],
  ['/user/questions/psfs', '/user/today'],
  ['/user/records', '/user'],
  ['/User/Sessions/', '/user'],
])('the page %s is under the tab of %s', (page, tab) => {
  expect(tabOf(page)).toBe(tab);
});

it('marks the tab of the page itself otherwise than that of a page below it', () => {
  const { unmount } = render(<TabBar hasPlan />, { wrapper: at('/user/progress') });
  expect(screen.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'page');
  unmount();
  render(<TabBar hasPlan />, { wrapper: at('/user/measure') });
  expect(screen.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'true');
});

it('shows a number beside a tab that has one', () => {
  const Count = () => <span>3 unread</span>;
  render(<TabBar hasPlan={false} tabs={[...ownTabs, { to: '/user/more', label: 'More', drawing: 'M0 0', Count }]} />, {
    wrapper: at('/user'),
  });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Messages',
    'Profile',
    'More3 unread',
  ]);
});

function at(path: string) {
  return function Wrapper({ children }: { readonly children: React.ReactNode }) {
    return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
  };
}
