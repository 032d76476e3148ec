import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { ComponentProps, ReactElement } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useExportRoster } from './api/many.ts'
import { FormatMenu } from './format-menu.tsx'
import { saveFile } from './save-file.ts'
import { useErrorToast } from './use-error-toast.ts'

interface ExportMenuProps {
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly memberIds: readonly string[]
}

/** Exports the roster or a selection, limited to what the viewer may see. */
export function ExportMenu({ trigger, memberIds }: ExportMenuProps) {
  const { table } = useText('members')
  const { language } = useLanguage()
  const { team } = useTeam()
  const toast = useToast()
  const complain = useErrorToast()
  const roster = useExportRoster(team.id)

  function save(format: ExportFormat) {
    const listQuery = { format, language, memberIds: [...memberIds] }
    roster.mutate(listQuery, {
      onSuccess: (file) => {
        saveFile(file, `${table.file.name}.${format}`)
        toast({ title: table.exported(memberIds.length) })
      },
      onError: complain,
    })
  }

  return <FormatMenu trigger={trigger} onChoose={save} />
}
