const placeholder = '__CSP_NONCE__';

let stamped = false;

/** Gives every `<style>` that scripts create from now on the nonce. What arrives as HTML text is not touched, and stays refused. */
function stampStyles(nonce: string): void {
  stamped = true;
  document.createElement = new Proxy(document.createElement.bind(document), {
    apply(create, _document, args) {
      const element: unknown = Reflect.apply(create, document, args);
      if (element instanceof HTMLStyleElement) element.nonce = nonce;
      return element;
    },
  });
}

/**
 * The request's nonce, which the server writes into index.html; without it the browser refuses Ant Design's styles (HD-1). Ant Design
 * takes it by ConfigProvider, but its scroll lock and its table's measuring insert styles without asking, so those get it here.
 */
export function cspNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (!nonce || nonce === placeholder) return undefined;
  if (!stamped) stampStyles(nonce);
  return nonce;
}
