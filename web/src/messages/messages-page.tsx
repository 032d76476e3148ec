import { mayAddMembers } from '@touchline/domain/members/permissions'
import { MessageSquarePlus, MessagesSquare } from 'lucide-react'
import { Outlet, useParams, useSearchParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useConversations } from './api/conversations.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { draftFrom } from './start/draft.ts'
import { NewMessageDialog } from './start/new-message-dialog.tsx'

/** A team's conversations with the open one beside them; on a phone, only one of the two. */
export default function MessagesPage() {
  const text = useText('messages')
  const { team } = useTeam()
  const { conversationId } = useParams()
  const conversations = useConversations(team.id)
  const isOpen = conversationId !== undefined
  const isEmpty = conversations.data?.length === 0 && !isOpen
  return (
    <>
      {!isOpen && <PageTitle title={text.title} />}
      <div className={cx('md:flex md:gap-6', !isEmpty && panes)}>
        <section
          className={cx(
            'min-w-0 md:overflow-y-auto md:pr-1',
            isEmpty ? 'grow' : 'md:w-[min(20rem,45%)] md:shrink-0 lg:w-[min(22rem,45%)]',
            isOpen && 'max-md:hidden print:hidden',
          )}
        >
          <Header teamId={team.id} isOpen={isOpen} />
          {isEmpty ? <NoConversations teamId={team.id} /> : <ConversationList teamId={team.id} />}
        </section>
        {!isEmpty && (
          <div className={cx('min-h-0 min-w-0 grow', isOpen ? pane : 'max-md:hidden')}>
            <Outlet />
          </div>
        )}
      </div>
      <NewMessage teamId={team.id} />
    </>
  )
}

/** Fills the window, so that the latest message and the text field stay visible. */
const panes =
  'md:-mb-10 md:h-[calc(100dvh-7.25rem-var(--notice,0px))] md:min-h-96 print:mb-0 print:block print:h-auto'
/** On phones from edge to edge between the bars; printed in full length. */
const pane = cx(
  'max-md:-mx-4 max-md:-mt-6 max-md:-mb-12 sm:max-md:-mx-6',
  'max-md:h-[calc(100dvh-3.8125rem-var(--bottom-bar,3.5625rem)-var(--notice,0px))] max-md:min-h-60',
  'print:m-0 print:h-auto',
)

function Header({ teamId, isOpen }: { teamId: string; isOpen: boolean }) {
  const text = useText('messages')
  const Heading = isOpen ? 'h2' : 'h1'
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <Heading className="text-xl">{text.title}</Heading>
      <ButtonLink
        to={paths.newMessage(teamId)}
        variant="primary"
        size="s"
        icon={<MessageSquarePlus aria-hidden />}
      >
        {text.newMessage}
      </ButtonLink>
    </header>
  )
}

function NoConversations({ teamId }: { teamId: string }) {
  const { empty: text } = useText('messages')
  const actor = useActor()
  return (
    <EmptyState icon={<MessagesSquare aria-hidden />} title={text.title}>
      <p>{text.note}</p>
      {mayAddMembers(actor) && (
        <p className="mt-2">
          <TextLink to={paths.addMembers(teamId)}>{text.addMembers}</TextLink>
        </p>
      )}
    </EmptyState>
  )
}

/** Open while the URL names recipients. */
function NewMessage({ teamId }: { teamId: string }) {
  const [search, setSearch] = useSearchParams()
  const input = search.get('to')
  return (
    <NewMessageDialog
      teamId={teamId}
      input={input === null ? undefined : draftFrom(input)}
      onClose={() =>
        setSearch(
          (now) => {
            now.delete('to')
            return now
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  )
}
