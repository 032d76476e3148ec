import type { Team } from '@touchline/contract/teams/shapes'
import { may } from '@touchline/domain/teams/permissions'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useActor, useTeam } from './team-context.tsx'
import { TeamFacts } from './team-facts.tsx'
import type { InfoField } from './team-info-form.tsx'
import { TeamLogo } from './team-logo.tsx'

/** Loaded when editing starts. */
const fetchForm = () => import('./team-info-form.tsx')
const TeamInfoForm = lazy(async () => ({ default: (await fetchForm()).TeamInfoForm }))

/** The team's facts, which admins can edit in place. */
export function TeamInfoCard() {
  const text = useText('teams').dashboard
  const { loading } = useText('wire')
  const page = useTeam()
  const { team } = page
  const mayEdit = may(useActor(), 'team.edit')
  const [edited, edit] = useState<InfoField>()
  const button = mayEdit && edited === undefined && (
    <Button
      size="s"
      variant="quiet"
      icon={<Pencil aria-hidden />}
      onPointerEnter={() => void fetchForm()}
      onClick={() => edit('name')}
    >
      {text.editInfo}
    </Button>
  )
  return (
    <Card title={text.info} action={button}>
      {edited !== undefined ? (
        <Suspense fallback={<SkeletonRows label={loading} count={3} />}>
          <TeamInfoForm team={team} first={edited} onDone={() => edit(undefined)} />
        </Suspense>
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-start gap-4">
            <TeamLogo team={team} mayChange={mayEdit} />
            <Names team={team} />
          </div>
          <TeamFacts page={page} onEdit={mayEdit ? edit : undefined} />
        </div>
      )}
    </Card>
  )
}

function Names({ team }: { team: Team }) {
  return (
    <div className="min-w-0 grow basis-32">
      <p className="line-clamp-4 font-head text-l font-semibold wrap-anywhere">{team.name}</p>
      {team.motto && <p className="mt-1 text-muted wrap-anywhere">{team.motto}</p>}
    </div>
  )
}
