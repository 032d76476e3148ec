import type { BrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

import { useBrowserImports } from './api.ts'
import { UndoBrowserImport } from './undo-browser-import.tsx'

/** What I brought along, newest first, each with its undo. */
export function EarlierImports() {
  const text = useText('bringing')
  const { data } = useBrowserImports()
  if (!data || data.imports.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-l">{text.earlier}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.imports.map((done) => (
          <ImportLine key={done.id} done={done} />
        ))}
      </ul>
    </section>
  )
}

function ImportLine({ done }: { done: BrowserImport }) {
  const text = useText('bringing')
  const format = useFormat()
  const day = (instant: string) => format.day(instant.slice(0, 10))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <h3 className="font-medium">{text.broughtOn(day(done.createdAt))}</h3>
      <ul className="grid gap-1">
        {done.clubs.map((club) => (
          <Made key={club.id} {...club} to={paths.club(club.id)} facts={[]} />
        ))}
        {done.teams.map((team) => (
          <Made
            key={team.id}
            {...team}
            to={paths.team(team.id)}
            facts={[
              text.members(team.memberCount),
              ...(team.guardianCount > 0 ? [text.parents(team.guardianCount)] : []),
            ]}
          />
        ))}
      </ul>
      {done.undoneAt !== null && (
        <p className="text-s text-muted">{text.undoneOn(day(done.undoneAt))}</p>
      )}
      {done.mayUndo && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <UndoBrowserImport done={done} />
          <p className="text-s text-muted">{text.undoUntil(day(done.undoableUntil))}</p>
        </div>
      )}
    </li>
  )
}

interface MadeProps {
  readonly name: string
  readonly isGone: boolean
  readonly to: string
  readonly facts: readonly string[]
}

function Made({ name, isGone, to, facts }: MadeProps) {
  const text = useText('bringing')
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
      {isGone ? (
        <>
          <span className="text-muted">{name}</span>
          <Badge>{text.gone}</Badge>
        </>
      ) : (
        <>
          <Link to={to} className="py-1 font-medium underline underline-offset-3">
            {name}
          </Link>
          <span className="figures text-s text-muted">{facts.join(' · ')}</span>
        </>
      )}
    </li>
  )
}
