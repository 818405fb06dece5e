import type { FormInstance } from 'antd';
import type { CallError } from '../errors';

/**
 * Sets the server's sentences beside the inputs they are about, and goes to the first.
 * @param names the inputs that the form has, named as the server names them.
 * @returns false when there is something that has no input, so that it must be said otherwise.
 */
export function showBesideInputs(
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>,
  names: readonly string[],
  { fields = {} }: CallError,
): boolean {
  const known = names.filter((name) => fields[name] !== undefined);
  form.setFields(known.map((name) => ({ name, errors: [fields[name] ?? ''] })));
  const [first] = known;
  if (first) form.scrollToField(first, { focus: true });
  return known.length > 0 && known.length === Object.keys(fields).length;
}
