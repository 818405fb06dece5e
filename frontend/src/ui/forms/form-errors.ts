import type { FormInstance } from 'antd';
import type { CallError } from '#src/errors';

type Form = Pick<FormInstance, 'getFieldsError' | 'setFields' | 'scrollToField'>;
type Path = readonly (string | number)[];

/**
 * Shows the server's field errors next to their inputs, and scrolls to the first. Inputs have the server's field names; an input in a list
 * has a path, such as `phones.1`. An error of a path without an input appears at the nearest list above it.
 * @returns false if an error has no input, so that the caller must show it
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

/** Clears the field errors of the previous attempt. */
export function clearBesideInputs(form: Form): void {
  form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
}

/** Returns the input with this name, or that of its nearest ancestor. */
function nearest<Place extends Path>(name: string, places: readonly Place[]): Place | undefined {
  for (let parts = name.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const place = places.find((path) => path.join('.') === parts.join('.'));
    if (place) return place;
  }
  return undefined;
}
