import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, InputNumber } from 'antd';
import { decorative } from '#src/ui/layout/decorative';
import { useFormDiscard } from '#src/ui/dialogs/DiscardQuestion';
import styles from './NoteSheet.module.css';

const mostTreatments = 12;

/** What was done in the session: treatments with their minutes. */
export function TreatmentsField() {
  const { setEdited } = useFormDiscard();
  return (
    <Form.List name="treatments">
      {(rows, { add, remove }) => (
        <fieldset className={styles.treatments}>
          <legend>What was done</legend>
          {rows.map(({ key, name }, at) => (
            <div key={key} className={styles.treatment}>
              <Form.Item
                name={[name, 'name']}
                label={`Treatment ${at + 1}`}
                rules={[{ max: 80, message: 'At most 80 characters' }]}
              >
                <Input autoComplete="off" />
              </Form.Item>
              <Form.Item name={[name, 'minutes']} label="Minutes">
                <InputNumber<number> controls={false} min={1} max={240} precision={0} inputMode="numeric" />
              </Form.Item>
              <Button
                icon={<DeleteOutlined {...decorative} />}
                aria-label={`Remove treatment ${at + 1}`}
                onClick={() => {
                  setEdited(true);
                  remove(name);
                }}
              />
            </div>
          ))}
          {rows.length < mostTreatments && (
            <Button icon={<PlusOutlined {...decorative} />} onClick={() => add({ name: '' })}>
              Add a treatment
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}
