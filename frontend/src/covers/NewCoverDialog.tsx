import { Form, Input, Select } from 'antd';
import { addDays, dayText } from '../calendar/clinic-time';
import { useClinicToday } from '../calendar/useClinicToday';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules } from '../ui/forms/form-rules';
import { FormGrid } from '../ui/forms/FormGrid';
import { besideSelect } from '../ui/forms/select-popup';
import { usePhysiotherapistsQuery } from '../workplace/gql/generated';
import { CoversDocument, useAddCoverMutation, type CoverInput } from './gql/generated';

/** Days after the first on which a cover ends at the latest. */
const mostDays = 60;

/** Enters a cover: who is away, who stands in, from when and until when. */
export function NewCoverDialog(frame: DialogState) {
  const today = useClinicToday();
  const { data, loading } = usePhysiotherapistsQuery({ variables: { day: today } });
  const [add] = useAddCoverMutation();
  const daysFrom = (first: string | undefined) => {
    const min = first || today;
    return { min, max: addDays(min, mostDays) };
  };
  const options = (data?.physiotherapists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const select = { loading, getPopupContainer: besideSelect, showSearch: { optionFilterProp: 'label' } } as const;
  const send = async (input: CoverInput) => {
    const { data: added } = await add({ variables: { input } });
    const { by, absent, until } = added?.addCover ?? {};
    return `${by?.name ?? ''} stands in for ${absent?.name ?? ''} until ${dayText(until ?? input.until)}.`;
  };
  return (
    <FormDialog<CoverInput>
      {...frame}
      title="New cover"
      name="cover"
      initialValues={{ from: today, until: today }}
      submitLabel="Enter the cover"
      send={send}
      failureText={(failure) => failureText('The cover could not be entered', failure)}
      reloads={[CoversDocument]}
    >
      <Form.Item name="absentId" label="Who is away" rules={choiceRules('Choose who is away')}>
        <Select<string> {...select} options={options} />
      </Form.Item>
      <Form.Item noStyle dependencies={['absentId']}>
        {({ getFieldValue }) => (
          <Form.Item name="byId" label="Who stands in" rules={choiceRules('Choose who stands in')}>
            <Select<string> {...select} options={options.filter(({ value }) => value !== getFieldValue('absentId'))} />
          </Form.Item>
        )}
      </Form.Item>
      <FormGrid>
        <Form.Item name="from" label="First day" rules={choiceRules('Enter the first day')}>
          <Input type="date" min={today} />
        </Form.Item>
        <Form.Item noStyle dependencies={['from']}>
          {({ getFieldValue }) => (
            <Form.Item name="until" label="Last day" rules={choiceRules('Enter the last day')}>
              <Input type="date" {...daysFrom(getFieldValue('from') as string | undefined)} />
            </Form.Item>
          )}
        </Form.Item>
      </FormGrid>
    </FormDialog>
  );
}
