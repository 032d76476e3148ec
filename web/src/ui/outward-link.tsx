import { useUiWords } from './ui-words.tsx'

/** A link somebody wrote: it leads away from us, in a page of its own that learns nothing of this one. */
export function OutwardLink({ to, words }: { readonly to: string; readonly words: string }) {
  const { newTab } = useUiWords()
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-2 hover:decoration-2"
    >
      <bdi>{words}</bdi>
      <span className="sr-only"> ({newTab})</span>
    </a>
  )
}
