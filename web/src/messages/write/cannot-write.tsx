import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'
import { Lock, Reply } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { useThreadActions } from '../thread/thread-context.ts'

/** Why one can't write here now; offers to answer an announcement in private. */
export function CannotWrite({ refusal }: { refusal: NonNullable<ConversationPage['refusal']> }) {
  const { write: text } = useText('messages')
  const { place } = useThreadActions()
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-muted">
      <p className="flex items-start gap-2">
        <Lock className="mt-1 size-4 shrink-0" aria-hidden />
        {refusal === 'staff_only' ? text.staffOnly : text.guardianNeeded}
      </p>
      {refusal === 'staff_only' && (
        <ButtonLink
          to={paths.answerSender(place.teamId, place.conversationId)}
          size="s"
          icon={<Reply aria-hidden />}
        >
          {text.reply}
        </ButtonLink>
      )}
    </div>
  )
}
