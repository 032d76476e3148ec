import { createContext, type ReactNode, use } from 'react'

import { useTooltips } from './use-tooltips.ts'

/** The few words the kit needs of its own; the product gives them in the reader's language. */
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
  /** What a list of choices is called to those who listen. */
  readonly choices: string
  readonly nothingFound: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly countryCode: string
  /** Beside the swatches: any other colour. */
  readonly ownColour: string
  readonly filters: string
  /** Closes the filters and shows what is left. */
  readonly show: string
  readonly choosePicture: string
  readonly changePicture: string
  readonly removePicture: string
  readonly dropPicture: string
  readonly notifications: string
  readonly breadcrumb: string
  readonly steps: string
  /** Said behind a link that leaves the page open. */
  readonly newTab: string
  readonly stepOf: (step: number, count: number) => string
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  readonly movedTo: (name: string, place: number, count: number) => string
  readonly typeToConfirm: (name: string) => string
  readonly unread: (count: number) => string
}

const UiWordsContext = createContext<UiWords | undefined>(undefined)

/** Stands once around everything the kit draws. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  useTooltips()
  return <UiWordsContext value={words}>{children}</UiWordsContext>
}

export function useUiWords(): UiWords {
  const words = use(UiWordsContext)
  if (!words) throw new Error('The kit was used outside <UiWordsProvider>')
  return words
}
