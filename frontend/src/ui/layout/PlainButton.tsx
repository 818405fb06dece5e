import type { ButtonHTMLAttributes } from 'react';
import styles from './PlainButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** Filled; other buttons are outlined. */
  readonly isPrimary?: boolean;
  readonly isDanger?: boolean;
  /** Ignores clicks while the action is pending. */
  readonly isBusy?: boolean;
}

/** A button without Ant Design, for pages that must load fast. */
export function PlainButton({ isPrimary = false, isDanger = false, isBusy = false, ...button }: Props) {
  const look = [isPrimary ? 'button' : 'button button-quiet', styles.plain, isDanger && styles.danger];
  return (
    <button
      {...button}
      type="button"
      className={look.filter(Boolean).join(' ')}
      aria-busy={isBusy}
      onClick={(event) => !isBusy && button.onClick?.(event)}
    />
  );
}
