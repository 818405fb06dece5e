/**
 * Returns a field that is read only when a document asks for it. graphql-js calls a function that it finds in place of a value, so the
 * result is typed as the value.
 */
export const whenAsked = <T>(read: () => T | Promise<T>): T => read as unknown as T;
