import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'

import { type ThreadAction, messageOf } from '../thread/thread-context.ts'
import { CannotWrite } from './cannot-write.tsx'
import { Composer } from './composer.tsx'
import type { ChosenFiles } from './use-files.ts'

interface WritingProps {
  readonly page: ConversationPage
  /** Kept while replying or editing. */
  readonly chosen: ChosenFiles
  readonly doing: ThreadAction | undefined
  /** Called when a reply or edit is finished or cancelled. */
  readonly onDone: () => void
  readonly onSend: () => void
}

/**
 * Below the messages: the text field for new messages, replies and edits, or the reason why there
 * is none.
 */
export function MessageInput({ page, chosen, doing, onDone, onSend }: WritingProps) {
  if (page.refusal !== null) return <CannotWrite refusal={page.refusal} />
  const about = messageOf(doing)
  const editing = doing?.kind === 'edit' ? about : undefined
  const replyTo = doing?.kind === 'reply' ? about : undefined
  return (
    <Composer
      key={(editing ?? replyTo)?.id}
      page={page}
      chosen={chosen}
      editing={editing}
      replyTo={replyTo}
      onDone={onDone}
      onSend={onSend}
    />
  )
}
