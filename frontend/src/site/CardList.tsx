import type { ReactNode } from 'react';
import styles from './CardList.module.css';

interface CardListProps {
  /** As many as fit side by side, or two wide ones at most. */
  readonly layout?: 'fit' | 'wide';
  readonly children: ReactNode;
}

/** A list of cards side by side, or one below the other where the screen is narrow. */
export function CardList({ layout = 'fit', children }: CardListProps) {
  return <ul className={layout === 'wide' ? styles.wide : styles.cards}>{children}</ul>;
}
