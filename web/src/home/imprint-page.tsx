import { useText } from '#web/platform/language/language.tsx'

import { ProsePage } from './prose-page.tsx'

export default function ImprintPage() {
  const text = useText('home').imprintPage
  return (
    <ProsePage title={text.title} lead={text.lead}>
      <p className="mt-2 max-w-prose">{text.missing}</p>
    </ProsePage>
  )
}
