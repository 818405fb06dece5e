/** What came back: the body parsed when it is JSON, else as text. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The body of a GraphQL answer. */
export interface GraphQLBody<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> & { code: string } }[];
}

/** A browser as far as the server can tell: it keeps cookies and speaks through both doors. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  /** @param apiKey what goes with each request as `Authorization: Bearer` */
  constructor(
    private readonly origin: string,
    private readonly apiKey?: string,
  ) {}

  /** Any request, cookies included; the answer's body is left to the caller. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.apiKey !== undefined) headers.set('authorization', `Bearer ${this.apiKey}`);
    if (this.cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(new URL(path, this.origin), { redirect: 'error', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** A call of the REST door, below /api/v1; a body goes as JSON, or as it is when it is a form. */
  async rest<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const init =
      body instanceof FormData
        ? { body, headers }
        : {
            headers: { 'content-type': 'application/json', ...headers },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          };
    return read<Body>(await this.send(`/api/v1${path}`, { method: method.toUpperCase(), ...init }));
  }

  /** A call of the GraphQL door. */
  async graphql<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<GraphQLBody<Data>>> {
    const response = await this.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return read<GraphQLBody<Data>>(response);
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

async function read<Body>(response: Response): Promise<Answer<Body>> {
  if (response.headers.get('content-type') === 'text/event-stream') {
    // It has no end to wait for.
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, body: '' as Body };
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}
