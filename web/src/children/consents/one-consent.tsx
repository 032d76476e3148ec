import type { Consent, GivenAnswer } from '@touchline/contract/children/shapes'
import { isAskedEachSeason } from '@touchline/domain/children/consents'

import { useComplaint } from '#web/members/use-complaint.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { useAnswerConsent } from '../api/consents.ts'
import type { MemberKey } from '../api/health.ts'

interface OneConsentProps {
  readonly of: MemberKey
  readonly consent: Consent
  readonly textVersion: string
  readonly mayAnswer: boolean
}

/** One question with its three states, and every answer there was. */
export function OneConsent({ of, consent, textVersion, mayAnswer }: OneConsentProps) {
  const text = useText('children').consents
  const words = useText('health')
  const toast = useToast()
  const complain = useComplaint({ changed_meanwhile: text.newWording })
  const answer = useAnswerConsent(of)
  const { kind, state } = consent
  const { title, text: explained } = text.kinds[kind]

  function choose(wanted: 'yes' | 'no') {
    if (wanted === state) return
    answer.mutate(
      { kind, state: wanted, textVersion },
      {
        onSuccess: () =>
          toast({ title: wanted === 'no' && state === 'yes' ? text.withdrawn : text.saved }),
        onError: complain,
      },
    )
  }

  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={state === 'yes' ? 'good' : state === 'no' ? 'neutral' : 'warning'}>
          {text.states[state]}
        </Badge>
      </div>
      <p className="max-w-prose">{explained}</p>
      {isAskedEachSeason(kind) && <p className="text-s text-muted">{words.pictures.askedAgain}</p>}
      {mayAnswer && (
        <div className="max-w-64">
          <SegmentedControl
            label={title}
            size="s"
            value={state === 'unanswered' ? null : state}
            onChange={choose}
            disabled={answer.isPending}
            segments={[
              { value: 'yes', label: words.consents.yes },
              { value: 'no', label: words.consents.no },
            ]}
          />
        </div>
      )}
      <p className="text-s text-muted">{words.consents.version(textVersion)}</p>
      {consent.history.length > 0 && <History answers={consent.history} />}
    </li>
  )
}

function History({ answers }: { answers: readonly GivenAnswer[] }) {
  const text = useText('children')
  const words = useText('health').consents
  const format = useFormat()
  const { team } = useTeam()
  return (
    <details className="text-s">
      <summary className="min-h-6 cursor-pointer text-muted">
        {words.history(answers.length)}
      </summary>
      <ul className="mt-2 grid gap-2">
        {answers.map((answer) => (
          <li key={answer.givenAt} className="wrap-anywhere">
            {words.answered(
              text.consents.states[answer.state],
              answer.givenBy ?? words.somebody,
              answer.givenAt === null ? '' : format.moment(answer.givenAt, team.timeZone),
            )}
            <span className="block text-muted">
              {[
                answer.givenAs && text.consents.givenAs[answer.givenAs],
                answer.verifiedHow && text.guardians.verifiedHow[answer.verifiedHow],
                words.version(answer.textVersion),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
