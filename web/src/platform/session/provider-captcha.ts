interface ProviderCaptcha {
  readonly kind: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
}

/** The part of the providers' API that we use; both have it. */
interface Widgets {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string
  remove(widget: string): void
  /** hCaptcha's invisible widget needs it; Turnstile starts without it. */
  execute(widget: string): unknown
}

declare global {
  interface Window {
    turnstile?: Widgets
    hcaptcha?: Widgets
  }
}

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
} as const

const loadMs = 10_000
/** Milliseconds to solve a puzzle, after which the form offers a retry. */
const solveMs = 120_000

/** A token from a provider's widget, which is only visible if it needs input. */
export async function askProvider({ kind, siteKey }: ProviderCaptcha): Promise<string> {
  const widgets = await loaded(kind)
  const place = document.createElement('div')
  place.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  document.body.append(place)
  let widget: string | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (): void => reject(new Error(`${kind} gave no answer`))
      setTimeout(fail, solveMs)
      widget = widgets.render(place, {
        ...looksOf(kind),
        sitekey: siteKey,
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
        'timeout-callback': fail,
        'chalexpired-callback': fail,
        'close-callback': fail,
      })
      if (kind === 'hcaptcha') widgets.execute(widget)
    })
  } finally {
    if (widget !== undefined) widgets.remove(widget)
    place.remove()
  }
}

/** The person's language and theme. */
function looksOf(kind: ProviderCaptcha['kind']): Readonly<Record<string, string>> {
  const { lang, classList } = document.documentElement
  const isDark =
    classList.contains('dark') ||
    (!classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'dark' : 'light'
  return kind === 'turnstile'
    ? { theme, language: lang, appearance: 'interaction-only' }
    : { theme, hl: lang, size: 'invisible' }
}

const loading = new Map<string, Promise<Widgets>>()

/** Loads the provider's script once; retries after a failure. */
function loaded(kind: ProviderCaptcha['kind']): Promise<Widgets> {
  const begun = loading.get(kind) ?? widgetsOf(kind)
  loading.set(kind, begun)
  begun.catch(() => loading.delete(kind))
  return begun
}

async function widgetsOf(kind: ProviderCaptcha['kind']): Promise<Widgets> {
  await load(scripts[kind])
  const widgets = globalThis.window[kind]
  if (widgets === undefined) throw new Error(`${kind} did not load`)
  return widgets
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new Error(`${address} cannot be reached`))
    }
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    setTimeout(fail, loadMs)
    document.head.append(script)
  })
}
