import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useChangeLeague } from '../api/leagues.ts'
import { useLeagueProblem } from '../use-league-problem.ts'
import { RulesField } from './rules-field.tsx'

/** Name, season and rule set; the table follows at once. */
export function GeneralCard({ whole }: { whole: WholeLeague }) {
  const text = useText('leagueSettings')
  const wire = useText('wire')
  const { league } = whole
  const toast = useToast()
  const change = useChangeLeague(whole)
  const problem = useLeagueProblem(change.error)
  const seasons = useSeasons(league.teamId).data ?? []
  const [name, setName] = useState(league.name)
  const [seasonId, setSeason] = useState(league.seasonId)
  const [rules, setRules] = useState(league.rules)

  function save() {
    change.mutate({ name, seasonId, rules }, { onSuccess: () => toast({ title: text.saved }) })
  }

  return (
    <Card title={text.general}>
      <div className="grid gap-4">
        <TextField
          label={text.name}
          required
          maxLength={leagueLimits.nameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <OptionalSelect
          label={text.season}
          noneLabel={text.noSeason}
          options={seasons.map(({ id, name: label }) => ({ value: id, label }))}
          value={seasonId}
          onChange={setSeason}
        />
        <RulesField sport={league.sport} rules={rules} onChange={setRules} />
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <Button
          variant="primary"
          className="justify-self-start"
          busy={change.isPending}
          onClick={save}
        >
          {wire.save}
        </Button>
      </div>
    </Card>
  )
}
