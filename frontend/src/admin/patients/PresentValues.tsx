import { Button, Form } from 'antd';
import { useFormDiscard } from '../../ui/DiscardQuestion';
import { useErrorSlot } from '../../ui/ErrorSlotProvider';
import { Stack } from '../../ui/Stack';
import type { PatientFormValues } from './patient-form-values';
import styles from './PresentValues.module.css';

/** The answer to somebody else's change: the form begins anew with what is there now. */
export function PresentValues({
  readAgain,
}: {
  readonly readAgain: () => Promise<Partial<PatientFormValues> | undefined>;
}) {
  const form = Form.useFormInstance<PatientFormValues>();
  const { report } = useErrorSlot();
  const { setEdited } = useFormDiscard();
  const load = async () => {
    const values = await readAgain();
    if (!values) return;
    const names = Object.keys(form.getFieldsValue()) as (keyof PatientFormValues)[];
    form.setFields(names.map((name) => ({ name, value: values[name], touched: false, errors: [] })));
    setEdited(false);
    report(null);
  };
  return (
    <Stack row gap={3} align="center" isBlock>
      <Button onClick={() => void load()}>Load the present values</Button>
      <span className={styles.hint}>This replaces what you typed.</span>
    </Stack>
  );
}
