import type { Conversation } from '@touchline/contract/messages/shapes/conversation'
import { BellOff, Ellipsis, Megaphone, Pin } from 'lucide-react'
import { NavLink } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { useChoose } from '../api/conversations.ts'
import { useConversationName } from '../use-conversation-name.ts'
import { useSaidAt } from '../use-said-at.ts'
import { useLastWords } from './use-last-words.ts'

interface ConversationRowProps {
  readonly teamId: string
  readonly conversation: Conversation
  /** Words of mine in it were refused. */
  readonly hasRefused: boolean
}

/** A conversation in one look: what it is, what was said last, and what I have not read. */
export function ConversationRow({ teamId, conversation, hasRefused }: ConversationRowProps) {
  const { row: text } = useText('messages')
  const { short } = useSaidAt()
  const name = useConversationName()(conversation)
  const lastWords = useLastWords(conversation)
  const { id, unread, mentions, last, isMuted, isPinned, isAnnouncement } = conversation
  return (
    <li className="group/row relative border-b border-line last:border-b-0">
      <NavLink
        to={paths.conversation(teamId, id)}
        className={({ isActive }) =>
          cx(
            'grid gap-0.5 rounded-control py-3 pr-12 pl-3 hover:bg-hover',
            isActive && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
          )
        }
      >
        <span className="flex min-w-0 items-baseline gap-2">
          {isAnnouncement && <Sign icon={<Megaphone aria-hidden />} words={text.announcement} />}
          <bdi
            className={cx('min-w-0 grow truncate', unread > 0 ? 'font-semibold' : 'font-medium')}
          >
            {name}
          </bdi>
          {last && <span className="figures shrink-0 text-s text-muted">{short(last.sentAt)}</span>}
        </span>
        <span className="flex min-w-0 items-center gap-2">
          <bdi className="min-w-0 grow truncate text-s text-muted">{lastWords}</bdi>
          {hasRefused && <span className="shrink-0 text-s text-danger">{text.notSent}</span>}
          {isPinned && <Sign icon={<Pin aria-hidden />} words={text.pinned} />}
          {isMuted && <Sign icon={<BellOff aria-hidden />} words={text.muted} />}
          {mentions > 0 && <Count tone="accent" shown="@" words={text.mentioned} />}
          {unread > 0 && (
            <Count
              tone={isMuted ? 'quiet' : 'accent'}
              shown={most(unread)}
              words={text.unread(unread)}
            />
          )}
        </span>
      </NavLink>
      <RowMenu teamId={teamId} conversation={conversation} name={name} />
    </li>
  )
}

interface RowMenuProps {
  readonly teamId: string
  readonly conversation: Conversation
  readonly name: string
}

function RowMenu({ teamId, conversation, name }: RowMenuProps) {
  const { row: text } = useText('messages')
  const { id: conversationId, isMuted, isPinned } = conversation
  const choose = useChoose({ teamId, conversationId })
  return (
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
  )
}

function most(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

function Sign({ icon, words }: { icon: React.ReactNode; words: string }) {
  return (
    <span className="shrink-0 text-muted [&_svg]:size-4">
      {icon}
      <span className="sr-only">{words}</span>
    </span>
  )
}

interface CountProps {
  readonly tone: 'accent' | 'quiet'
  readonly shown: string
  readonly words: string
}

function Count({ tone, shown, words }: CountProps) {
  return (
    <span
      className={cx(
        'figures grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full px-1.5 text-s font-semibold',
        tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
      )}
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
