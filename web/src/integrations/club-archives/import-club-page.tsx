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

import { ChooseArchive } from '../archives/choose-archive.tsx'
import { useImportClub, useReadClubArchive, type ReadClubArchive } from './api.ts'
import { ClubPreview } from './club-preview.tsx'

/** A club that was taken along becomes a new club of mine. */
export default function ImportClubPage() {
  const text = useText('clubArchives')
  const { create } = useText('clubs')
  const { errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const [read, setRead] = useState<ReadClubArchive>()
  const choosing = useReadClubArchive()
  const bring = useImportClub()
  const refusals = { not_an_archive: text.notAnArchive, archive_damaged: text.damaged }

  function confirm(archive: ReadClubArchive) {
    bring.mutate(archive, {
      onSuccess: ({ clubId }) => {
        toast({ title: text.imported })
        void navigate(paths.club(clubId))
      },
    })
  }

  return (
    <PageMain width="prose">
      <PageTitle title={text.importTitle} />
      <PageHeader
        title={text.importTitle}
        crumbs={[{ label: create.title, to: paths.createClub }, { label: text.importTitle }]}
      />
      <div className="grid gap-6">
        <p className="text-muted">{text.importAbout}</p>
        {bring.isError && <Banner tone="danger">{errors[codeOf(bring.error)]}</Banner>}
        {read === undefined ? (
          <ChooseArchive read={choosing} hint={text.hint} refusals={refusals} onRead={setRead} />
        ) : (
          <ClubPreview
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
