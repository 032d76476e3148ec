import type { Saved, SavedTeam } from '@touchline/domain/home/browser-import/saved'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { SavedClubLine, SavedTeamLine } from './saved-lines.tsx'

interface SavedChoiceProps {
  readonly saved: Saved
  readonly there: ReadonlyMap<string, string>
  readonly ticked: ReadonlySet<string>
  readonly onChange: (ticked: ReadonlySet<string>) => void
}

/** Clubs with their teams below them, then the teams that stand alone; a club ticks its teams too. */
export function SavedChoice({ saved, there, ticked, onChange }: SavedChoiceProps) {
  const text = useText('bringing')
  const alone = saved.teams.filter(({ clubKey }) => clubKey === undefined)
  const all = [...saved.clubs, ...saved.teams].map(({ key }) => key)

  function tick(keys: readonly string[], isTicked: boolean) {
    const others = [...ticked].filter((key) => !keys.includes(key))
    onChange(new Set(isTicked ? [...others, ...keys] : others))
  }

  const teamLine = (team: SavedTeam): ReactNode => (
    <SavedTeamLine
      key={team.key}
      team={team}
      isThere={there.has(team.key)}
      isTicked={ticked.has(team.key)}
      onTick={(isTicked) => tick([team.key], isTicked)}
    />
  )

  return (
    <>
      {all.length > 1 && ticked.size < all.length && (
        <div>
          <Button size="s" onClick={() => onChange(new Set(all))}>
            {text.all}
          </Button>
        </div>
      )}
      {saved.clubs.length > 0 && (
        <Part title={text.clubs}>
          {saved.clubs.map((club) => {
            const teams = saved.teams.filter(({ clubKey }) => clubKey === club.key)
            const keys = [club.key, ...teams.map(({ key }) => key)]
            return (
              <SavedClubLine
                key={club.key}
                club={club}
                isThere={there.has(club.key)}
                isTicked={ticked.has(club.key)}
                onTick={(isTicked) => tick(keys, isTicked)}
              >
                {teams.map(teamLine)}
              </SavedClubLine>
            )
          })}
        </Part>
      )}
      {alone.length > 0 && <Part title={text.teams}>{alone.map(teamLine)}</Part>}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-l">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  )
}
