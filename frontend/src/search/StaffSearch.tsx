import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { decorative } from '../ui/layout/decorative';
import styles from './StaffSearch.module.css';
import { SearchPanel } from './SearchPanel';
import type { SearchHit, SearchSource } from './search-source';

/** Whether an element accepts typed text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

interface Props<Data> {
  readonly source: SearchSource<Data>;
  /** Opens a result that has no address. */
  readonly onOpen?: (hit: SearchHit) => void;
  /** Accessible name of the search, such as the place of work. */
  readonly name: string;
  /** What it finds, as the button's name. */
  readonly label: string;
  /** By what it finds it. */
  readonly hint: string;
  /** Shows the button's name beside its icon. */
  readonly isWide?: boolean;
}

/** The search, opened from any page by '/'. The input mounts at once, so that no key is lost. */
export function StaffSearch<Data>(props: Props<Data>) {
  const { source, onOpen = () => undefined, name, label, hint, isWide = false } = props;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  const leave = useEffectEvent((event: KeyboardEvent | FocusEvent) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    const isElsewhere =
      event instanceof FocusEvent &&
      event.relatedTarget instanceof Node &&
      !place.current?.contains(event.relatedTarget);
    if (!isEscape && !isElsewhere) return;
    close();
    if (isEscape) place.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Ignore the key while a modal dialog is open.
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  useEffect(() => {
    const node = place.current;
    if (!isOpen || !node) return undefined;
    node.addEventListener('keydown', leave);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('keydown', leave);
      node.removeEventListener('focusout', leave);
    };
  }, [isOpen]);
  return (
    <search ref={place} className={styles.place} aria-label={name}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts="/"
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={`${label}, or press /`}
        className={isWide ? `${styles.button} ${styles.wide}` : styles.button}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <SearchOutlined {...decorative} />
        {isWide && label}
      </button>
      {isOpen && <SearchPanel id={panelId} source={source} hint={hint} onLeave={close} onOpen={onOpen} />}
    </search>
  );
}
