import { useText } from '#web/platform/language/language.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

import { Preview } from './preview.tsx'
import type { Draft } from './use-draft.ts'

const typingPause = 500

/** Previews the draft once typing pauses. */
export function DraftPreview({ draft: { kind, draft, language } }: { draft: Draft }) {
  const { newsletters: text } = useText('operations').admin
  const shown = draft.texts.find((one) => one.language === language)
  const subject = useSettled(shown?.subject ?? '', typingPause)
  const words = useSettled(shown?.words ?? '', typingPause)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-l">{text.preview}</h2>
      {subject === '' || words === '' ? (
        <p className="text-muted">{text.previewHint}</p>
      ) : (
        <Preview kind={kind} text={{ language, subject, words }} />
      )}
    </section>
  )
}
