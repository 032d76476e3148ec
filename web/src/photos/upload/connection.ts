/** Milliseconds until the next try; the browser's `online` event may be sooner. */
const nextTry = 4000

/** Settles once it is worth trying again. */
export function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, nextTry)
    function go() {
      clearTimeout(timer)
      globalThis.removeEventListener('online', go)
      resolve()
    }
    globalThis.addEventListener('online', go)
    signal.addEventListener('abort', go, { once: true })
  })
}
