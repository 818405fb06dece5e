import type { FormInstance } from 'antd';
import type { CallError } from '../errors';

type Form = Pick<FormInstance, 'getFieldsError' | 'setFields' | 'scrollToField'>;
type Path = readonly (string | number)[];

/**
 * Sets the server's sentences beside the inputs they are about, and goes to the first. The inputs are named as the server names them; one
 * inside a list has a path, `phones.1`. What is said of a part that has no input of its own stands where the list around it says its own.
 * @returns false when there is something that has no input, so that it must be said otherwise.
 */
export function setFieldErrors(form: Form, { fields = {} }: CallError): boolean {
  const places = form.getFieldsError().map(({ name }) => name);
  const said = Object.entries(fields).map(([name, sentence]) => ({ path: nearest(name, places), sentence }));
  const known = places.flatMap((path) => {
    const errors = said.filter((one) => one.path === path).map(({ sentence }) => sentence);
    return errors.length > 0 ? [{ name: path, errors }] : [];
  });
  form.setFields(known);
  const [first] = known;
  if (first) form.scrollToField(first.name, { focus: true });
  return said.length > 0 && said.every(({ path }) => path !== undefined);
}

/** Takes away what was said beside the inputs, such as of the former attempt. */
export function clearBesideInputs(form: Form): void {
  form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
}

/** The place with this name, else the one of the nearest part around it. */
function nearest<Place extends Path>(name: string, places: readonly Place[]): Place | undefined {
  for (let parts = name.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const place = places.find((path) => path.join('.') === parts.join('.'));
    if (place) return place;
  }
  return undefined;
}
