/** A part of a text. */
export type LinkedPiece =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }

/** Only http, https and email addresses become links. */
const linkPattern = /https?:\/\/[^\s<>"]+|(?:mailto:)?[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu
/** Punctuation that ends a sentence rather than a URL. */
const closing = /[.,;:!?'"\]}»”’]$/u

/** Splits plain text into links and the rest. */
export function linkedPieces(words: string): readonly LinkedPiece[] {
  const pieces: LinkedPiece[] = []
  let done = 0
  for (const { index, 0: found } of words.matchAll(linkPattern)) {
    const link = withoutClosing(found)
    const to = targetOf(link)
    if (to === undefined) continue
    pieces.push(...rest(words.slice(done, index)), { kind: 'link', words: link, to })
    done = index + link.length
  }
  return [...pieces, ...rest(words.slice(done))]
}

function rest(words: string): readonly LinkedPiece[] {
  return words === '' ? [] : [{ kind: 'text', words }]
}

/** Keeps a closing bracket that was opened within the URL: "…/wiki/Norte_(club)". */
function withoutClosing(found: string): string {
  let end = found.length
  let unopened = countOf(found, ')') - countOf(found, '(')
  while (end > 0) {
    const last = found.charAt(end - 1)
    const isUnopened = last === ')' && unopened > 0
    if (!isUnopened && !closing.test(last)) break
    if (isUnopened) unopened -= 1
    end -= 1
  }
  return found.slice(0, end)
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1
}

function targetOf(link: string): string | undefined {
  if (!link.includes('://')) return `mailto:${link.replace(/^mailto:/i, '')}`
  return URL.canParse(link) ? new URL(link).href : undefined
}
