import { isStaff } from '@touchline/domain/teams/actor'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { useRoster } from './api/roster.ts'
import { knownName } from './known-name.ts'

/** More names are collapsed to a count. */
const shownAtOnce = 3

/** Warns staff before they publish a picture: members with an opt-out or without an answer. */
export function PhotoConsentWarning() {
  const actor = useActor()
  return isStaff(actor) ? <Names teamId={actor.teamId} /> : null
}

function Names({ teamId }: { teamId: string }) {
  const { pictures: text } = useText('members')
  const { list } = useFormat()
  const roster = useRoster(teamId).data ?? []
  const namesOf = (state: 'no' | 'unanswered') =>
    roster.filter(({ pictures }) => pictures === state).map((member) => knownName(member))
  const [no, unanswered] = [namesOf('no'), namesOf('unanswered')]
  const count = no.length + unanswered.length
  if (count === 0) return null
  const lines = [
    ...(no.length > 0 ? [text.refused(list(no))] : []),
    ...(unanswered.length > 0 ? [text.unanswered(list(unanswered))] : []),
  ]
  if (count <= shownAtOnce)
    return <p className="text-s wrap-anywhere text-muted">{lines.join(' · ')}</p>
  return (
    <details className="text-s text-muted">
      <summary className="cursor-pointer py-1.5">{text.count(count)}</summary>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </details>
  )
}
