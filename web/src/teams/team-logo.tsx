import type { Team } from '@touchline/contract/teams/shapes'
import { Camera } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useUploadPicture } from '#web/files/api.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { useChangeTeam } from './api/team.ts'
import { TeamShield } from './team-shield.tsx'

/** The logo, which admins change by choosing a picture. */
export function TeamLogo({ team, mayChange }: { team: Team; mayChange: boolean }) {
  const picture = <TeamShield team={team} src={team.logo?.full} size="xl" />
  return mayChange ? <ChangeableLogo team={team}>{picture}</ChangeableLogo> : picture
}

function ChangeableLogo({ team, children }: { team: Team; children: ReactNode }) {
  const text = useText('teams').dashboard
  const { errors } = useText('wire')
  const toast = useToast()
  const id = useId()
  const upload = useUploadPicture('team_logo')
  const change = useChangeTeam(team.id)
  const isBusy = upload.isPending || change.isPending

  const onError = (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' })

  function choose(file: File | undefined) {
    if (!file) return
    upload.mutate(file, { onSuccess: ({ id: fileId }) => save(fileId), onError })
  }

  function save(logoFileId: string) {
    const edit = { changes: { logoFileId }, was: {}, version: team.version }
    change.mutate(edit, { onError })
  }

  return (
    <label
      htmlFor={id}
      className="relative block shrink-0 cursor-pointer rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      {children}
      <span className="absolute -right-1.5 -bottom-1.5 grid size-8 place-items-center rounded-full border border-edge bg-raised">
        {isBusy ? <Spinner label={text.uploading} /> : <Camera className="size-4.5" aria-hidden />}
      </span>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={text.changeLogo}
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
