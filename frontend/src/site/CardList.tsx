import type { ReactNode } from 'react';
import styles from './CardList.module.css';

interface CardListProps {
  /** As many columns as fit, or at most two. */
  readonly layout?: 'fit' | 'wide';
  readonly children: ReactNode;
}

/** A responsive list of cards. */
export function CardList({ layout = 'fit', children }: CardListProps) {
  return <ul className={layout === 'wide' ? styles.wide : styles.cards}>{children}</ul>;
}
