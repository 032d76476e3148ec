import { ShieldCheck } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Tells minors which parents read along, and why. */
export function SupervisedNotice({ names }: { names: readonly string[] }) {
  const { people: text } = useText('messages')
  const { list } = useFormat()
  if (names.length === 0) return null
  return (
    <p className="flex items-start gap-2 border-b border-line bg-sunken px-4 py-2 text-s">
      <ShieldCheck className="mt-0.5 size-4 shrink-0 text-accent-ink" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {text.readAlong(list(names), names.length)} {text.readAlongHelp}
      </span>
    </p>
  )
}
