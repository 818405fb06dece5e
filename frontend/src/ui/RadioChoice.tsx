import { Radio, type RadioGroupProps } from 'antd';
import { useImperativeHandle, useRef, type Ref } from 'react';
import styles from './RadioChoice.module.css';

interface Props extends RadioGroupProps {
  readonly label: string;
  /** Filled by the Form.Item around it, which leads the focus here when the choice is at fault. */
  readonly ref?: Ref<{ readonly nativeElement: HTMLElement | null; readonly focus: () => void }>;
}

/** A few choices one beside the other, each with room for a finger. */
export function RadioChoice({ label, ref, ...props }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // A group cannot have the focus itself: its first radio has it instead.
  useImperativeHandle(ref, () => ({
    nativeElement: group.current,
    focus: () => group.current?.querySelector('input')?.focus(),
  }));
  return <Radio.Group {...props} ref={group} aria-label={label} className={styles.choice} />;
}
