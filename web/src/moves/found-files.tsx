import type { MoveFindings, MovePart } from '@touchline/contract/moves/shapes'
import { useState } from 'react'

import { Part } from '#web/members/import/part.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Select } from '#web/ui/select.tsx'

interface FoundFilesProps {
  readonly parts: MoveFindings['parts']
  /** Names of teams a file can go to; empty in a move into one team. */
  readonly teams: readonly string[]
  readonly onTeam: (part: number, team: string) => void
}

/** What each file was recognised as, and the team it goes to. */
export function FoundFiles({ parts, teams, onTeam }: FoundFilesProps) {
  const { found } = useText('moves')
  const { more } = useText('wire')
  const [shown, setShown] = useState(firstParts)
  // Questions first: a season of another app can be a hundred files.
  const sorted = parts.toSorted((one, other) => urgency(one) - urgency(other))
  return (
    <Part title={found.title} count={parts.length}>
      <ul className="divide-y divide-line border-y border-line">
        {sorted.slice(0, shown).map((part) => (
          <li
            key={part.part}
            className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
          >
            <Found part={part} />
            {teams.length > 0 && part.events + part.totals > 0 && (
              <TeamOfFile part={part} teams={teams} onTeam={onTeam} />
            )}
          </li>
        ))}
      </ul>
      {parts.length > shown && (
        <Button size="s" className="my-3" onClick={() => setShown(parts.length)}>
          {more}
        </Button>
      )}
    </Part>
  )
}

/** A club that exports its teams in four files each sees most of them. */
const firstParts = 12

function urgency({ needsTeam, kind, events, totals }: MovePart): number {
  if (needsTeam) return 0
  return kind === 'members' || events + totals > 0 ? 2 : 1
}

function Found({ part }: { part: MovePart }) {
  const { found } = useText('moves')
  const { list } = useFormat()
  const { kind, ignored, noPlace } = part
  const refusal = useRefusal(part)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium wrap-anywhere">{nameOf(part)}</bdi>
        <Badge tone={refusal === undefined ? 'good' : 'warning'}>{found.kinds[kind]}</Badge>
      </p>
      <p className="text-s text-muted">
        {refusal ?? (
          <Facts
            of={[
              kind === 'members' && found.rows(part.rows),
              part.people > 0 && part.totals === 0 && found.people(part.people),
              part.events > 0 && found.events(part.events),
              part.totals > 0 && found.players(part.totals),
            ]}
          />
        )}
      </p>
      {ignored.length > 0 && (
        <p className="text-s wrap-anywhere text-muted">{found.ignored(list(ignored))}</p>
      )}
      {noPlace.length > 0 && (
        <p className="text-s wrap-anywhere text-muted">{found.noPlace(list(noPlace))}</p>
      )}
    </div>
  )
}

/** Why nothing is taken from a file; figures are taken if they belong to matches. */
function useRefusal({ kind, events, totals }: MovePart): string | undefined {
  const { notTaken } = useText('moves').found
  if (kind === 'members' || kind === 'attendance' || kind === 'events') return undefined
  return kind === 'statistics' && events + totals > 0 ? undefined : notTaken[kind]
}

function TeamOfFile({ part, teams, onTeam }: Omit<FoundFilesProps, 'parts'> & { part: MovePart }) {
  const { found } = useText('moves')
  const own = teams.find((team) => team === part.team)
  const options = own === undefined && part.team !== '' ? [part.team, ...teams] : teams
  return (
    <Select
      label={found.team(nameOf(part))}
      labelHidden
      placeholder={found.chooseTeam}
      options={options.map((team) => ({ value: team, label: team }))}
      value={part.needsTeam || part.team === '' ? null : part.team}
      onChange={(team) => onTeam(part.part, team)}
    />
  )
}

function nameOf({ file, sheet }: MovePart): string {
  return sheet === '' ? file : `${file} · ${sheet}`
}
