import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useGoogle } from './use-google.ts'

interface GoogleButtonProps {
  readonly onFailed: (sentence: string) => void
}

/** Signs in with Google. */
export function GoogleButton({ onFailed }: GoogleButtonProps) {
  const text = useText('auth').google
  const { busy, start } = useGoogle(onFailed)
  return (
    <Button variant="secondary" wide busy={busy} busyLabel={text.busy} onClick={start}>
      <GoogleMark />
      {text.button}
    </Button>
  )
}

/** Google's logo in its required colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="size-5">
      <path
        fill="#ea4335"
        d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.3 0 24 0 14.6 0 6.5 5.4 2.6 13.2l7.9 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path
        fill="#fbbc05"
        d="M10.5 28.6A14.5 14.5 0 0 1 9.8 24c0-1.6.3-3.2.7-4.6l-7.900-6.200A24 24 0 0 0 0 24c0 3.9.9 7.5 2.600 10.800z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.5 0 11.9-2.1 15.900-5.800l-7.700-6c-2.200 1.500-4.900 2.300-8.200 2.300-6.300 0-11.600-4.200-13.500-9.900l-7.900 6.200C6.500 42.600 14.600 48 24 48z"
      />
    </svg>
  )
}
