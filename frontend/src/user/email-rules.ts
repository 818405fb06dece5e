import type { FormRule } from 'antd';
import * as text from '#messages/profileForm';

/** The email is required and must be a valid format (spec §5). Judged when the input is left, not while somebody types. */
export const emailRules: FormRule[] = [
  { required: true, whitespace: true, message: text.emailRequired },
  {
    validateTrigger: 'onBlur',
    type: 'email',
    transform: (typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed),
    message: text.emailInvalid,
  },
];
