import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { Lock } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

/** In the place of the field: why nobody, or not I, can write here now. */
export function CannotWrite({ refusal }: { refusal: NonNullable<ConversationPage['refusal']> }) {
  const { write: text } = useText('messages')
  return (
    <p className="no-print flex items-start gap-2 border-t border-line px-4 py-4 text-muted">
      <Lock className="mt-1 size-4 shrink-0" aria-hidden />
      {refusal === 'staff_only' ? text.staffOnly : text.guardianNeeded}
    </p>
  )
}
