import type { Conversation } from '@touchline/contract/messages/shapes/conversation'
import { BellOff, Ellipsis, Pin } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { useChoose } from '../api/conversations.ts'
import { useConversationName } from '../use-conversation-name.ts'
import { ConversationLink } from './conversation-link.tsx'

interface ConversationRowProps {
  readonly teamId: string
  readonly conversation: Conversation
  readonly hasRefused: boolean
}

/** A conversation in the list, with its menu. */
export function ConversationRow({ teamId, conversation, hasRefused }: ConversationRowProps) {
  const { row: text } = useText('messages')
  const name = useConversationName()(conversation)
  const { id: conversationId, isMuted, isPinned } = conversation
  const choose = useChoose({ teamId, conversationId })
  return (
    <li className="relative border-b border-line last:border-b-0">
      <ConversationLink {...{ teamId, conversation, hasRefused }} className="pr-12 pl-3" />
      <div className="absolute top-1/2 right-1 -translate-y-1/2">
        <Menu
          align="end"
          trigger={<IconButton label={text.more(name)} icon={<Ellipsis aria-hidden />} />}
        >
          <MenuItem
            icon={<Pin aria-hidden />}
            onSelect={() => choose.mutate({ isPinned: !isPinned })}
          >
            {isPinned ? text.unpin : text.pin}
          </MenuItem>
          <MenuItem
            icon={<BellOff aria-hidden />}
            onSelect={() => choose.mutate({ isMuted: !isMuted })}
          >
            {isMuted ? text.unmute : text.mute}
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
