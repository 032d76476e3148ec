import { CalendarRange, CreditCard, HandCoins, MessageCircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { AskFields } from '../ask-fields.tsx'
import type { PaymentOption } from './draft-shape.ts'
import { Part } from './part.tsx'
import { isRequest } from './payment-methods.ts'
import { places } from './problems.ts'
import type { PayerForm } from './use-payer-form.ts'
import { usePaying } from './use-paying.ts'
import { useProblemText } from './use-problem-text.ts'

const icons: Readonly<Record<PaymentOption, ReactNode>> = {
  card: <CreditCard aria-hidden />,
  instalments: <CalendarRange aria-hidden />,
  offline: <HandCoins aria-hidden />,
  later: <MessageCircleQuestionMark aria-hidden />,
}

/** Payment methods with their amounts; hidden if nothing is to pay. */
export function PaymentMethodPart({ filling }: { filling: PayerForm }) {
  const { ways: text, noMoney, noMoneyText } = useText('payer')
  const problem = useProblemText(filling)
  const words = useWayWords(filling)
  const { ways, paymentOption } = usePaying(filling)
  const { draft, change, form } = filling
  if (ways.length === 0) return null
  return (
    <Part title={text.title}>
      <RadioCards
        label={text.title}
        labelHidden
        error={problem(places.paymentOption)}
        value={paymentOption}
        options={ways.map((value) => ({ value, icon: icons[value], ...words[value] }))}
        onChange={(chosen) => change({ paymentOption: chosen })}
      />
      {form.isSandbox && form.takesCard && <Banner title={noMoney}>{noMoneyText}</Banner>}
      {isRequest(ways, paymentOption) && (
        <AskFields
          {...draft.request}
          error={problem(places.words)}
          onChange={(request) => change({ request })}
        />
      )}
    </Part>
  )
}

type WayWords = Readonly<
  Record<PaymentOption, { readonly label: string; readonly description: string }>
>

function useWayWords(filling: PayerForm): WayWords {
  const { ways: text } = useText('payer')
  const { money, day, list } = useFormat()
  const { total, parts, ways } = usePaying(filling)
  const { currency, kind } = filling.form
  const sum = money(total, currency)
  const said = parts.map(({ amount, dueOn }, at) => {
    const part = money(amount, currency)
    return at === 0 ? text.today(part) : text.onDay(part, day(dueOn))
  })
  return {
    card: { label: text.card, description: text.cardCost(sum) },
    instalments: {
      label: text.instalments,
      description: text.instalmentsCost(list(said), sum),
    },
    offline: {
      label: text.offline,
      description: kind === 'fund' ? text.offlineGift(sum) : text.offlineCost(sum),
    },
    later: isRequest(ways, 'later')
      ? { label: text.later, description: text.laterText }
      : { label: text.laterOn, description: text.laterOnly },
  }
}
