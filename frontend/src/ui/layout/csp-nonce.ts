const placeholder = '__CSP_NONCE__';

let stamped = false;

/** Sets the nonce on each `<style>` that scripts create from now on. Styles that are inserted as HTML text stay blocked. */
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
 * Returns the CSP nonce that the server writes into index.html; the browser blocks Ant Design's styles without it. ConfigProvider covers
 * most styles, but the scroll lock and the table measurement insert theirs directly, so `stampStyles` sets the nonce on those.
 */
export function cspNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (!nonce || nonce === placeholder) return undefined;
  if (!stamped) stampStyles(nonce);
  return nonce;
}
