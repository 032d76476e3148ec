import { useEffect, useRef } from 'react'

import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface NewSecretProps {
  readonly label: string
  readonly secret: string
  readonly once: string
  readonly care: string
  readonly kept: string
  readonly onKept: () => void
}

/** A secret that is shown once. */
export function NewSecret({ label, secret, once, care, kept, onKept }: NewSecretProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form is gone, so focus moves here.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid w-full gap-4">
      <p ref={words} tabIndex={-1} className="font-semibold outline-none">
        {once}
      </p>
      <div className="flex flex-wrap items-center gap-3 rounded-surface border border-line p-4">
        <code aria-label={label} className="figures min-w-0 grow text-s wrap-anywhere">
          {secret}
        </code>
        <CopyButton size="s" text={secret} />
      </div>
      <p className="text-muted">{care}</p>
      <Button variant="primary" className="justify-self-start" onClick={onKept}>
        {kept}
      </Button>
    </div>
  )
}
