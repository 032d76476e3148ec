const captchaAddress = '/auth/v1/captcha'

let waiting: Promise<string | undefined> | undefined

/**
 * Solves the captcha in the background, for forms that show none: a bit of computing the browser does
 * while the person types. Undefined when the installation asks for no captcha.
 */
export async function quietCaptcha(): Promise<string | undefined> {
  const begun = waiting ?? solve()
  waiting = undefined
  return begun
}

/** Begins before the answer is needed: when somebody starts to type. */
export function beginQuietCaptcha(): void {
  if (waiting !== undefined) return
  waiting = solve()
  waiting.catch(() => {
    waiting = undefined
  })
}

async function solve(): Promise<string | undefined> {
  const response = await fetch(captchaAddress)
  if (response.status === 204) return undefined
  if (!response.ok) throw new Error('no challenge')
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(await response.json())
}
