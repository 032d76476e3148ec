import { ImagePlus, Trash2 } from 'lucide-react'
import { useCallback } from 'react'

import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { DropZone } from './drop-zone.tsx'
import { Field, type FieldAppearance, useField } from './field.tsx'
import { FileButton } from './file-button.tsx'
import { useUiWords } from './ui-words.tsx'

export interface UploadFieldProps extends FieldAppearance {
  /** The newly chosen file. */
  readonly value: File | undefined
  readonly onChange: (file: File | undefined) => void
  /** The URL of the stored picture. */
  readonly current?: string | undefined
  readonly accept?: string | undefined
  readonly disabled?: boolean | undefined
  /** Shown while uploading. */
  readonly busyLabel?: string | undefined
  /** `wide` shows the whole picture; otherwise a small square. */
  readonly preview?: 'square' | 'wide' | undefined
}

/** A field to choose or drop a picture, with a preview. */
export function UploadField(props: UploadFieldProps) {
  const words = useUiWords()
  const { ids, control } = useField(props)
  const chosen = props.value !== undefined || props.current !== undefined
  const isWide = props.preview === 'wide'
  return (
    <Field look={props} ids={ids}>
      <DropZone className="flex-wrap gap-4" disabled={props.disabled} onDrop={props.onChange}>
        <span
          className={cx(
            'grid shrink-0 grid-rows-[minmax(0,1fr)] place-items-center overflow-clip rounded-control bg-sunken text-muted',
            isWide ? 'h-36 w-full [&_img]:object-contain' : 'size-16 [&_img]:object-cover',
          )}
        >
          <Picture file={props.value} current={props.current} />
        </span>
        <div className="flex min-w-0 grow basis-36 flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton
            {...control}
            accept={props.accept ?? 'image/*'}
            disabled={props.disabled}
            onFile={props.onChange}
          >
            {props.busyLabel ?? (chosen ? words.changePicture : words.choosePicture)}
          </FileButton>
          {props.value ? (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              onClick={() => props.onChange(undefined)}
            >
              {words.removePicture}
            </Button>
          ) : (
            !props.disabled && (
              <span className="text-s text-muted touch:hidden">{words.dropPicture}</span>
            )
          )}
        </div>
      </DropZone>
    </Field>
  )
}

type PictureProps = {
  readonly file: File | undefined
  readonly current: string | undefined
}

function Picture({ file, current }: PictureProps) {
  if (file) return <FilePicture file={file} />
  if (current) return <img src={current} alt="" className="size-full" />
  return <ImagePlus className="size-6" aria-hidden />
}

/** Revokes the object URL when the picture unmounts. */
function FilePicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className="size-full" />
}
