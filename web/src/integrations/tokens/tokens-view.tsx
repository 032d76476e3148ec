import type { TokenList } from '@touchline/contract/integrations/shapes/tokens'
import { maxTokens } from '@touchline/domain/integrations/tokens'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'

import { QueryBoundary } from '#web/accounts/query-boundary.tsx'
import { Section } from '#web/accounts/section.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { NewSecret } from '../new-secret.tsx'
import { useTokens } from './api.ts'
import { TokenForm } from './token-form.tsx'
import { TokenRow } from './token-row.tsx'

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'form' }
  | { readonly kind: 'secret'; readonly secret: string }

export function TokensView({ email }: { email: string | null }) {
  const { tokens: title } = useText('accounts')
  const text = useText('integrations')
  const tokens = useTokens()
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const back = () => setStep({ kind: 'list' })

  if (step.kind === 'secret')
    return (
      <Section title={text.madeTitle}>
        <NewSecret
          label={text.secret}
          secret={step.secret}
          once={text.shownOnce}
          care={text.keepSecret}
          kept={text.kept}
          onKept={back}
        />
      </Section>
    )
  return (
    <Section title={title} about={text.about}>
      <p className="text-muted">
        {text.documented}{' '}
        <TextLink to="/rest/v1/docs" reloadDocument>
          {text.description}
        </TextLink>
        .
      </p>
      <QueryBoundary query={tokens}>
        {tokens.data && step.kind === 'form' && (
          <TokenForm
            email={email}
            proof={tokens.data.proof}
            onMade={(secret) => setStep({ kind: 'secret', secret })}
            onCancel={back}
          />
        )}
        {tokens.data && step.kind === 'list' && (
          <List list={tokens.data} onMake={() => setStep({ kind: 'form' })} />
        )}
      </QueryBoundary>
    </Section>
  )
}

function List({ list: { tokens }, onMake }: { list: TokenList; onMake: () => void }) {
  const text = useText('integrations')
  const isFull = tokens.filter(({ isEnded }) => !isEnded).length >= maxTokens
  const make = (
    <Button
      variant={tokens.length === 0 ? 'primary' : 'secondary'}
      refusal={isFull ? text.tooMany : undefined}
      onClick={onMake}
    >
      {text.make}
    </Button>
  )
  if (tokens.length === 0)
    return (
      <EmptyState icon={<KeyRound aria-hidden />} title={text.none} action={make}>
        {text.noneHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="w-full divide-y divide-line rounded-surface border border-line">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {make}
    </>
  )
}
