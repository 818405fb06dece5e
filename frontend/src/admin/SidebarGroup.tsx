import { useId, useState, type ReactNode } from 'react';
import styles from './AdminSidebar.module.css';
import { rememberGroup, unfoldedGroups } from './menu-memory';

interface Props {
  readonly name: string;
  /** Whether the open page belongs to the group. */
  readonly isCurrent: boolean;
  /** The links, as list items. */
  readonly children: ReactNode;
}

/**
 * A group of the sidebar that a button folds and unfolds, which the browser remembers. A group unfolds when a page of it opens, and when the
 * next page is another group's, it is again as it was remembered.
 */
export function SidebarGroup({ name, isCurrent, children }: Props) {
  const id = useId();
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  const [isOpen, setOpen] = useState(() => isCurrent || unfoldedGroups().includes(name));
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    setOpen(isCurrent || unfoldedGroups().includes(name));
  }
  const toggle = () => {
    setOpen(!isOpen);
    rememberGroup(name, !isOpen);
  };
  return (
    <>
      <button
        id={`${id}name`}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {name}
      </button>
      <ul id={id} hidden={!isOpen} aria-labelledby={`${id}name`} className={styles.list}>
        {children}
      </ul>
    </>
  );
}
