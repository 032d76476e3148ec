import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { HandCoins, MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { ClubMenu } from './club-menu.tsx'

/** Rarely opened, so loaded on demand. */
const ClubSeasonDialog = lazy(async () => ({
  default: (await import('./club-season-dialog.tsx')).ClubSeasonDialog,
}))
const EditClubDialog = lazy(async () => ({
  default: (await import('./edit-club-dialog.tsx')).EditClubDialog,
}))

interface ClubHeaderProps {
  readonly page: ClubPage
  readonly onEnd: (how: 'leave' | 'delete') => void
}

export function ClubHeader({ page, onEnd }: ClubHeaderProps) {
  const { club } = page
  const { sports } = useText('teams')
  const [search, setSearch] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  return (
    <header className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      <TeamShield team={club} src={club.logo?.full} size="xl" />
      <div className="min-w-0 grow basis-48">
        <h1 className="line-clamp-3 text-xl wrap-anywhere">{club.name}</h1>
        <p className="text-muted">{labelOf(sports, club.sport)}</p>
        {club.phone !== null && (
          <p className="text-muted [&_a]:underline">
            <PhoneLink phone={club.phone} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <MainAction page={page} />
        <ClubMenu page={page} onEnd={onEnd} onAddSeason={() => setAdding(true)} />
      </div>
      {search.get('edit') === 'club' && mayInClub(page, 'club.edit') && (
        <Suspense>
          <EditClubDialog club={club} onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
      <Suspense>
        {isAdding && <ClubSeasonDialog club={club} onClose={() => setAdding(false)} />}
      </Suspense>
    </header>
  )
}

/** The role's main task: messages to teams, or fees. */
function MainAction({ page }: Pick<ClubHeaderProps, 'page'>) {
  const { write } = useText('clubMessage')
  const { menu: dues } = useText('dues')
  const { id } = page.club
  if (mayInClub(page, 'messages.send'))
    return (
      <ButtonLink
        to={paths.writeToClub(id)}
        variant="primary"
        icon={<MessageSquarePlus aria-hidden />}
      >
        {write}
      </ButtonLink>
    )
  if (mayInClub(page, 'dues.view'))
    return (
      <ButtonLink to={paths.clubDues(id)} variant="primary" icon={<HandCoins aria-hidden />}>
        {dues}
      </ButtonLink>
    )
  return null
}
