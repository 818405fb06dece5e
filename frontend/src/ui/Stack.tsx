import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface Props {
  /** Beside one another, wrapping where it is narrow; else below one another. */
  readonly row?: boolean;
  /** In steps of four pixels. */
  readonly gap?: 1 | 2 | 3 | 4 | 6;
  readonly align?: 'baseline' | 'center' | 'end';
  readonly justify?: 'between' | 'end';
  /** Room below it, as between the blocks of a page. */
  readonly isBlock?: boolean;
  readonly children: ReactNode;
}

/** Things below or beside one another, all with the same room between them. */
export function Stack({ row = false, gap = 4, align, justify, isBlock = false, children }: Props) {
  const classes = [
    row ? styles.row : styles.column,
    styles[`gap${gap}`],
    align && styles[align],
    justify && styles[`justify-${justify}`],
    isBlock && styles.block,
  ];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
