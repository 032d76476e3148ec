/** Chrome on Android offers to install: the event is kept for our own button. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let kept: InstallPrompt | undefined
const hearers = new Set<() => void>()

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}

globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  kept = event
  for (const hear of hearers) hear()
})

export function installPrompt(): InstallPrompt | undefined {
  return kept
}

export function onInstallPrompt(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
