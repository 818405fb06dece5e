import type { ComponentProps } from 'react';
import { photoTypes } from './photo-rules';
import styles from './PhotoFile.module.css';

/** The browser's own way to choose a photo, with room for a finger. */
export function PhotoFile(props: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'className'>) {
  return <input {...props} type="file" accept={photoTypes} className={styles.file} />;
}
