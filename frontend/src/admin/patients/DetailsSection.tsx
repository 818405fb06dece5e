import { Button } from 'antd';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import type { DetailsFormProps } from './DetailsForm';
import styles from './DetailsSection.module.css';
import type { DetailsForms, FormKind } from './useDetailsForms';

interface Props extends Pick<DetailsFormProps, 'id' | 'details'> {
  readonly title: string;
  /** Kind of the section's form. */
  readonly kind: FormKind;
  readonly openLabel: string;
  readonly form: ComponentType<DetailsFormProps>;
  readonly forms: DetailsForms;
  readonly children: ReactNode;
}

/** A section of the details with a button that opens its form. When the form closes, the focus returns to the button. */
export function DetailsSection({ id, details, title, kind, openLabel, form: OpenForm, forms, children }: Props) {
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = forms.openForm === kind;
  const close = () => {
    forms.close();
    button.current?.focus();
  };
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.top}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <Button
          ref={button}
          color="primary"
          variant="text"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? undefined : forms.open(kind))}
        >
          {openLabel}
        </Button>
      </div>
      {isOpen && <OpenForm id={id} details={details} onEdited={forms.markEdited} onDone={close} />}
      {children}
    </section>
  );
}
