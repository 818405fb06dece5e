import { Form } from 'antd';
import { useEffect } from 'react';
import { useClinic } from '../brand/clinic';
import type { SessionType } from '../gql/generated';
import { useOfferedLengthsQuery } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';

/**
 * Prefills the default duration of the form's session type, unless the user has edited it. The front desk may not read the settings: there
 * it is the one of the public offers.
 */
export function OfferedLength() {
  const form = Form.useFormInstance();
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType', form);
  const { isOpen, offers } = useClinic();
  const { mayReadSettings } = useWorkplace();
  // Not cached, because the settings have no id.
  const { data } = useOfferedLengthsQuery({ skip: !isOpen || !mayReadSettings, fetchPolicy: 'no-cache' });
  const known = mayReadSettings ? data?.clinicSettings.offers : offers;
  const minutes = known?.find((offer) => offer.sessionType === sessionType)?.durationMinutes;
  useEffect(() => {
    if (minutes && !form.isFieldTouched('durationMinutes'))
      form.setFields([{ name: 'durationMinutes', value: String(minutes), touched: false }]);
  }, [form, minutes]);
  return null;
}
