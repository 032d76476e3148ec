import type { Language } from '../values/language.ts'

/** Pages whose text the operator writes. */
export const sitePages = ['imprint', 'privacy'] as const

export type SitePage = (typeof sitePages)[number]

export const maxPageWords = 20_000

/** The words for a reader: in their language, else in English, else in whichever they are written. */
export function pageWordsFor<Text extends { readonly language: Language }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  const inLanguage = (wanted: Language) => texts.find((text) => text.language === wanted)
  return inLanguage(language) ?? inLanguage('en') ?? texts[0]
}

export interface Block {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
}

/** Plain text as it is shown: an empty line begins a paragraph, a line after "# " is a heading. */
export function blocksOf(words: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const close = (): void => {
    const text = lines.join('\n').trim()
    if (text !== '') blocks.push({ kind: 'paragraph', text })
    lines = []
  }
  for (const line of words.split('\n')) {
    const [, heading] = /^#+ +(.+)$/.exec(line.trimEnd()) ?? []
    if (heading === undefined && line.trim() !== '') {
      lines.push(line)
      continue
    }
    close()
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading })
  }
  close()
  return blocks
}
