import { ChartColumn, CreditCard, HandCoins, LifeBuoy, type LucideIcon } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

const benefits = ['collections', 'payments', 'support', 'statistics'] as const

const icons: Record<(typeof benefits)[number], LucideIcon> = {
  collections: HandCoins,
  payments: CreditCard,
  support: LifeBuoy,
  statistics: ChartColumn,
}

export function Benefits() {
  const text = useText('premium')
  return (
    <section className="border-l-3 border-signal py-1 pl-5">
      <h2 className="mb-3 text-l">{text.benefitsTitle}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map((benefit) => {
          const Icon = icons[benefit]
          return (
            <li key={benefit} className="flex items-center gap-2.5 font-medium">
              <Icon className="size-5 shrink-0 text-accent-ink" aria-hidden />
              {text.benefits[benefit]}
            </li>
          )
        })}
      </ul>
      <p className="mt-4 max-w-measure text-muted">{text.keepsAll}</p>
    </section>
  )
}
