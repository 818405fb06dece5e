import { Form } from 'antd';
import { useEffect } from 'react';
import { useClinic } from '../brand/clinic';
import type { SessionType } from '../gql/generated';
import { useOfferedLengthsQuery } from '../admin/clinic/gql/generated';

/** Prefills the default duration of the form's session type, unless the user has edited it. */
export function OfferedLength() {
  const form = Form.useFormInstance();
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType', form);
  // Not cached, because the settings have no id.
  const { data } = useOfferedLengthsQuery({ skip: !useClinic().isOpen, fetchPolicy: 'no-cache' });
  const minutes = data?.clinicSettings.offers.find((offer) => offer.sessionType === sessionType)?.durationMinutes;
  useEffect(() => {
    if (minutes && !form.isFieldTouched('durationMinutes'))
      form.setFields([{ name: 'durationMinutes', value: String(minutes), touched: false }]);
  }, [form, minutes]);
  return null;
}
