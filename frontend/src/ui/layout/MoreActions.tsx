import { EllipsisOutlined, LoadingOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { decorative } from './decorative';
import styles from './MoreActions.module.css';

/** An action of the menu. */
export interface MoreAction {
  readonly label: string;
  readonly onChoose: () => void;
  /** Stands last and set apart. */
  readonly isDanger?: boolean;
  /** Ignores clicks while the action is pending, which the button of the menu shows. */
  readonly isBusy?: boolean;
}

interface Props {
  /** Accessible name of the button. */
  readonly label?: string;
  readonly actions: readonly MoreAction[];
}

/** The actions of a screen beside its primary one, unfolded under a button. Escape, a choice and a click elsewhere fold them. */
export function MoreActions({ label = 'More actions', actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('end');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const fold = () => {
    setOpen(false);
    // The chosen button goes: a dialog that opens gives the focus back to this one.
    button.current?.focus();
  };
  const toggle = () => {
    const { left = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {};
    // Unfolded towards the farther edge of the window, it has room.
    setSide(left + right < innerWidth ? 'start' : 'end');
    setOpen(!isOpen);
  };
  const isAnyBusy = actions.some(({ isBusy }) => isBusy);
  const Icon = isAnyBusy ? LoadingOutlined : EllipsisOutlined;
  useFolding(isOpen, place, { onElsewhere: () => setOpen(false), onEscape: fold });
  const sorted = [...actions.filter(({ isDanger }) => !isDanger), ...actions.filter(({ isDanger }) => isDanger)];
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-busy={isAnyBusy}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon {...decorative} />
      </button>
      <ul id={id} hidden={!isOpen} data-side={side} className={styles.list}>
        {sorted.map(({ label: name, onChoose, isDanger = false, isBusy = false }) => (
          <li key={name} className={isDanger ? styles.apart : undefined}>
            <button
              type="button"
              className={isDanger ? `${styles.action} ${styles.danger}` : styles.action}
              aria-busy={isBusy}
              onClick={() => {
                fold();
                if (!isBusy) onChoose();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Folding {
  readonly onElsewhere: () => void;
  readonly onEscape: () => void;
}

/** Calls back when the pointer or the focus goes elsewhere, and on Escape, while the menu is open. */
function useFolding(
  isOpen: boolean,
  place: { readonly current: HTMLElement | null },
  { onElsewhere, onEscape }: Folding,
): void {
  const look = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && place.current?.contains(target))) onElsewhere();
  });
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('pointerdown', look);
    addEventListener('focusin', look);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('pointerdown', look);
      removeEventListener('focusin', look);
      removeEventListener('keydown', press);
    };
  }, [isOpen]);
}
