import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface Props {
  /** Lays the children out in a wrapping row; by default, in a column. */
  readonly row?: boolean;
  /** In units of 4 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 6;
  readonly align?: 'baseline' | 'center' | 'end';
  readonly justify?: 'between' | 'end';
  /** Adds a bottom margin, as between the sections of a page. */
  readonly isBlock?: boolean;
  readonly children: ReactNode;
}

/** Lays out its children in a row or column with a uniform gap. */
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
