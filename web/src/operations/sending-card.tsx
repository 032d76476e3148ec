import type { Figures } from '@touchline/contract/operations/shapes/figures'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface SendingCardProps {
  readonly title: string
  readonly sending: Figures['mail']
  /** Links to the page with failures. */
  readonly hasList: boolean
}

/** Pending, sent and failed emails or texts. */
export function SendingCard({ title, sending, hasList }: SendingCardProps) {
  const text = useText('operations').admin.figures
  const { number } = useFormat()
  return (
    <Card
      title={title}
      action={hasList && <TextLink to={paths.adminMail}>{text.toFailures}</TextLink>}
    >
      <dl className="grid grid-cols-3 gap-4">
        {[
          { label: text.waiting, count: sending.waiting, isBad: false },
          { label: text.sentToday, count: sending.sentToday, isBad: false },
          { label: text.failed, count: sending.failed, isBad: sending.failed > 0 },
        ].map(({ label, count, isBad }) => (
          <div key={label}>
            <dt className="text-s text-muted">{label}</dt>
            <dd
              className={
                isBad
                  ? 'figures font-head text-l font-bold text-danger'
                  : 'figures font-head text-l font-bold'
              }
            >
              {number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
