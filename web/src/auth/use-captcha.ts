import { useEffect, useState } from 'react'

import { captchaKind, quietCaptcha } from '#web/platform/session/quiet-captcha.ts'

/** `asking`: not known yet whether the installation requires one. */
export type CaptchaState = 'asking' | 'open' | 'working' | 'verified' | 'failed' | 'not-needed'

export interface Captcha {
  readonly state: CaptchaState
  readonly token: string | undefined
  /** Verified, or not required. */
  readonly isComplete: boolean
  readonly start: () => void
  /** After a refused form: the token was used, so another is found without a tap. */
  readonly reset: () => void
}

interface Solving {
  readonly state: CaptchaState
  readonly token: string | undefined
}

const asking: Solving = { state: 'asking', token: undefined }
const untouched: Solving = { state: 'open', token: undefined }
const notNeeded: Solving = { state: 'not-needed', token: undefined }

export function useCaptcha(): Captcha {
  const [solving, setSolving] = useState(asking)

  useEffect(() => {
    let here = true
    const learn = (next: Solving): void => {
      if (here) setSolving((before) => (before.state === 'asking' ? next : before))
    }
    captchaKind().then(
      ({ kind }) => learn(kind === 'off' ? notNeeded : untouched),
      // If unreachable, the captcha itself will say so.
      () => learn(untouched),
    )
    return () => {
      here = false
    }
  }, [])

  async function solve(): Promise<void> {
    setSolving({ state: 'working', token: undefined })
    try {
      const token = await quietCaptcha()
      setSolving(token === undefined ? notNeeded : { state: 'verified', token })
    } catch {
      setSolving({ state: 'failed', token: undefined })
    }
  }

  return {
    ...solving,
    isComplete: solving.state === 'verified' || solving.state === 'not-needed',
    start: () => void solve(),
    reset: () => {
      if (solving.state === 'verified') void solve()
    },
  }
}
