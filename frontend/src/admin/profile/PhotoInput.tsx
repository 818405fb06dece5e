import { Button } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { initialsOf } from '../../values/initials';
import { isImage } from '../../ui/photo-rules';
import { PhotoFile } from '../../ui/PhotoFile';
import styles from './PhotoInput.module.css';

interface Props {
  /** The three are given by the Form.Item around it. */
  readonly id?: string;
  readonly value?: File | undefined;
  readonly onChange?: (file: File | undefined) => void;
  /** The address of the present photo. */
  readonly present: string | null;
  /** Whose initials stand where there is no photo. */
  readonly fullName: string;
}

/** Chooses a photo and shows it, in the shape that it will have, before it is uploaded. */
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

/** Shows a file that is not uploaded yet, under an address that lives as long as it is shown. */
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
