import { Form, Input } from 'antd';
import { textRules } from '#src/ui/forms/form-rules';
import { RowList } from './RowList';
import styles from './PhonesField.module.css';

const rules = textRules('Phone number', 40);

/** One to three numbers, the first of which is the main number. */
export function PhonesField() {
  return (
    <>
      <p className={styles.label}>Phone numbers; the first is the main one</p>
      <RowList
        path={['phones']}
        most={3}
        blank=""
        addLabel="Add a phone number"
        rowLabel={(number) => `phone number ${number}`}
        emptyText="No phone number yet."
        isLine
      >
        {(index) => (
          <Form.Item name={[index]} rules={rules} className={styles.phone}>
            <Input type="tel" autoComplete="tel" aria-label={`Phone number ${index + 1}`} />
          </Form.Item>
        )}
      </RowList>
    </>
  );
}
