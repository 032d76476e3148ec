import type { ListedNewsletter } from '@touchline/contract/operations/shapes/newsletters'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function NewsletterRow({ newsletter }: { newsletter: ListedNewsletter }) {
  const { newsletters: text } = useText('operations').admin
  const { moment, number } = useFormat()
  const { id, kind, subject, changedAt, sentAt, figures } = newsletter
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-m font-semibold wrap-anywhere">
          <TextLink to={paths.adminNewsletter(id)}>{subject}</TextLink>
        </h2>
        <Badge tone={sentAt === null ? 'neutral' : 'good'}>
          {sentAt === null ? text.draft : text.sent}
        </Badge>
      </div>
      <p className="figures text-s text-muted">
        {text.kinds[kind]} ·{' '}
        {sentAt === null
          ? text.changedAt(moment(changedAt, localTimeZone()))
          : text.sentAt(moment(sentAt, localTimeZone()))}
      </p>
      {figures !== null && (
        <p className="figures text-s">
          {text.figuresOf(number(figures.waiting), number(figures.arrived), number(figures.failed))}
        </p>
      )}
    </li>
  )
}
