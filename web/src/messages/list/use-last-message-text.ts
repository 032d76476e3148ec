import type { Conversation } from '@touchline/contract/messages/shapes/conversation'

import { useText } from '#web/platform/language/language.tsx'

/** The latest message on one line. */
export function useLastMessageText({ last, kind, names }: Conversation): string {
  const { row: text } = useText('messages')
  if (last === null) return text.nothing
  const { author, isMine, words, isPoll, isRemoved, files } = last
  if (isRemoved) return text.removed
  const said = isPoll ? text.poll(words) : words || text.files(files)
  if (isMine) return text.mine(said)
  const isBetweenTwo = kind === 'people' && names.length === 1
  return isBetweenTwo ? said : text.by(author ?? text.formerMember, said)
}
