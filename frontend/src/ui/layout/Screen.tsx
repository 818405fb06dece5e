import type { ReactNode } from 'react';
import { ErrorSlot } from '../feedback/ErrorSlotProvider';
import { PageTitle } from './PageTitle';
import styles from './Screen.module.css';
import { Stack } from './Stack';

interface Props {
  readonly title: string;
  /** Rendered next to the title. */
  readonly beside?: ReactNode;
  /** Actions on the whole screen, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a screen: title, actions, error slot and content. */
export function Screen({ title, beside, actions, children }: Props) {
  return (
    <>
      <Stack row gap={4} align="baseline" justify="between">
        <Stack row gap={4} align="baseline">
          <PageTitle title={title} />
          {beside}
        </Stack>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Stack>
      <ErrorSlot isSticky />
      {children}
    </>
  );
}
