/** Maximum delay of a browser timer, about 24 days; a longer one fires at once. */
const longestMs = 2 ** 31 - 1;

/**
 * Calls `act` at a time in milliseconds since 1970, which may be weeks away.
 * @returns the cancel function
 */
export function setLongTimeout(act: () => void, moment: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - Date.now();
    timer = left > longestMs ? setTimeout(wait, longestMs) : setTimeout(act, left);
  };
  wait();
  return () => clearTimeout(timer);
}
