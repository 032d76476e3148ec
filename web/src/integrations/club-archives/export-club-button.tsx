import { leftOutKinds } from '@touchline/domain/integrations/archives'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { ArchiveContents } from '../archives/archive-contents.tsx'
import { LeftOutList } from '../archives/left-out.tsx'
import { useExportRefusal } from '../archives/use-export-refusal.ts'
import { useExportClub } from './api.ts'

/** The button, with what is exported and what isn't. */
export function ExportClubButton({ clubId }: { readonly clubId: string }) {
  const { made, making, make } = useText('archives')
  const { managersStay } = useText('clubArchives')
  const toast = useToast()
  const exporting = useExportClub(clubId)
  const refusal = useClubRefusal(exporting.error)
  return (
    <>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <div>
        <Button
          variant="primary"
          busy={exporting.isPending}
          busyLabel={making}
          onClick={() => exporting.mutate(undefined, { onSuccess: () => toast({ title: made }) })}
        >
          {make}
        </Button>
      </div>
      <ArchiveContents />
      <LeftOutList kinds={leftOutKinds} also={managersStay} />
    </>
  )
}

/** Clubs have their own texts for these refusals. */
function useClubRefusal(error: Error | null): string | undefined {
  const text = useText('clubArchives')
  const refusal = useExportRefusal(error)
  if (error === null) return undefined
  const code = codeOf(error)
  if (code === 'not_allowed') return text.notWhole
  return code === 'archive_too_large' ? text.tooLarge : refusal
}
