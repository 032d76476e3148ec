import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

interface AddPhotosProps {
  readonly busy?: boolean
  readonly wide?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** Phones turn HEIC into JPEG for this list. */
const accept = 'image/jpeg,image/png,image/webp'

/** Opens the phone's pictures; several can be chosen, and the same ones again. */
export function AddPhotos({ busy, wide, onChoose }: AddPhotosProps) {
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
        wide={wide}
        busy={busy}
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {text.add}
      </Button>
    </>
  )
}
