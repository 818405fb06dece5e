import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/ownSessions';
import { momentText } from '../calendar/clinic-time';
import {
  useUpdateProfileMutation,
  type OwnSessionFragment,
  type ProfileFragment,
  type SessionType,
} from '../gql/generated';
import { paths } from '../paths';

/** Maximum length of the address (schema/user.graphql). */
const longest = 500;

const toDetails = (words: ReactNode) => <Link to={paths.patientSignup}>{words}</Link>;

/** Props of the forms that request a session. */
export interface AskProps {
  /** Undefined while loading. */
  readonly profile: ProfileFragment | null | undefined;
}

/** Form fields for the place: name and address for a session at home, a hint for a video session. */
export function PlaceFields({ profile }: AskProps) {
  const sessionType = Form.useWatch<SessionType | undefined>('sessionType');
  if (sessionType === 'TELE') return <p>{text.teleBegins}</p>;
  if (sessionType !== 'HOME' || !profile) return null;
  return (
    <>
      {!profile.fullName && <p>{text.nameFirst({ link: toDetails })}</p>}
      <Form.Item
        name="address"
        label={text.homeAddress}
        extra={text.homeAddressHint}
        initialValue={profile.address ?? ''}
        rules={[
          { required: true, whitespace: true, message: text.homeAddressRequired },
          { max: longest, message: text.homeAddressTooLong },
          {
            validateTrigger: 'onSubmit',
            validator: () => (profile.fullName ? Promise.resolve() : Promise.reject(new Error(text.nameRequired))),
          },
        ]}
      >
        <Input.TextArea autoComplete="street-address" rows={2} />
      </Form.Item>
    </>
  );
}

/** Returns a function that saves the address of a session at home to the patient's record if it differs. */
export function useAddressSaved(profile: AskProps['profile']): (address: string | undefined) => Promise<void> {
  const [update] = useUpdateProfileMutation();
  return async (typed) => {
    const address = typed?.trim();
    if (address && address !== profile?.address) await update({ variables: { input: { address } } });
  };
}

/** Success message after a session is requested. */
export function requestedText(made: OwnSessionFragment | undefined): string {
  if (!made) return text.askedOne;
  const { callEnding: digits, status } = made;
  const when = momentText(made.appointmentDate);
  if (status === 'SCHEDULED') return digits ? text.bookedTele({ when, digits }) : text.booked({ when });
  return digits ? text.askedTele({ when, digits }) : text.askedAt({ when });
}
