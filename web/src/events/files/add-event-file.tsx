import { FileDrop } from '#web/files/file-drop.tsx'
import { PhotoConsentWarning } from '#web/members/photo-consent-warning.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Progress } from '#web/ui/progress.tsx'

import type { useSending } from './use-sending.ts'

interface AddEventFileProps extends ReturnType<typeof useSending> {
  /** A problem with the files as a whole. */
  readonly problem?: string | undefined
}

/** Adds a file and shows the progress. */
export function AddEventFile({ choose, sending, refusal, problem }: AddEventFileProps) {
  const { files: text } = useText('running')
  const { errors } = useText('wire')
  if (sending !== undefined)
    return <Progress label={text.sending(sending.name)} value={sending.percent} max={100} />
  return (
    <>
      <PhotoConsentWarning />
      <FileDrop words={text} onChoose={choose} error={refusal ? errors[refusal] : problem} />
    </>
  )
}
