import type { ComponentProps } from 'react';
import { photoTypes } from './photo-rules';
import styles from './PhotoFile.module.css';

/** A native file input for one photo, with a touch-sized target. */
export function PhotoFile(props: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'className'>) {
  return <input {...props} type="file" accept={photoTypes} className={styles.file} />;
}
