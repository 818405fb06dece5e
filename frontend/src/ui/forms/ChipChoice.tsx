import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import styles from './ChipChoice.module.css';

interface Chip {
  readonly value: string;
  readonly label: ReactNode;
  /** Visible but disabled. */
  readonly isOff?: boolean;
}

interface Props {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** Lays the chips out in one scrolling line; by default they wrap. */
  readonly isStrip?: boolean;
  /** Set by the surrounding Form.Item, which focuses it when validation fails. */
  readonly ref?: Ref<{ readonly nativeElement: HTMLElement | null; readonly focus: () => void }>;
}

/** A single choice among many short options, each with a touch-sized target; the arrow keys move between them. */
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
