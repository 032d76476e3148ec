/** Where a letter breaks a link; what is sent has none of them (`compose`). */
export const linkBreak = '\u200B'

/**
 * What someone typed, with a mark wherever mail programs would see a link begin. The letter makes a
 * `<wbr>` of it, which cuts the link and is not copied: a time, a place or a link is copied as it was.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/([a-z][a-z+.-]*:)(?=\S)/gi, `$1${linkBreak}`)
    .replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, `${linkBreak}$1`)
}
