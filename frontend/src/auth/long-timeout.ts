/** What a timer of a browser holds, some 24 days; a longer one goes off at once. */
const longestMs = 2 ** 31 - 1;

/** Acts at a moment in milliseconds since 1970, which may be weeks ahead, as the end of a session that a phone keeps. @returns calls it off */
export function setLongTimeout(act: () => void, moment: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - Date.now();
    timer = left > longestMs ? setTimeout(wait, longestMs) : setTimeout(act, left);
  };
  wait();
  return () => clearTimeout(timer);
}
