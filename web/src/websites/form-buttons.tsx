import { useText } from '#web/platform/language/language.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'

import type { Website } from './api.ts'

interface FormButtonsProps {
  readonly website: Website
  readonly isBusy: boolean
  readonly onUnpublish: () => void
  readonly onSaveDraft: () => void
}

export function FormButtons({ website, isBusy, onUnpublish, onSaveDraft }: FormButtonsProps) {
  const text = useText('websites')
  const { isPublished, previewUrl } = website
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.saving}>
        {isPublished ? text.save : text.publish}
      </Button>
      <Button busy={isBusy} onClick={isPublished ? onUnpublish : onSaveDraft}>
        {isPublished ? text.unpublish : text.saveDraft}
      </Button>
      {!isPublished && previewUrl !== null && (
        <a href={previewUrl} className={buttonStyle({})} target="_blank" rel="noreferrer">
          {text.preview}
        </a>
      )}
    </div>
  )
}
