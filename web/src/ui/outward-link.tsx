import { useUiWords } from './ui-words.tsx'

/**
 * A link someone wrote: it leads away from us, in a page of its own that learns nothing of this one. An
 * address of e-mail opens a letter, not a page.
 */
export function OutwardLink({ to, words }: { readonly to: string; readonly words: string }) {
  const { newTab } = useUiWords()
  const isPage = !to.startsWith('mailto:')
  return (
    <a
      href={to}
      target={isPage ? '_blank' : undefined}
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-2 hover:decoration-2"
    >
      <bdi>{words}</bdi>
      {isPage && <span className="sr-only"> ({newTab})</span>}
    </a>
  )
}
