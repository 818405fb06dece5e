import { serverPaths } from '#src/paths';
import { formCall, type NotTaken } from './form-call';

/** Name of a form. */
export type FormName = 'CONTACT' | 'ABOUT';

/** Minimum age of a token in milliseconds; the server rejects younger ones. */
const leastAge = 2_000;

/** Creates the delivery of one form's messages to an open clinic. */
export function deliveryOf(form: FormName) {
  let token: Promise<string> | undefined;

  /** Fetches a token, and resolves when it is old enough. */
  const prepare = () =>
    (token ??= formCall<{ data: { token: string } }>(serverPaths.contactToken).then(
      ({ data }) => new Promise((resolve) => setTimeout(resolve, leastAge, data.token)),
      (error: unknown) => {
        token = undefined;
        throw error;
      },
    ));

  const post = async (values: object) =>
    formCall(serverPaths.contactMessages, { form, token: await prepare(), ...values });

  return {
    /** Fetches the token when the user starts to type, so that it is old enough on submit. An error is shown on submit. */
    begin: () => void prepare().catch(() => undefined),

    /**
     * Sends a message. After a missing response the token is kept, so that a retry of the same message is stored once. A used or expired
     * token is replaced.
     * @throws NotTaken
     */
    send: async (values: object): Promise<void> => {
      try {
        await post(values);
      } catch (error) {
        const { code, fields } = error as NotTaken;
        if (code !== 'IDEMPOTENCY_KEY_REUSED' && !fields?.token) throw error;
        token = undefined;
        await post(values);
      }
      token = undefined;
    },
  };
}
