import { Plus } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useOpponents } from '#web/teams/api/belongings.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { type DraftFixture, withNextFixture } from './draft.ts'
import { FixtureRow } from './fixture-row.tsx'
import type { StepProps } from './step-props.ts'

/** Our matches, one row each; rows without opponent or date aren't saved. */
export function FixturesStep({ draft, onChange }: StepProps) {
  const text = useText('leagueCreation')
  const { team } = useTeam()
  const opponents = useOpponents(team.id).data ?? []
  const listId = useId()
  const { fixtures } = draft

  function change(key: number, parts: Partial<DraftFixture>) {
    onChange({ fixtures: fixtures.map((one) => (one.key === key ? { ...one, ...parts } : one)) })
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">{text.fixturesText}</p>
      <datalist id={listId}>
        {opponents.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {fixtures.map((fixture) => (
        <FixtureRow
          key={fixture.key}
          fixture={fixture}
          opponentsId={listId}
          onChange={(parts) => change(fixture.key, parts)}
          onRemove={() => onChange({ fixtures: fixtures.filter(({ key }) => key !== fixture.key) })}
        />
      ))}
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        onClick={() => onChange({ fixtures: withNextFixture(fixtures) })}
      >
        {text.addFixture}
      </Button>
    </div>
  )
}
