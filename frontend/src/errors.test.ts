import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { errorOf, errorOfResponse } from './errors';

const failed = (status: number, bodyText: string) =>
  new ServerError('Response not successful', { response: new Response(bodyText, { status }), bodyText });

it('reads the sentence, the code and the inputs at fault of a GraphQL error', () => {
  const extensions = { code: 'BAD_INPUT', fields: { phoneNumber: 'Enter a mobile number', other: 1 }, requestId: 'r1' };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Please check the form.', extensions }] });
  expect(errorOf(error)).toEqual({
    cause: 'answer',
    message: 'Please check the form.',
    code: 'BAD_INPUT',
    fields: { phoneNumber: 'Enter a mobile number' },
  });
});

it.each([
  ['as REST sends it', '{"message":"Too many.","code":"RATE_LIMITED","requestId":"r"}'],
  ['as GraphQL sends it', '{"errors":[{"message":"Too many.","extensions":{"code":"RATE_LIMITED"}}]}'],
])('reads a refusal in the body of a failed answer, %s', (_how, body) => {
  expect(errorOf(failed(429, body))).toEqual({ cause: 'answer', message: 'Too many.', code: 'RATE_LIMITED' });
});

it.each(['<html>Bad gateway</html>', '', 'null', '{}', '{"errors":[]}'])(
  'calls a failed answer unreadable that says %s',
  (body) => {
    expect(errorOf(failed(502, body))).toMatchObject({ cause: 'unreadable' });
  },
);

it('calls an answer unreadable that is not JSON', () => {
  const error = new ServerParseError(new SyntaxError('Unexpected token'), { response: new Response(), bodyText: '<' });
  expect(errorOf(error)).toMatchObject({ cause: 'unreadable' });
});

it("keeps the exception's message when no answer came", () => {
  expect(errorOf(new TypeError('Failed to fetch'))).toEqual({ cause: 'network', message: 'Failed to fetch' });
});

it('reads a refused download', async () => {
  const refused = Response.json({ message: 'Please sign in again.', code: 'FORBIDDEN' }, { status: 403 });
  expect(await errorOfResponse(refused)).toEqual({
    cause: 'answer',
    message: 'Please sign in again.',
    code: 'FORBIDDEN',
  });
  expect(await errorOfResponse(new Response('<html>', { status: 502 }))).toMatchObject({ cause: 'unreadable' });
});
