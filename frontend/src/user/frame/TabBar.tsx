import { Link, useLocation } from 'react-router-dom';
import * as text from '#messages/today';
import { ownTabs, tabOf, type OwnTab } from './own-tabs';
import styles from './TabBar.module.css';

interface Props {
  /** Whether a plan is live; without one its tabs are not shown. Undefined while that is unknown: then they are. */
  readonly hasPlan: boolean | undefined;
  readonly tabs?: readonly OwnTab[];
}

/** Tabs of the patient's pages: at the bottom of the screen on a phone, before the content elsewhere. */
export function TabBar({ hasPlan, tabs = ownTabs }: Props) {
  const { pathname } = useLocation();
  const present = tabOf(pathname);
  return (
    <nav aria-label={text.ownPages} className={styles.bar}>
      {tabs
        .filter(({ isOfPlan }) => !isOfPlan || hasPlan !== false)
        .map(({ to, label, drawing, Count }) => (
          <Link key={to} to={to} className={styles.tab} aria-current={currentOf(to, present, pathname)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            {label}
            {Count && <Count />}
          </Link>
        ))}
    </nav>
  );
}

/** `page` on the tab's own page, `true` on a page below it. */
function currentOf(to: string, present: string, pathname: string): 'page' | 'true' | undefined {
  if (to !== present) return undefined;
  return to === pathname.toLowerCase() ? 'page' : 'true';
}
