import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubSeason } from '@touchline/contract/clubs/shapes/seasons'
import { isolated } from '@touchline/domain/values/isolated'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'

import { useClubSeasons, useUndoClubSeason } from '#web/clubs/api/teams.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Seasons added to all teams at once, while they can be undone. */
export function ClubSeasons({ club }: { club: Club }) {
  const text = useText('clubs').seasons
  const { data = [] } = useClubSeasons(club.id)
  const open = data.filter(({ mayUndo }) => mayUndo)
  if (open.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="mb-3 font-medium">{text.title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {open.map((season) => (
          <SeasonLine key={season.id} club={club} season={season} />
        ))}
      </ul>
    </section>
  )
}

function SeasonLine({ club, season }: { club: Club; season: ClubSeason }) {
  const text = useText('clubs').seasons
  const { errors } = useText('wire')
  const { dayOf } = useFormat()
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const undo = useUndoClubSeason(club.id)
  const kept = undo.data?.kept ?? []

  function confirm() {
    undo.mutate(season.id, {
      onSuccess: ({ removedCount }) => toast({ title: text.removed(removedCount) }),
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
      onSettled: () => ask(false),
    })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">{text.given(isolated(season.name), season.teamCount)}</p>
        <p className="text-s text-muted">
          {text.until(dayOf(season.undoableUntil, club.timeZone))}
        </p>
      </div>
      <Button
        size="s"
        icon={<Undo2 aria-hidden />}
        aria-label={text.undoLabel(season.name)}
        onClick={() => ask(true)}
      >
        {text.undo}
      </Button>
      {kept.length > 0 && (
        <div className="w-full">
          <Banner tone="warning">
            <ul>
              {kept.map(({ teamId, teamName, why }) => (
                <li key={teamId}>{text.stays[why](teamName)}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={text.undoTitle(season.name)}
        confirmLabel={text.undo}
        onConfirm={confirm}
        busy={undo.isPending}
      >
        {text.undoText}
      </ConfirmDialog>
    </li>
  )
}
