/** Takes out of the browser of the tests what another file has left in it. */
export function emptyBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  for (const title of document.head.querySelectorAll('title')) title.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
}

/**
 * jsdom draws its frames by the setInterval of the moment at which one was asked for, until none is asked for. On a clock that is set it
 * would come to a stop for good, and the motion of every dialog with it: so a frame is always asked for, from before. Returns the end.
 */
export function keepDrawing(): () => void {
  const ask = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  let asked = 0;
  const draw = () => {
    asked = ask(draw);
  };
  draw();
  return () => cancel(asked);
}

/**
 * Notes each BroadcastChannel that is opened from now on; the returned function closes them. A channel that is left open answers the
 * channels of the next file in the same process.
 */
export function keepChannels(): () => void {
  const Native = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Native {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  return () => {
    for (const channel of opened) channel.close();
    globalThis.BroadcastChannel = Native;
  };
}
