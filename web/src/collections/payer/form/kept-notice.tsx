import type { FormShape } from '@touchline/contract/collections/shapes/payer'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Draft } from './draft-shape.ts'
import { hasInput } from './draft.ts'

interface KeptNoticeProps {
  readonly kept: Draft | null
  readonly form: FormShape
  readonly onAnew: () => void
}

/** Says that the form holds earlier input. */
export function KeptNotice({ kept, form, onAnew }: KeptNoticeProps) {
  const text = useText('payer')
  const [isDropped, setDropped] = useState(false)
  if (kept === null || isDropped || !hasInput(kept, form)) return null
  return (
    <Banner
      action={
        <Button
          size="s"
          onClick={() => {
            setDropped(true)
            onAnew()
          }}
        >
          {text.startAnew}
        </Button>
      }
    >
      {text.kept}
    </Banner>
  )
}
