/** The address of the service worker; its scope is the whole site. */
const address = '/sw.js'

/**
 * Starts it, or lets it look for a new version of itself; answers whether it could. Forbidden in private
 * mode: then it is missed.
 */
export async function startWorker(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const registration = await navigator.serviceWorker.register(address)
    await registration.update()
    return true
  } catch {
    // The network went meanwhile, or none is allowed here.
    return false
  }
}

/** Which version of the site the worker in charge keeps; undefined without one, and while its next one comes. */
export async function askBuild(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  const worker = navigator.serviceWorker.controller
  if (worker === null || registration?.installing || registration?.waiting) return undefined
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
