/** The address of the service worker; its scope is the whole site. */
const address = '/sw.js'

/** Starts it, or lets it look for a new version of itself. Forbidden in private mode: then it is missed. */
export async function startWorker(): Promise<void> {
  if (!navigator.onLine) return
  try {
    const registration = await navigator.serviceWorker.register(address)
    await registration.update()
  } catch {
    // The network went meanwhile, or none is allowed here.
  }
}

/** Which version of the site the worker in charge keeps; undefined without one. */
export async function askBuild(): Promise<string | undefined> {
  const worker = navigator.serviceWorker.controller
  if (worker === null) return undefined
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'string' ? data : undefined),
    )
    port1.start()
    setTimeout(() => resolve(undefined), 5000)
    worker.postMessage('build', [port2])
  })
}
