/** What the fake server answers: GraphQL's result, a response of any kind, or no answer at all (an Error). */
export type Answer = { readonly data: unknown } | { readonly errors: readonly unknown[] } | Response | Error;
type Answerer = (variables: Readonly<Record<string, unknown>>) => Answer | Promise<Answer>;

/** What the fake server was asked. */
interface Call {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** On condition of what (the header If-Match). */
  readonly ifMatch?: string | undefined;
  /** A page asked by itself (the header X-Background). */
  readonly isBackground?: true | undefined;
}

/** A server for tests: it answers operations by name and keeps what it was asked. */
export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly calls: readonly Call[];
}

const headers = { 'content-type': 'application/graphql-response+json' };

/** A refusal as the server words it: the sentence and the code of schema/README.md. */
export function refusal(message: string, code: string): Answer {
  return { errors: [{ message, extensions: { code, requestId: 'test' } }] };
}

/** What it answers of itself: nobody is required to confirm a sign-in, there are no factors, and nobody is signed in elsewhere. */
const usual: Readonly<Record<string, Answer>> = {
  StaffPlaces: { data: { mySessions: [] } },
  OwnFactors: {
    data: { myFactors: { __typename: 'MyFactors', step: 'WHOLE', methods: [], isRequired: false, factors: [] } },
  },
};

/** Makes a server out of one answer per operation. An operation without one fails like a lost connection. */
export function fakeServer(answers: Readonly<Record<string, Answer | Answerer>>): FakeServer {
  const calls: Call[] = [];
  const send = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    const body = typeof init?.body === 'string' ? init.body : '{}';
    const request: { operationName: string; variables: Record<string, unknown> } = JSON.parse(body);
    const ifMatch = new Headers(init?.headers).get('If-Match') ?? undefined;
    const isBackground = new Headers(init?.headers).get('X-Background') === '1' || undefined;
    calls.push({ operation: request.operationName, variables: request.variables, ifMatch, isBackground });
    const known = answers[request.operationName] ?? usual[request.operationName] ?? new TypeError('Failed to fetch');
    const answer = await (typeof known === 'function' ? known(request.variables) : known);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { headers });
  };
  return { fetch: send, calls };
}
