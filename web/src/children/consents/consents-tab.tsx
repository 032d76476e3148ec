import type { Consent } from '@touchline/contract/children/shapes'
import type { Member } from '@touchline/contract/members/shapes'
import { isAskedEachSeason } from '@touchline/domain/children/consents'

import { useHasFamily } from '#web/members/use-has-family.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useConsents } from '../api/consents.ts'
import { OneConsent } from './one-consent.tsx'
import { PhotoOptOut } from './photo-opt-out.tsx'

/** Each question separately; adults are asked only about pictures. */
export function ConsentsTab({ member }: { member: Member }) {
  const text = useText('children').consents
  const health = useText('health')
  const { errors } = useText('wire')
  const actor = useActor()
  const of = { teamId: actor.teamId, memberId: member.id }
  const consents = useConsents(of)
  const isOfFamily = useHasFamily()(member)
  // Adults agree by joining, so unanswered questions aren't asked; given answers can be changed.
  const isAsked = ({ kind, state }: Consent) =>
    isOfFamily || isAskedEachSeason(kind) || state !== 'unanswered'
  if (consents.isPending) return <SkeletonRows label={health.loading} count={5} />
  if (!consents.data)
    return (
      <ErrorState
        title={errors[codeOf(consents.error)]}
        action={<Button onClick={() => void consents.refetch()}>{health.tryAgain}</Button>}
      />
    )
  const { mayAnswer, asksChild, textVersion, isOptedOut, consents: all } = consents.data
  return (
    <div className="grid gap-5">
      <p className="max-w-measure">{text.intro}</p>
      <p className="max-w-measure text-muted">
        {mayAnswer || !isOfFamily ? text.unansweredIsNo : text.onlyGuardians}
      </p>
      <ul className="divide-y divide-line">
        {all.filter(isAsked).map((consent) => (
          <OneConsent
            key={consent.kind}
            of={of}
            consent={consent}
            textVersion={textVersion}
            mayAnswer={mayAnswer}
            asksChild={asksChild}
          />
        ))}
      </ul>
      {isOptedOut !== null && <PhotoOptOut of={of} isOptedOut={isOptedOut} />}
    </div>
  )
}
