import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'

import { type Doing, messageOf } from '../thread/thread-context.ts'
import { CannotWrite } from './cannot-write.tsx'
import { Composer } from './composer.tsx'

interface WritingProps {
  readonly page: ConversationPage
  readonly doing: Doing | undefined
  /** The reply or the change is made, or given up. */
  readonly onDone: () => void
  readonly onSend: () => void
}

/** Below what was said: the field to say more, to answer, to say it differently, or why there is none. */
export function Writing({ page, doing, onDone, onSend }: WritingProps) {
  if (page.refusal !== null) return <CannotWrite refusal={page.refusal} />
  const about = messageOf(doing)
  const editing = doing?.kind === 'edit' ? about : undefined
  const replyTo = doing?.kind === 'reply' ? about : undefined
  return (
    <Composer
      key={(editing ?? replyTo)?.id}
      page={page}
      editing={editing}
      replyTo={replyTo}
      onDone={onDone}
      onSend={onSend}
    />
  )
}
