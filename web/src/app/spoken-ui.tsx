import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { UiWordsProvider } from '#web/ui/ui-words.tsx'

/** Gives the component kit its words in the reader's language. */
export function SpokenUi({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={useText('wire')}>{children}</UiWordsProvider>
}
