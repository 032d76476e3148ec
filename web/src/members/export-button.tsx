import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'
import { Download } from 'lucide-react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

import { FormatMenu } from './format-menu.tsx'
import { saveFile } from './save-file.ts'
import { useErrorToast } from './use-error-toast.ts'

interface ExportButtonProps extends Pick<ButtonProps, 'size'> {
  readonly label: string
  /** Without the extension. */
  readonly fileName: string
  readonly saved: string
  readonly isBusy: boolean
  /** Why there is nothing to export. */
  readonly refusal?: string | undefined
  readonly make: (kind: { format: ExportFormat; language: Language }) => Promise<Blob>
}

/** Downloads the list on screen as a table file. */
export function ExportButton(props: ExportButtonProps) {
  const { label, fileName, saved, isBusy, refusal, make, size } = props
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useErrorToast()

  async function save(format: ExportFormat) {
    try {
      saveFile(await make({ format, language }), `${fileName}.${format}`)
      toast({ title: saved })
    } catch (error) {
      complain(error)
    }
  }

  const look = { size, className: 'no-print', icon: <Download aria-hidden /> }
  if (refusal !== undefined)
    return (
      <Button {...look} refusal={refusal}>
        {label}
      </Button>
    )
  return (
    <FormatMenu
      onChoose={(format) => void save(format)}
      trigger={
        <Button {...look} busy={isBusy}>
          {label}
        </Button>
      }
    />
  )
}
