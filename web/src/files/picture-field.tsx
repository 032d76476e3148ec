import type { ErrorCode } from '@touchline/contract/wire/errors'
import type { PicturePurpose } from '@touchline/domain/files/picture'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'

import { useUploadPicture } from './api.ts'

export interface PictureFieldProps {
  readonly label: string
  readonly description?: string | undefined
  readonly purpose: PicturePurpose
  /** The URL of the stored picture. */
  readonly current?: string | undefined
  /** Called with the id of the uploaded picture, or null to remove it. */
  readonly onChange: (fileId: string | null) => void
  readonly disabled?: boolean | undefined
  readonly busyLabel: string
  readonly preview?: 'square' | 'wide' | undefined
}

/** A picture field that uploads at once, so that errors show beside it. */
export function PictureField(props: PictureFieldProps) {
  const wire = useText('wire')
  const upload = useUploadPicture(props.purpose)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<ErrorCode>()
  const [isRemoved, setRemoved] = useState(false)
  const current = isRemoved ? undefined : props.current

  function choose(chosen: File | undefined) {
    setRefusal(undefined)
    setFile(chosen)
    if (chosen === undefined) return props.onChange(null)
    upload.mutate(chosen, {
      onSuccess: ({ id }) => props.onChange(id),
      onError: (error) => {
        setFile(undefined)
        setRefusal(codeOf(error))
      },
    })
  }

  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <UploadField
          label={props.label}
          description={props.description}
          value={file}
          onChange={choose}
          current={current}
          error={refusal && wire.errors[refusal]}
          disabled={props.disabled === true || upload.isPending}
          preview={props.preview}
          busyLabel={upload.isPending ? props.busyLabel : undefined}
        />
      </div>
      {current !== undefined && file === undefined && !props.disabled && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            setRemoved(true)
            props.onChange(null)
          }}
        >
          {wire.removePicture}
        </Button>
      )}
    </div>
  )
}
