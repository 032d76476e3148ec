import type {
  Conversation,
  ConversationPage,
} from '@touchline/contract/messages/shapes/conversation'
import { ArrowLeft, Megaphone, Users } from 'lucide-react'
import { Link } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { Place } from '../api/keys.ts'
import { PeopleOfConversation } from './people-of-conversation.tsx'
import { Pinned } from './pinned.tsx'
import { SupervisedNotice } from './supervised-notice.tsx'

interface ThreadHeaderProps {
  readonly place: Place
  readonly page: ConversationPage
  readonly name: string
}

/** Name, people, latest pinned message and parents who read along. */
export function ThreadHeader({ place, page, name }: ThreadHeaderProps) {
  const text = useText('messages')
  const { conversation, people, pinned } = page
  return (
    <>
      <PageTitle title={name} />
      <header className="border-b border-line">
        <div className="flex flex-wrap items-center gap-x-2 px-2 py-1.5 sm:px-4">
          <Link
            to={paths.messages(place.teamId)}
            aria-label={text.thread.back}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-hover md:hidden print:hidden"
          >
            <ArrowLeft className="size-5" aria-hidden />
          </Link>
          <div className="min-w-0 grow basis-20 py-1">
            <h1 className="line-clamp-2 text-l leading-6 wrap-anywhere">
              <bdi>{name}</bdi>
            </h1>
            {conversation.event && <AboutEvent teamId={place.teamId} event={conversation.event} />}
            {conversation.isAnnouncement && (
              <p className="flex items-center gap-1.5 text-s text-muted">
                <Megaphone className="size-4 shrink-0" aria-hidden />
                {text.people.announcement}
              </p>
            )}
          </div>
          <Dialog
            title={text.people.title}
            onPhone="page"
            trigger={
              <Button
                size="s"
                variant="quiet"
                className="no-print ml-auto"
                icon={<Users aria-hidden />}
                aria-label={text.people.show(people.length)}
              >
                <span className="figures">{people.length}</span>
              </Button>
            }
          >
            <PeopleOfConversation place={place} page={page} />
          </Dialog>
        </div>
        <Pinned pinned={pinned} />
      </header>
      <SupervisedNotice names={page.readAlong} />
    </>
  )
}

interface AboutEventProps {
  readonly teamId: string
  readonly event: NonNullable<Conversation['event']>
}

/** When the event is; its page has the rest. */
function AboutEvent({ teamId, event }: AboutEventProps) {
  const when = useDayAndTime(event)
  return (
    <p className="figures text-s">
      <TextLink to={paths.event(teamId, event.id)} className="inline-block py-1">
        {when}
      </TextLink>
    </p>
  )
}
