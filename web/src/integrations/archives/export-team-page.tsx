import { leftOutKinds } from '@touchline/domain/integrations/archives'
import { mayExportTeam } from '@touchline/domain/integrations/permissions'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useExportTeam } from './api.ts'
import { ArchiveContents } from './archive-contents.tsx'
import { LeftOutList } from './left-out.tsx'
import { useExportRefusal } from './use-export-refusal.ts'

/** Exports a team as one file. */
export default function ExportTeamPage() {
  const text = useText('archives')
  const { title: settings } = useText('teams').settings
  const { team } = useTeam()
  const isAllowed = mayExportTeam(useActor())
  return (
    <>
      <PageTitle title={`${text.exportTitle} · ${team.name}`} />
      <PageHeader
        title={text.exportTitle}
        crumbs={[
          { label: team.name, to: paths.team(team.id) },
          { label: settings, to: paths.teamSettings(team.id) },
          { label: text.exportTitle },
        ]}
      />
      <div className="grid max-w-prose gap-6">
        <p className="text-muted">{text.exportAbout}</p>
        {isAllowed ? <ExportTeamButton teamId={team.id} /> : <p>{text.onlyAdmins}</p>}
      </div>
    </>
  )
}

function ExportTeamButton({ teamId }: { readonly teamId: string }) {
  const text = useText('archives')
  const toast = useToast()
  const make = useExportTeam(teamId)
  const refusal = useExportRefusal(make.error)
  return (
    <>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <div>
        <Button
          variant="primary"
          busy={make.isPending}
          busyLabel={text.making}
          onClick={() => make.mutate(undefined, { onSuccess: () => toast({ title: text.made }) })}
        >
          {text.make}
        </Button>
      </div>
      <ArchiveContents />
      <LeftOutList kinds={leftOutKinds} />
    </>
  )
}
