import { Button } from 'antd';
import styles from './SheetLinks.module.css';
import { sheetPdf } from './sheet-path';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'Hindi' },
] as const;

/** Staff's links to the exercise sheet of a plan, in each language of patients. */
export function SheetLinks({ planId }: { readonly planId: string }) {
  return (
    <fieldset aria-label="Exercise sheet" className={styles.links}>
      <span>Exercise sheet to print:</span>
      {languages.map(({ code, name }) => (
        <Button
          key={code}
          href={sheetPdf(planId, code)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Exercise sheet in ${name}`}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
