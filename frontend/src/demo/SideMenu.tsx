import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useClosedByBack } from '../ui/dialogs/useClosedByBack';
import { Avatar } from './Avatar';
import styles from './SideMenu.module.css';
import { useDemoUser } from './demo-state';

/** Items of the menu; in the demo, they have no links. */
const items = ['Home', 'Change address', 'Privacy policy', 'Help', 'Change Mobile no'] as const;

/**
 * The side menu with its button. It is a modal dialog, which blocks scrolling, traps focus, closes on Escape and restores focus; a click on
 * the backdrop closes it, too.
 */
export function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const user = useDemoUser();
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
    title.current?.focus(); // the browser takes the first button, which closes it
  };
  const close = () => dialog.current?.close();
  useClosedByBack(isOpen, close);
  useEffect(() => {
    const element = dialog.current;
    // The panel fills the dialog, so a click on the dialog itself is on the backdrop.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);
  return (
    <>
      <button type="button" className={styles.toggle} aria-label="Menu" aria-haspopup="dialog" onClick={open}>
        <MenuIcon path="M4 7h16M4 12h16M4 17h16" />
      </button>
      <dialog ref={dialog} className={styles.menu} aria-labelledby={`${id}-title`} onClose={() => setOpen(false)}>
        <div className={styles.panel}>
          <div className={styles.top}>
            <h2 ref={title} tabIndex={-1} id={`${id}-title`} className={styles.title}>
              Menu
            </h2>
            <button type="button" className={styles.toggle} aria-label="Close the menu" onClick={close}>
              <MenuIcon path="m6 6 12 12M18 6 6 18" />
            </button>
          </div>
          <div className={styles.items}>
            <p id={`${id}-note`} className={styles.note}>
              These entries are only shown here: they lead nowhere in the demo.
            </p>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>
                  <button type="button" aria-disabled="true" aria-describedby={`${id}-note`} className={styles.item}>
                    {item}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.user}>
            <Avatar initials={user?.initials ?? '?'} />
            <div className={styles.who}>
              <p className={styles.name}>{user?.name ?? 'Nobody is logged in'}</p>
              {user && <p className={styles.contact}>{user.contact}</p>}
            </div>
            <Link to={paths.demoEditProfile} className="button button-quiet" onClick={close}>
              Edit
            </Link>
          </div>
        </div>
      </dialog>
    </>
  );
}

function MenuIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
