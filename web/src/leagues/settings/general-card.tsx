import type { League } from '@touchline/contract/leagues/shapes/league'
import { may } from '@touchline/domain/teams/permissions'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'

import { type LeagueEdit, useChangeLeague } from '../api/leagues.ts'
import { useFieldProblems } from '../use-field-problems.ts'
import { GeneralFields } from './general-fields.tsx'
import { SaveOrDiscard } from './save-draft.tsx'
import { useLeagueDraft } from './use-league-draft.ts'

/** Settings from the wizard: name, format, place and invitations. */
export function GeneralCard({ league }: { league: League }) {
  const text = useText('leagueSettings')
  const mayEdit = may(useActor(), 'leagues.edit')
  const toast = useToast()
  const draft = useLeagueDraft(league)
  const change = useChangeLeague(league)
  const problems = useFieldProblems(change.error)
  const [isAsked, setAsked] = useState(false)
  const { fields, edit } = draft
  const isNameless = fields.name.trim() === ''

  function save(wanted: LeagueEdit) {
    change.mutate(wanted, {
      onSuccess: () => {
        draft.drop()
        toast({ title: text.saved })
      },
    })
  }

  return (
    <Card title={text.general}>
      <div className="grid gap-5">
        {!mayEdit && <Banner>{text.onlyStaff}</Banner>}
        <GeneralFields
          teamId={league.teamId}
          disabled={!mayEdit}
          fields={fields}
          onChange={draft.change}
          isMissing={isAsked && isNameless}
          problems={problems}
        />
        {edit && (
          <SaveOrDiscard
            change={change}
            isWrong={isNameless}
            isMarked={problems.size > 0}
            onWrong={() => setAsked(true)}
            onSave={() => save(edit)}
            onDrop={draft.drop}
          />
        )}
      </div>
    </Card>
  )
}
