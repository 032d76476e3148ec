import { createContext, type ReactNode, use } from 'react'

import { useTooltips } from './use-tooltips.ts'

/** The texts of the components, passed in so that they are translated. */
export interface UiWords {
  readonly cancel: string
  readonly close: string
  readonly back: string
  readonly clear: string
  readonly search: string
  readonly loading: string
  readonly more: string
  readonly copy: string
  readonly copied: string
  readonly optional: string
  readonly selectOne: string
  /** Names a list of options for screen readers. */
  readonly choices: string
  readonly nothingFound: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly countryCode: string
  /** The label for other colours than the swatches. */
  readonly ownColour: string
  readonly filters: string
  /** Closes the filters and shows the results. */
  readonly show: string
  readonly choosePicture: string
  readonly changePicture: string
  readonly removePicture: string
  readonly dropPicture: string
  readonly notifications: string
  readonly breadcrumb: string
  readonly steps: string
  /** Read out after links that open a new tab. */
  readonly newTab: string
  readonly stepOf: (step: number, count: number) => string
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  readonly movedTo: (name: string, place: number, count: number) => string
  readonly typeToConfirm: (name: string) => string
  readonly unread: (count: number) => string
}

const UiWordsContext = createContext<UiWords | undefined>(undefined)

/** Provides texts and tooltips to all components. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  useTooltips()
  return <UiWordsContext value={words}>{children}</UiWordsContext>
}

export function useUiWords(): UiWords {
  const words = use(UiWordsContext)
  if (!words) throw new Error('The kit was used outside <UiWordsProvider>')
  return words
}
