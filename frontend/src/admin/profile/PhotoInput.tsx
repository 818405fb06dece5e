import { Button } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { initialsOf } from '#src/values/initials';
import { isImage } from '#src/ui/forms/photo-rules';
import { PhotoFile } from '#src/ui/forms/PhotoFile';
import styles from './PhotoInput.module.css';

interface Props {
  /** Set by the Form.Item, like `value` and `onChange`. */
  readonly id?: string;
  readonly value?: File | undefined;
  readonly onChange?: (file: File | undefined) => void;
  /** Address of the current photo. */
  readonly present: string | null;
  /** For the initials if there is no photo. */
  readonly fullName: string;
}

/** Chooses a photo, with a preview before the upload. */
export function PhotoInput({ id, value, onChange, present, fullName }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!value && input.current) input.current.value = '';
  }, [value]);
  return (
    <div className={styles.photo}>
      <div className={styles.frame}>
        <ShownPhoto chosen={value} present={present} fullName={fullName} />
      </div>
      <div className={styles.choice}>
        <PhotoFile ref={input} id={id} onChange={(event) => onChange?.(event.target.files?.[0])} />
        {value && (
          <Button type="link" className={styles.remove} onClick={() => onChange?.(undefined)}>
            {present ? 'Keep the present photo' : 'Leave it out'}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ShownProps {
  readonly chosen: File | undefined;
  readonly present: string | null;
  readonly fullName: string;
}

function ShownPhoto({ chosen, present, fullName }: ShownProps) {
  if (chosen && isImage(chosen)) return <FilePreview file={chosen} />;
  if (present) return <img src={present} alt="How you are shown now" className={styles.image} />;
  return (
    <span aria-hidden="true" className={styles.initials}>
      {initialsOf(fullName) || 'A'}
    </span>
  );
}

/** Previews a file with an object URL, which is revoked on unmount. */
function FilePreview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="How you will be shown" className={styles.image} />;
}
