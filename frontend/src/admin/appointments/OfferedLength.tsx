import { Form } from 'antd';
import { useEffect } from 'react';
import { useClinic } from '../../brand/clinic';
import type { SessionType } from '../../gql/generated';
import { useOfferedLengthsQuery } from '../clinic/gql/generated';

/** Types the length that an open clinic offers for the kind that the form around asks, as long as nobody has typed another. */
export function OfferedLength() {
  const form = Form.useFormInstance();
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType', form);
  // Not kept, since the settings have no id in the cache.
  const { data } = useOfferedLengthsQuery({ skip: !useClinic().isOpen, fetchPolicy: 'no-cache' });
  const minutes = data?.clinicSettings.offers.find((offer) => offer.sessionType === sessionType)?.durationMinutes;
  useEffect(() => {
    if (minutes && !form.isFieldTouched('durationMinutes'))
      form.setFields([{ name: 'durationMinutes', value: String(minutes), touched: false }]);
  }, [form, minutes]);
  return null;
}
