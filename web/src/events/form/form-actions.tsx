import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { useIsSending } from '../files/use-is-sending.ts'

export interface FormActionsProps {
  readonly mode: 'create' | 'edit'
  readonly busy: boolean
  /** The server's refusal of the form as a whole. */
  readonly problem: string | undefined
  readonly problemAction?: ReactNode
  readonly cancelTo: string
}

/** Stays visible at the bottom, above the navigation bar, with the reason if saving failed. */
export function FormActions({ mode, busy, problem, problemAction, cancelTo }: FormActionsProps) {
  const text = useText('events').form
  const { files } = useText('running')
  const isSending = useIsSending()
  const isNew = mode === 'create'
  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-1 -mx-1 flex flex-wrap gap-2 border-t border-line bg-ground px-1 py-3"
    >
      {problem !== undefined && (
        <div className="mb-1 w-full">
          <Banner tone="danger" action={problemAction}>
            {problem}
          </Banner>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel={isNew ? text.creating : text.saving}
        refusal={isSending ? files.wait : undefined}
      >
        {isNew ? text.create : text.save}
      </Button>
      <ButtonLink to={cancelTo}>{text.cancel}</ButtonLink>
    </div>
  )
}
