import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import * as shell from '#messages/shell';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { paths } from '../paths';
import styles from './MobileMenu.module.css';
import type { MainLink } from './useOwnLink';

interface Props {
  readonly links: readonly MainLink[];
  readonly isSignedIn: boolean;
}

/** The menu of narrow screens. Its button toggles it; a click outside or on a link, or Escape closes it. */
export function MobileMenu({ links, isSignedIn }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // The drawer restores focus to the previous element; a link in the closed menu could not take it, so focus the button.
  const closeForDrawer = () => {
    button.current?.focus();
    close();
  };

  useEffect(() => {
    if (!open) return undefined;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.word}>{shell.menu}</span>
      </button>
      <nav id="mobile-menu" className={styles.menu} aria-label={shell.menu} hidden={!open}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={styles.link} onClick={close}>
            {label}
          </NavLink>
        ))}
        <Link to={paths.demo} className={styles.link} onClick={close}>
          {shell.demo}
        </Link>
        <div>
          <LanguageSwitch className={styles.link} />
        </div>
        {!isSignedIn && (
          <Link to={paths.login} preventScrollReset className="button" onClick={closeForDrawer}>
            {shell.signInOrUp}
          </Link>
        )}
      </nav>
    </div>
  );
}
