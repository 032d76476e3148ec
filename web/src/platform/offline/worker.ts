/** The address of the service worker; its scope is the whole site. */
const address = '/sw.js'

/**
 * Registers the worker or lets it check for a new version. Returns false if that isn't possible, as
 * in private mode.
 */
export async function startWorker(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const registration = await navigator.serviceWorker.register(address)
    await registration.update()
    return true
  } catch {
    // The network was lost, or workers are forbidden.
    return false
  }
}

/** The version the active worker serves; undefined without one, and while a new one installs. */
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
