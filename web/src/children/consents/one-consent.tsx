import type { Consent, Consents } from '@touchline/contract/children/shapes'
import { isAskedEachSeason } from '@touchline/domain/children/consents'
import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { useAnswerConsent } from '../api/consents.ts'
import type { MemberKey } from '../api/health.ts'
import { type Agreement, ChildAgreementField } from './child-agreement-field.tsx'
import { ConsentHistory } from './consent-history.tsx'

interface OneConsentProps extends Pick<Consents, 'textVersion' | 'mayAnswer' | 'asksChild'> {
  readonly of: MemberKey
  readonly consent: Consent
}

/** One question with its state and history. */
export function OneConsent(props: OneConsentProps) {
  const { consent, textVersion, mayAnswer } = props
  const text = useText('children').consents
  const words = useText('health')
  const { kind, state } = consent
  const { title, text: explained } = text.kinds[kind]
  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={state === 'yes' ? 'good' : state === 'no' ? 'neutral' : 'warning'}>
          {text.states[state]}
        </Badge>
      </div>
      <p className="max-w-measure">{explained}</p>
      {consent.disagreement.length > 0 && <Disagreement answers={consent.disagreement} />}
      {isAskedEachSeason(kind) && <p className="text-s text-muted">{words.pictures.askedAgain}</p>}
      {mayAnswer && <YesOrNo {...props} />}
      <p className="text-s text-muted">{words.consents.version(textVersion)}</p>
      {consent.history.length > 0 && <ConsentHistory answers={consent.history} />}
    </li>
  )
}

/** Each guardian's answer, and that the "no" counts. */
function Disagreement({ answers }: { answers: Consent['disagreement'] }) {
  const text = useText('children').consents
  const words = useText('health').consents
  return (
    <Banner tone="warning">
      <p>{text.disagree}</p>
      <ul>
        {answers.map(({ givenBy, givenAt, state }) => (
          <li key={`${givenBy} ${givenAt}`}>
            {isolated(givenBy ?? words.deleted)}: {text.states[state]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Yes or no; a yes may need the child's agreement. */
function YesOrNo({ of, consent, textVersion, asksChild }: OneConsentProps) {
  const text = useText('children').consents
  const words = useText('health').consents
  const toast = useToast()
  const complain = useErrorToast({ changed_meanwhile: text.newWording })
  const answer = useAnswerConsent(of)
  const [agreement, setAgreement] = useState<Agreement>('not given')
  const { kind, state, own } = consent

  function choose(wanted: 'yes' | 'no') {
    if (wanted === own) return
    const childAgrees = agreement === 'given'
    if (wanted === 'yes' && asksChild && !childAgrees) return setAgreement('missing')
    answer.mutate(
      { kind, state: wanted, textVersion, childAgrees },
      {
        // The effects of a withdrawal aren't visible here.
        onSuccess: () =>
          wanted === 'no' && state === 'yes' && toast({ title: text.withdrawn[kind] }),
        onError: complain,
      },
    )
  }

  return (
    <>
      {asksChild && own !== 'yes' && (
        <ChildAgreementField agreement={agreement} onChange={setAgreement} />
      )}
      <div className="max-w-64">
        <SegmentedControl
          label={text.kinds[kind].title}
          size="s"
          value={own}
          onChange={choose}
          disabled={answer.isPending}
          segments={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
        />
      </div>
    </>
  )
}
