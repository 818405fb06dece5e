import { useEffect, useId, useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths';
import styles from './ReferLink.module.css';

interface ReferLinkProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * The link to /demo/refer with a tooltip, shown on hover and focus, until Escape (WCAG 2.2, 1.4.13). The tooltip is the link's accessible
 * description.
 */
export function ReferLink({ className, children }: ReferLinkProps) {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  const comeBack = () => setIsDismissed(false);
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return (
    <div className={styles.refer} onPointerEnter={comeBack}>
      <NavLink to={paths.demoRefer} className={className} aria-describedby={id} onFocus={comeBack}>
        {children}
      </NavLink>
      <span id={id} role="tooltip" className={isDismissed ? styles.tooltip : `${styles.tooltip} ${styles.allowed}`}>
        For a doctor referring a patient to physiotherapy
      </span>
    </div>
  );
}
