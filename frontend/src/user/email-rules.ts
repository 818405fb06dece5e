import type { FormRule } from 'antd';
import * as text from '#messages/profileForm';

/** The email is required and must have a valid format. Validated on blur, not while typing. */
export const emailRules: FormRule[] = [
  { required: true, whitespace: true, message: text.emailRequired },
  {
    validateTrigger: 'onBlur',
    type: 'email',
    transform: (typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed),
    message: text.emailInvalid,
  },
];
