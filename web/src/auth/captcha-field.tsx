import { CircleCheck } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import type { CaptchaState } from './use-captcha.ts'

interface CaptchaFieldProps {
  readonly state: CaptchaState
  readonly onStart: () => void
}

/**
 * One tap starts a computation on this device, without pictures or third parties; or shows the
 * installation's captcha provider. Its space is reserved until that is known.
 */
export function CaptchaField({ state, onStart }: CaptchaFieldProps) {
  const text = useText('auth')
  const hintId = useId()
  if (state === 'not-needed') return null
  return (
    <div className={state === 'asking' ? 'invisible' : undefined}>
      <button
        type="button"
        className="control flex items-center gap-3 text-left font-medium aria-disabled:cursor-default"
        aria-describedby={state === 'verified' ? undefined : hintId}
        aria-disabled={state === 'working' || state === 'verified' || undefined}
        onClick={() => {
          if (state !== 'working' && state !== 'verified') onStart()
        }}
      >
        <CaptchaMark state={state} />
        <span aria-live="polite">{captchaWords(state, text.captcha)}</span>
      </button>
      {state !== 'verified' && (
        <p id={hintId} className="mt-1.5 text-s text-muted">
          {text.register.captchaHint}
        </p>
      )}
    </div>
  )
}

function CaptchaMark({ state }: { state: CaptchaState }) {
  if (state === 'working') return <Spinner />
  if (state === 'verified') return <CircleCheck className="size-5 text-good" aria-hidden />
  return <span aria-hidden className="size-5 rounded-[0.25rem] border border-edge" />
}

function captchaWords(
  state: CaptchaState,
  words: { label: string; working: string; verified: string; failed: string },
): string {
  if (state === 'working') return words.working
  if (state === 'verified') return words.verified
  return state === 'failed' ? words.failed : words.label
}
