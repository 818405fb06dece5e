import { NavLink } from 'react-router-dom';
import * as course from '#messages/course';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import styles from './TabBar.module.css';

const tabs = [
  { to: paths.userToday, label: text.title, drawing: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4' },
  { to: paths.userPlan, label: course.plan, drawing: 'M6 3v18M6 5h12l-3 4 3 4H6' },
  { to: paths.userProgress, label: course.progress, drawing: 'M4 4v16h16M7 15l4-4 3 3 5-6' },
  { to: paths.userMeasure, label: course.measure, drawing: 'M4 20h16M4 20L17 7M10 20a6 6 0 0 0-2-4' },
  { to: paths.user, label: text.toProfile, drawing: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c1-5 4-7 8-7s7 2 8 7' },
];

/** Tabs of the patient's pages; at the bottom of the screen on a phone. */
export function TabBar() {
  return (
    <nav aria-label={text.ownPages} className={styles.bar}>
      {tabs.map(({ to, label, drawing }) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
