import type { EmergencyContact } from '@touchline/contract/children/shapes/health'
import { Phone } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { ShownPhone } from '#web/ui/phone-link.tsx'

/** As wide as the page, for one thumb. */
export function CallLink({ name, relation, phone }: EmergencyContact) {
  const text = useText('health').view
  return (
    <a
      href={`tel:${phone}`}
      className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 hover:bg-hover"
    >
      <Phone className="size-5 shrink-0" aria-hidden />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{text.call(name)}</span>
        <span className="figures block text-s wrap-anywhere text-muted">
          <Facts of={[relation, <ShownPhone key="phone" phone={phone} />]} />
        </span>
      </span>
    </a>
  )
}
