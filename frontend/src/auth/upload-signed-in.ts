import { code } from '#messages/language';
import { signedInAgain } from './fetch-signed-in';

/** Parses the headers of a response, as XMLHttpRequest returns them. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/** Posts a form with XMLHttpRequest, because `fetch` does not report what was sent. */
function post(address: string, body: FormData, onProgress: (percent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept-language', code);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    });
    // As fetch says it.
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(responseText, { status, headers: headersOf(request.getAllResponseHeaders()) }));
    });
    request.send(body);
  });
}

/**
 * Posts a form for the account of the page and reports what share of it was sent, in percent. On session expiry it waits for
 * re-authentication and retries, as `fetchSignedIn` does.
 */
export function uploadSignedIn(
  address: string,
  body: FormData,
  onProgress: (percent: number) => void,
): Promise<Response> {
  return signedInAgain(() => post(address, body, onProgress));
}
