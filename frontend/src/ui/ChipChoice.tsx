import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styles from './ChipChoice.module.css';

interface Chip {
  readonly value: string;
  readonly label: ReactNode;
  /** It can be seen and not chosen. */
  readonly isOff?: boolean;
}

interface Props {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** In one line, which moves under a finger; else in as many as they need. */
  readonly isStrip?: boolean;
  /** Filled by the Form.Item around it, which leads the focus here when the choice is at fault. */
  readonly ref?: Ref<{ readonly nativeElement: HTMLElement | null; readonly focus: () => void }>;
}

/** Many short choices of which one is taken, each with room for a finger; the arrow keys go from one to the next. */
export function ChipChoice({ label, chips, value, onChange, isStrip = false, ref, ...field }: Props) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    nativeElement: group.current,
    focus: () => group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus(),
  }));
  return (
    <div
      {...field}
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={`${styles.chips} ${isStrip ? styles.strip : ''}`}
    >
      {chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={chip.value}
            checked={chip.value === value}
            disabled={chip.isOff}
            onChange={() => onChange?.(chip.value)}
          />
          {chip.label}
        </label>
      ))}
    </div>
  );
}
