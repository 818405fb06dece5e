import type { ButtonHTMLAttributes } from 'react';
import styles from './PlainButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** The one that the card is about; the others have an outline. */
  readonly isPrimary?: boolean;
  readonly isDanger?: boolean;
  /** What it does is under way: a further press does nothing. */
  readonly isBusy?: boolean;
}

/** A button without Ant Design, for pages that have to be there soon. */
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
