import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { staffPaths } from '#src/paths';
import { pathOfSection, sectionIds, sectionTitles } from './clinic-sections';
import styles from './ClinicTabs.module.css';

const tabs = [
  { to: staffPaths.adminClinic, label: 'Opening' },
  ...sectionIds.map((section) => ({ to: pathOfSection(section), label: sectionTitles[section] })),
];

/** Links to the pages of the settings; the one of the page is in view. */
export function ClinicTabs() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    // Moves the row alone, and not the page.
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav aria-label="Clinic settings">
      <ul ref={list} className={styles.tabs}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.tab}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
