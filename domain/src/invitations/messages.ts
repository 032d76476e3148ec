/** The longest text an inviter may add to our mail. */
export const longestMessage = 500

const zeroWidthSpace = '\u200B'

/**
 * The inviter's text as our mail shows it: letter by letter what was typed, though mail programs
 * turn no part of it into a link. The only link in an invitation is our own.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/([a-z][a-z+.-]*:)(?=\S)/gi, `$1${zeroWidthSpace}`)
    .replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, `${zeroWidthSpace}$1`)
}
