const waiting: (() => void)[] = []
let channel: MessageChannel | undefined

/** Resolves in a new task. Unlike a timer, it isn't throttled in background tabs. */
export function nextTurn(): Promise<void> {
  channel ??= openChannel()
  const { port2 } = channel
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(undefined)
  })
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel()
  opened.port1.addEventListener('message', () => waiting.shift()?.())
  opened.port1.start()
  return opened
}
