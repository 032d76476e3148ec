const waiting: (() => void)[] = []
let channel: MessageChannel | undefined

/** A task of its own for whatever comes after it. Timers would do, but sleep in a tab that is not looked at. */
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
