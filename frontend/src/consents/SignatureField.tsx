import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad from 'signature_pad';
import styles from './consents.module.css';
import type { StrokeInput } from './gql/generated';
import { strokesOf } from './strokes';

interface Props {
  readonly id?: string;
  /** Lines of the signature, which the field's form holds. */
  readonly value?: readonly StrokeInput[] | null;
  readonly onChange?: (strokes: readonly StrokeInput[] | null) => void;
}

/** A field in which somebody signs with a finger, a pen or the mouse. */
export function SignatureField({ id, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const tell = useEffectEvent(() => {
    const [drawn, field] = [pad.current, canvas.current];
    if (drawn && field) onChange?.(strokesOf(drawn.toData(), field.getBoundingClientRect()));
  });
  useEffect(() => {
    const field = canvas.current;
    if (!field) return undefined;
    const { width, height } = field.getBoundingClientRect();
    const ratio = Math.max(window.devicePixelRatio, 1);
    field.width = width * ratio;
    field.height = height * ratio;
    field.getContext('2d')?.scale(ratio, ratio);
    const made = new SignaturePad(field);
    pad.current = made;
    const onEnd = () => tell();
    made.addEventListener('endStroke', onEnd);
    return () => {
      made.removeEventListener('endStroke', onEnd);
      made.off();
    };
  }, []);
  return (
    <div className={styles.signature}>
      <canvas ref={canvas} id={id} className={styles.canvas} aria-label="Field for the signature" />
      <Button
        onClick={() => {
          pad.current?.clear();
          onChange?.(null);
        }}
      >
        Clear the signature
      </Button>
    </div>
  );
}
