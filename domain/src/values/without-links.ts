const zeroWidthSpace = '\u200B'

/**
 * What somebody typed as our mail shows it: letter by letter the same, though mail programs turn
 * no part of it into a link. The only links in a letter are our own.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/([a-z][a-z+.-]*:)(?=\S)/gi, `$1${zeroWidthSpace}`)
    .replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, `${zeroWidthSpace}$1`)
}
