import { collectionKinds, type CollectionKind } from '@touchline/domain/collections/readiness'
import { useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { kindIcons } from '../kind-icons.ts'

/** Kinds of collections. Nothing is created until something is typed. */
export function CollectionKinds() {
  return (
    <ul className="grid pairs-[15rem] gap-3">
      {collectionKinds.map((kind) => (
        <li key={kind}>
          <Kind kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function Kind({ kind }: { readonly kind: CollectionKind }) {
  const text = useText('collections')
  const { team } = useTeam()
  const [draftId] = useState(() => crypto.randomUUID())
  const Icon = kindIcons[kind]
  return (
    <Link
      to={paths.newCollection(team.id, { draftId, kind })}
      className="flex h-full w-full gap-4 rounded-surface border border-line bg-surface p-4 text-left hover:border-ink sm:p-5"
    >
      <Icon className="size-7 shrink-0 text-accent-ink" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{text.kinds[kind]}</span>
        <span className="block text-s text-muted">{text.chooser.hints[kind]}</span>
      </span>
    </Link>
  )
}
