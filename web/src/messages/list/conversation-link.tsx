import type {
  Conversation,
  InboxConversation,
} from '@touchline/contract/messages/shapes/conversation'
import { BellOff, Megaphone, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { useConversationName } from '../use-conversation-name.ts'
import { useMessageTime } from '../use-message-time.ts'
import { useLastMessageText } from './use-last-message-text.ts'

interface ConversationLinkProps {
  readonly teamId: string
  readonly conversation: Conversation
  /** A message of the reader's was refused. */
  readonly hasRefused?: boolean
  /** Where conversations of several teams are listed; a message to several of them has more than one. */
  readonly teamNames?: readonly string[]
  /** The message that was searched, shown instead of the last one. */
  readonly found?: InboxConversation['found']
  readonly className?: string
}

/** A conversation in a list: its name, latest message and unread count. */
export function ConversationLink(props: ConversationLinkProps) {
  const { conversation, teamNames, hasRefused = false, className = 'px-3' } = props
  const { row: text } = useText('messages')
  const { short } = useMessageTime()
  const name = useConversationName()(conversation)
  const { to, words, saidAt } = useLine(props)
  const { unread, isAnnouncement } = conversation
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        cx(
          'grid gap-0.5 rounded-control py-3 hover:bg-hover',
          className,
          isActive && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
        )
      }
    >
      {teamNames && <TeamNames names={teamNames} />}
      <span className="flex min-w-0 items-baseline gap-2">
        {isAnnouncement && <Sign icon={<Megaphone aria-hidden />} words={text.announcement} />}
        <bdi className={cx('min-w-0 grow truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>
          {name}
        </bdi>
        {saidAt !== undefined && (
          <span className="figures shrink-0 text-s text-muted">{short(saidAt)}</span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <bdi className="min-w-0 grow truncate text-s text-muted">{words}</bdi>
        {hasRefused && <span className="shrink-0 text-s text-danger">{text.notSent}</span>}
        <Marks conversation={conversation} />
      </span>
    </NavLink>
  )
}

/** Up to three by name; of more, two and how many others. */
const maxNamed = 3

function TeamNames({ names }: { names: readonly string[] }) {
  const { row: text } = useText('messages')
  const { list } = useFormat()
  const shown = names.length > maxNamed ? names.slice(0, maxNamed - 1) : names
  const left = names.length - shown.length
  return (
    <span className="flex min-w-0 gap-1 text-s text-muted">
      <bdi className="min-w-0 truncate">{left > 0 ? shown.join(', ') : list(shown)}</bdi>
      {left > 0 && <span className="shrink-0">{text.moreTeams(left)}</span>}
    </span>
  )
}

/** What its line says and where it leads: the last message, or the one that was searched. */
function useLine({ teamId, conversation, found }: ConversationLinkProps) {
  const { row: text } = useText('messages')
  const words = useLastMessageText(conversation)
  const to = paths.conversation(teamId, conversation.id)
  if (found === undefined || found === null) return { to, words, saidAt: conversation.last?.sentAt }
  return {
    to: paths.message(teamId, conversation.id, found.seq),
    words: text.by(found.author ?? text.formerMember, found.words),
    saidAt: found.sentAt,
  }
}

/** Icons for unread, mentioned, muted and pinned. */
function Marks({ conversation }: { conversation: Conversation }) {
  const { row: text } = useText('messages')
  const { unread, mentions, isMuted, isPinned } = conversation
  return (
    <>
      {isPinned && <Sign icon={<Pin aria-hidden />} words={text.pinned} />}
      {isMuted && <Sign icon={<BellOff aria-hidden />} words={text.muted} />}
      {mentions > 0 && <Count isLoud shown="@" words={text.mentioned} />}
      {unread > 0 && (
        <Count
          isLoud={!isMuted}
          shown={unread > 99 ? '99+' : String(unread)}
          words={text.unread(unread)}
        />
      )}
    </>
  )
}

function Sign({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <span className="shrink-0 text-muted [&_svg]:size-4">
      {icon}
      <span className="sr-only">{words}</span>
    </span>
  )
}

interface CountProps {
  readonly isLoud: boolean
  readonly shown: string
  readonly words: string
}

function Count({ isLoud, shown, words }: CountProps) {
  return (
    <span
      className={cx(
        'figures grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full px-1.5 text-s font-semibold',
        isLoud ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
      )}
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
