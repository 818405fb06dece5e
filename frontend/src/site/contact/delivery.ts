import { serverPaths } from '../../paths';
import { formCall, type NotTaken } from './form-call';

/** Which of the two forms it is. */
export type FormName = 'CONTACT' | 'ABOUT';

/** The server takes no token that is younger, in milliseconds. */
const leastAge = 2_000;

/** What sends the messages of one form to an open clinic (clinic §6). */
export function deliveryOf(form: FormName) {
  let token: Promise<string> | undefined;

  /** Fetches a token, and has it once it is old enough. */
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
    /** Fetches the token when somebody begins to write, so that it is old enough when they have. What goes wrong is said when they send. */
    begin: () => void prepare().catch(() => undefined),

    /**
     * Sends a message. While it is not known whether it arrived, the token stays: the same message sent again is then stored once.
     * One that the server takes no more, being used or older than a day, is replaced.
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
