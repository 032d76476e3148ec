import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { Website } from './api.ts'

/** The address to pass on. */
export function WebsiteLink({ website: { url } }: { website: Website }) {
  const text = useText('websites')
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Banner tone="good" title={text.online} />
        <TextField
          label={text.link}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-2">
          <a href={url} className={buttonStyle({})} target="_blank" rel="noreferrer">
            {text.open}
          </a>
          <CopyButton text={url} label={text.copy} />
        </div>
      </div>
    </Card>
  )
}
