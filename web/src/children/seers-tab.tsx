import type { Seer } from '@touchline/contract/children/shapes/health'
import type { Member } from '@touchline/contract/members/shapes'
import { speaksFor } from '@touchline/domain/teams/actor'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type MemberKey, useLooks, useSeers } from './api/health.ts'

/** "Who can see my child": who may, and who has. */
export function SeersTab({ member }: { member: Member }) {
  const text = useText('health').seers
  const actor = useActor()
  const of = { teamId: actor.teamId, memberId: member.id }
  if (!speaksFor(actor, member.id))
    return <p className="max-w-measure text-muted">{text.notForYou}</p>
  return (
    <div className="grid gap-8">
      <section>
        <h3 className="font-semibold">{text.who}</h3>
        <p className="mt-1 mb-3 max-w-measure text-muted">{text.whoText}</p>
        <People of={of} />
      </section>
      <section>
        <h3 className="font-semibold">{text.looks}</h3>
        <p className="mt-1 mb-3 max-w-measure text-muted">{text.looksText}</p>
        <Looks of={of} />
      </section>
    </div>
  )
}

function People({ of }: { of: MemberKey }) {
  const text = useText('health')
  const { errors } = useText('wire')
  const seers = useSeers(of)
  if (seers.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (!seers.data) return <ErrorState title={errors[codeOf(seers.error)]} />
  return (
    <ul className="divide-y divide-line">
      {seers.data.people.map((person, place) => (
        <Person key={`${place} ${person.name}`} person={person} />
      ))}
    </ul>
  )
}

function Person({ person }: { person: Seer }) {
  const text = useText('health').seers
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{person.name}</span>
        <span className="block text-s text-muted">{text.as[person.as]}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {person.seesContact && <Badge>{text.contact}</Badge>}
        {person.seesHealth && <Badge tone="warning">{text.health}</Badge>}
      </span>
    </li>
  )
}

function Looks({ of }: { of: MemberKey }) {
  const text = useText('health')
  const { errors } = useText('wire')
  const { team } = useTeam()
  const format = useFormat()
  const log = useLooks(of)
  if (log.isPending) return <SkeletonRows label={text.loading} count={3} />
  if (!log.data) return <ErrorState title={errors[codeOf(log.error)]} />
  const looks = log.data.pages.flatMap((page) => page.looks)
  if (looks.length === 0) return <p>{text.seers.noLooks}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {looks.map(({ id, name, what, lookedAt, isByProgram }) => (
          <li key={id} className="py-2.5">
            <span className="block wrap-anywhere">{name ?? text.seers.somebody}</span>
            <span className="figures block text-s text-muted">
              {format.moment(lookedAt, team.timeZone)} · {text.seers.what[what]}
              {isByProgram && ` · ${text.seers.byProgram}`}
            </span>
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <div className="mt-3">
          <Button size="s" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text.seers.older}
          </Button>
        </div>
      )}
    </>
  )
}
