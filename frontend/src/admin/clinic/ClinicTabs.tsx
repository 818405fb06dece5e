import { NavLink } from 'react-router-dom';
import { paths } from '#src/paths';
import { pathOfSection, sectionIds, sectionTitles } from './clinic-sections';
import styles from './ClinicTabs.module.css';

const tabs = [
  { to: paths.adminClinic, label: 'Opening' },
  ...sectionIds.map((section) => ({ to: pathOfSection(section), label: sectionTitles[section] })),
];

/** Links to the pages of the settings. */
export function ClinicTabs() {
  return (
    <nav aria-label="Clinic settings">
      <ul className={styles.tabs}>
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
