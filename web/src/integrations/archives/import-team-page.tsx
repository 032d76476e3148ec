import { useState } from 'react'
import { useNavigate } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useImportTeam, useReadArchive, type ReadArchive } from './api.ts'
import { ArchivePreview } from './archive-preview.tsx'
import { ChooseArchive } from './choose-archive.tsx'

/** A team that was taken along becomes a new team of mine. */
export default function ImportTeamPage() {
  const text = useText('archives')
  const { createTeam } = useText('teams')
  const { errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const [read, setRead] = useState<ReadArchive>()
  const choosing = useReadArchive()
  const bring = useImportTeam()

  function confirm(archive: ReadArchive) {
    bring.mutate(archive, {
      onSuccess: ({ teamId }) => {
        toast({ title: text.imported })
        void navigate(paths.team(teamId))
      },
    })
  }

  return (
    <PageMain width="prose">
      <PageTitle title={text.importTitle} />
      <PageHeader
        title={text.importTitle}
        crumbs={[{ label: createTeam.title, to: paths.createTeam }, { label: text.importTitle }]}
      />
      <div className="grid gap-6">
        <p className="text-muted">{text.importAbout}</p>
        {bring.isError && <Banner tone="danger">{errors[codeOf(bring.error)]}</Banner>}
        {read === undefined ? (
          <ChooseArchive read={choosing} hint={text.hint} onRead={setRead} />
        ) : (
          <ArchivePreview
            preview={read.preview}
            busy={bring.isPending || bring.isSuccess}
            onConfirm={() => confirm(read)}
            onOther={() => {
              bring.reset()
              setRead(undefined)
            }}
          />
        )}
      </div>
    </PageMain>
  )
}
