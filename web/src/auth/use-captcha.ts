import { useState } from 'react'

import { quietCaptcha } from '#web/platform/session/quiet-captcha.ts'

export type CaptchaState = 'open' | 'working' | 'verified' | 'failed' | 'not-needed'

export interface Captcha {
  readonly state: CaptchaState
  readonly token: string | undefined
  /** Verified, or this installation asks for none. */
  readonly isComplete: boolean
  readonly start: () => void
  /** After a refused form: the token was used up. */
  readonly reset: () => void
}

interface Solving {
  readonly state: CaptchaState
  readonly token: string | undefined
}

const untouched: Solving = { state: 'open', token: undefined }

export function useCaptcha(): Captcha {
  const [solving, setSolving] = useState(untouched)

  async function solve(): Promise<void> {
    setSolving({ state: 'working', token: undefined })
    try {
      const token = await quietCaptcha()
      setSolving({ state: token === undefined ? 'not-needed' : 'verified', token })
    } catch {
      setSolving({ state: 'failed', token: undefined })
    }
  }

  return {
    ...solving,
    isComplete: solving.state === 'verified' || solving.state === 'not-needed',
    start: () => void solve(),
    reset: () => setSolving((before) => (before.state === 'not-needed' ? before : untouched)),
  }
}
