import type { Message } from '@touchline/contract/messages/shapes/message'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

type Who = Message['author']

export function AuthorFace({ author: { accountId, name } }: { author: Who }) {
  return (
    <span className="max-sm:hidden">
      <Avatar id={accountId ?? ''} name={name ?? '–'} size="s" />
    </span>
  )
}

/** The author of the following messages, with a label for staff. */
export function Author({ author: { name, isStaff } }: { author: Who }) {
  const { row, thread } = useText('messages')
  return (
    <p className="mb-1 flex min-w-0 gap-2 text-s text-muted sm:pl-9">
      <bdi className="truncate font-medium text-ink">{name ?? row.formerMember}</bdi>
      {isStaff && <span className="shrink-0">{thread.staff}</span>}
    </p>
  )
}
