import type { ReactNode } from 'react';
import { ErrorSlot } from './ErrorSlotProvider';
import { PageTitle } from './PageTitle';
import styles from './Screen.module.css';
import { Stack } from './Stack';

interface Props {
  readonly title: string;
  /** Stands beside the title. */
  readonly beside?: ReactNode;
  /** What can be done on the whole screen; the main thing last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A working screen: its title, what can be done, the one place of its failures, and the content. */
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
