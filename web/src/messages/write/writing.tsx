import type { ConversationPage } from '@touchline/contract/messages/shapes/conversation'

import { type ThreadAction, messageOf } from '../thread/thread-context.ts'
import { CannotWrite } from './cannot-write.tsx'
import { Composer } from './composer.tsx'
import type { ChosenFiles } from './use-files.ts'

interface WritingProps {
  readonly page: ConversationPage
  /** They stay while one answers or changes a message. */
  readonly chosen: ChosenFiles
  readonly doing: ThreadAction | undefined
  /** The reply or the change is made, or given up. */
  readonly onDone: () => void
  readonly onSend: () => void
}

/** Below what was said: the field to say more, to answer, to say it differently, or why there is none. */
export function Writing({ page, chosen, doing, onDone, onSend }: WritingProps) {
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
