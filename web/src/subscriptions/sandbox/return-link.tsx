import { useEffect } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

interface LeadBackProps {
  readonly to: string
  /** After a moment, or when the payer wants to. */
  readonly when: 'soon' | 'asked'
}

/** Milliseconds to read that it is paid. */
const moment = 1500

/** Returns to where the checkout was opened, with a page load as from a provider. */
export function ReturnLink({ to, when }: LeadBackProps) {
  const { goOn } = useText('sandbox')
  useEffect(() => {
    if (when === 'asked') return undefined
    const timer = setTimeout(() => location.assign(to), moment)
    return () => clearTimeout(timer)
  }, [to, when])
  return (
    <a href={to} className={buttonStyle({ variant: 'primary', wide: true })}>
      {goOn}
    </a>
  )
}
