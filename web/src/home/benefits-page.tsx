import { useText } from '#web/platform/language/language.tsx'

import { ProsePage } from './prose-page.tsx'

export default function BenefitsPage() {
  const text = useText('home').benefitsPage
  return <ProsePage title={text.title} lead={text.lead} sections={text.benefits} />
}
