import { askPasskey } from './passkeys';
import {
  useBeginSecondFactorMutation,
  useVerifySecondFactorMutation,
  type SecondFactorMethod,
  type VerifySecondFactorMutation,
} from './gql/generated';

/** The account that confirmed. */
export type ConfirmedUser = VerifySecondFactorMutation['verifySecondFactor'];

/** Requests that confirm the session with a factor. */
export function useConfirmFactor() {
  const [begin] = useBeginSecondFactorMutation();
  const [verify] = useVerifySecondFactorMutation();
  const confirm = async (method: SecondFactorMethod, answer: string): Promise<ConfirmedUser | undefined> => {
    const { data } = await verify({ variables: { method, answer } });
    return data?.verifySecondFactor;
  };
  return {
    sendText: async () => {
      await begin({ variables: { method: 'TEXT_CODE' } });
    },
    byCode: confirm,
    byPasskey: async () => {
      const { data } = await begin({ variables: { method: 'PASSKEY' } });
      return confirm('PASSKEY', await askPasskey(data?.beginSecondFactor));
    },
  };
}
