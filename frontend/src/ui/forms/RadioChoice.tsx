import { Radio, type RadioGroupProps } from 'antd';
import { useImperativeHandle, useRef, type Ref } from 'react';
import styles from './RadioChoice.module.css';

interface Props extends RadioGroupProps {
  readonly label: string;
  /** Set by the surrounding Form.Item, which focuses it when validation fails. */
  readonly ref?: Ref<{ readonly nativeElement: HTMLElement | null; readonly focus: () => void }>;
}

/** A radio group in one row, each option with a touch-sized target. */
export function RadioChoice({ label, ref, ...props }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // A group cannot receive focus: delegate to its first radio.
  useImperativeHandle(ref, () => ({
    nativeElement: group.current,
    focus: () => group.current?.querySelector('input')?.focus(),
  }));
  return <Radio.Group {...props} ref={group} aria-label={label} className={styles.choice} />;
}
