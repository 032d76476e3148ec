import { copyOf } from '@touchline/domain/home/browser-import/leave'
import type { Stored } from '@touchline/domain/home/browser-import/saved'
import { Download } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** Everything the browser holds, as a file to keep. */
export function CopyOfSaved({ stored }: { stored: Stored }) {
  const text = useText('bringing')

  function download() {
    const url = URL.createObjectURL(new Blob([copyOf(stored)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = text.copyName
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }

  return (
    <Button icon={<Download aria-hidden />} onClick={download}>
      {text.copy}
    </Button>
  )
}
