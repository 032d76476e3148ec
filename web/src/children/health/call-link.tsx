import { MessageSquare, Phone } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { callAddress, messageAddress, ShownPhone } from '#web/ui/phone-link.tsx'

interface CallLinkProps {
  readonly name: string
  readonly relation: string
  readonly phone: string
}

/** A full-width call button, and beside it a text message. */
export function CallLink({ name, relation, phone }: CallLinkProps) {
  const text = useText('health').view
  return (
    <div className="flex items-stretch gap-2">
      <a
        href={callAddress(phone)}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 text-ink hover:bg-hover"
      >
        <Phone className="size-5 shrink-0" aria-hidden />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{text.call(name)}</span>
          <span className="figures block text-s wrap-anywhere text-muted">
            <Facts of={[relation, <ShownPhone key="phone" phone={phone} />]} />
          </span>
        </span>
      </a>
      <a
        href={messageAddress(phone)}
        aria-label={text.message(name)}
        className="no-print flex w-14 shrink-0 items-center justify-center rounded-control border border-line bg-raised text-ink hover:bg-hover"
      >
        <MessageSquare className="size-5" aria-hidden />
      </a>
    </div>
  )
}
