import type { PayoutShape } from '@touchline/contract/collections/shapes/collection'
import { type SubmitEvent, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { CountryField } from '#web/teams/place-fields.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { useOnboard } from '../../api.ts'
import { ProofFields, SignInAgain } from './proof-fields.tsx'
import { isProofError, useProof } from './use-proof.ts'

interface VerifyCardProps {
  readonly teamId: string
  readonly payout: PayoutShape
}

/** Whether the provider has verified the club, and a link to it. */
export function VerifyCard({ teamId, payout }: VerifyCardProps) {
  const text = useText('bank')
  return (
    <Card
      title={text.cards}
      action={payout.provider === 'sandbox' && <Badge>{text.sandbox}</Badge>}
    >
      {payout.state === 'ready' ? (
        <Banner tone="good" title={text.readyTitle}>
          {text.readyText}
        </Banner>
      ) : (
        <Verification teamId={teamId} payout={payout} />
      )}
    </Card>
  )
}

function Verification({ teamId, payout }: VerifyCardProps) {
  const text = useText('bank')
  const { errors } = useText('wire')
  const { team } = useTeam()
  const onboard = useOnboard(teamId)
  const isBegun = payout.state === 'onboarding'
  const proof = useProof(payout.proof)
  const [country, setCountry] = useState(payout.country ?? team.country)

  function open(event: SubmitEvent) {
    event.preventDefault()
    if (!proof.check()) return
    onboard.mutate(
      { country, returnPath: paths.payout(teamId), ...proof.shown },
      {
        onSuccess: ({ url }) => globalThis.location.assign(url),
        onError: (error) => proof.refuse(error),
      },
    )
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={open}>
      <Banner tone="warning" title={text.verifyTitle}>
        {isBegun ? text.startedText : text.verifyText}
      </Banner>
      {onboard.isError && !isProofError(onboard.error) && (
        <Banner tone="danger">{errors[codeOf(onboard.error)]}</Banner>
      )}
      {!isBegun && <CountryField label={text.country} value={country} onChange={setCountry} />}
      <ProofFields proof={proof} />
      {proof.needed === 'sign_in' ? (
        <SignInAgain />
      ) : (
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={onboard.isPending || onboard.isSuccess}
          busyLabel={text.opening}
        >
          {isBegun ? text.goOn : text.validate}
        </Button>
      )}
    </form>
  )
}
