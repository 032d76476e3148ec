import type {
  SandboxCheckout,
  SandboxChoice,
} from '@touchline/contract/subscriptions/shapes/sandbox'
import type { ReactNode } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner, type BannerTone } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useAnswerSandbox } from '../api/sandbox.ts'
import { ReturnLink } from './return-link.tsx'

interface PaymentProps {
  readonly sessionId: string
  readonly checkout: SandboxCheckout
}

/** The payer's choices, or the result. */
export function Payment({ sessionId, checkout }: PaymentProps) {
  const { errors } = useText('wire')
  const answer = useAnswerSandbox(sessionId)
  return (
    <div className="grid gap-5">
      <Outcome state={checkout.state} />
      {answer.isError && <Banner tone="danger">{errors[codeOf(answer.error)]}</Banner>}
      <NextStep
        checkout={checkout}
        busyWith={answer.isPending ? answer.variables : undefined}
        onChoose={(choice) => answer.mutate(choice)}
      />
    </div>
  )
}

type State = SandboxCheckout['state']

const tones: Partial<Record<State, BannerTone>> = {
  declined: 'danger',
  waiting: 'info',
  paid: 'good',
  expired: 'warning',
}

/** Always in the page, so that changes are announced. */
function Outcome({ state }: { state: State }) {
  const text = useText('sandbox')
  const tone = tones[state]
  if (tone === undefined || state === 'open' || state === 'confirming') return null
  return (
    <Banner tone={tone} title={text[state]}>
      {text[`${state}Text`]}
    </Banner>
  )
}

interface NextStepProps {
  readonly checkout: SandboxCheckout
  readonly busyWith: SandboxChoice | undefined
  readonly onChoose: (choice: SandboxChoice) => void
}

function NextStep({ checkout, ...choosing }: NextStepProps) {
  const text = useText('sandbox')
  const { money } = useFormat()
  const { state, successUrl, cancelUrl, amount, currency } = checkout
  if (state === 'paid') return <ReturnLink to={successUrl} when="soon" />
  if (state === 'waiting') return <ReturnLink to={successUrl} when="asked" />
  if (state === 'expired') return <ReturnLink to={cancelUrl} when="asked" />

  const choices: readonly Choosable[] =
    state === 'confirming'
      ? [
          ['confirm', text.confirm],
          ['refuse', text.refuse],
        ]
      : [
          ['pay', text.pay(money(amount, currency))],
          ['ask', text.ask],
          ['later', text.later],
          ['decline', text.decline],
        ]
  return (
    <Choices
      title={state === 'confirming' ? text.confirming : text.choose}
      choices={choices}
      {...choosing}
    >
      <a href={cancelUrl} className="mx-auto inline-flex min-h-11 items-center underline">
        {text.back}
      </a>
    </Choices>
  )
}

type Choosable = readonly [choice: SandboxChoice, label: string]

interface ChoicesProps extends Omit<NextStepProps, 'checkout'> {
  readonly title: string
  /** The first is the most common. */
  readonly choices: readonly Choosable[]
  readonly children: ReactNode
}

function Choices({ title, choices, busyWith, onChoose, children }: ChoicesProps) {
  const { busy } = useText('sandbox')
  return (
    <section className="grid gap-3">
      <h2 className="text-l">{title}</h2>
      {choices.map(([choice, label], at) => (
        <Button
          key={choice}
          variant={at === 0 ? 'primary' : 'secondary'}
          wide
          busy={busyWith === choice}
          busyLabel={busy}
          disabled={busyWith !== undefined}
          onClick={() => onChoose(choice)}
        >
          {label}
        </Button>
      ))}
      {children}
    </section>
  )
}
