import { Form, Input, Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { choiceRules, mobileNumberRules, textRules } from '../../ui/form-rules';
import { genderOptions } from '../../values/genders';
import { FormGrid, Wide } from '../../ui/FormGrid';
import { besideSelect } from '../../ui/select-popup';
import { ageRules } from './age-rules';
import { bloodGroups } from './patient-form-values';

const bloodGroupOptions = bloodGroups.map((value) => ({ value, label: value }));

interface Props {
  /** The input `userId`: a choice for a new record, read-only for one that exists; none where it is not asked for. */
  readonly userField?: ReactNode;
  /** As it is known, in digits. */
  readonly age?: string | undefined;
}

/** The inputs of the patient form (spec §5). */
export function PatientFields({ userField, age }: Props) {
  return (
    <FormGrid>
      {userField && <Wide>{userField}</Wide>}
      <Form.Item name="name" label="Name" rules={textRules('Name', 120)}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="age" label="Age" rules={ageRules(age)}>
        <Input inputMode="numeric" autoComplete="off" maxLength={3} />
      </Form.Item>
      <Form.Item name="gender" label="Gender" rules={choiceRules('Gender is required')}>
        <Radio.Group aria-label="Gender" options={genderOptions} />
      </Form.Item>
      <Form.Item name="bloodGroup" label="Blood group (optional)">
        <Select allowClear getPopupContainer={besideSelect} placeholder="Not known" options={bloodGroupOptions} />
      </Form.Item>
      <Wide>
        <Form.Item name="diagnosedWith" label="Diagnosed with" rules={textRules('Diagnosis', 200)}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="address" label="Address" rules={textRules('Address', 500)}>
          <Input.TextArea rows={3} autoComplete="off" />
        </Form.Item>
      </Wide>
      <Form.Item name="contactNumber" label="Contact number" rules={mobileNumberRules('Contact number')}>
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="emergencyContactNumber"
        label="Emergency contact number"
        rules={mobileNumberRules('Emergency contact number')}
      >
        <Input type="tel" autoComplete="off" />
      </Form.Item>
    </FormGrid>
  );
}
