import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

interface AddPhotosProps {
  readonly busy?: boolean
  /** On phones the label is for screen readers only. */
  readonly isShort?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** Phones turn HEIC into JPEG for this list. */
const accept = 'image/jpeg,image/png,image/webp'

/** Opens the phone's pictures; several can be chosen, and the same ones again. */
export function AddPhotos({ busy, isShort = false, onChoose }: AddPhotosProps) {
  const text = useText('photos')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={text.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button
        variant="primary"
        busy={busy}
        className={isShort ? 'max-sm:px-3' : undefined}
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      >
        <span className={isShort ? 'max-sm:sr-only' : undefined}>{text.add}</span>
      </Button>
    </>
  )
}
