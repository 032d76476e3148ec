import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { Card } from '#web/ui/card.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { SaveDraft } from './save-draft.tsx'
import { useLeagueDraft } from './use-league-draft.ts'

/** Name and season. */
export function GeneralCard({ league }: Pick<WholeLeague, 'league'>) {
  const text = useText('leagueSettings')
  const seasons = useSeasons(league.teamId).data ?? []
  const draft = useLeagueDraft(league)
  const { name, seasonId } = draft.fields

  return (
    <Card title={text.general}>
      <div className="grid gap-4">
        <TextField
          label={text.name}
          required
          maxLength={leagueLimits.nameLength}
          value={name}
          onChange={({ target }) => draft.change({ name: target.value })}
        />
        <OptionalSelect
          label={text.season}
          noneLabel={text.noSeason}
          options={seasons.map((season) => ({ value: season.id, label: season.name }))}
          value={seasonId}
          onChange={(chosen) => draft.change({ seasonId: chosen })}
        />
        <SaveDraft league={league} draft={draft} saved={text.saved} />
      </div>
    </Card>
  )
}
