/** Marks where an email breaks a link; `compose` removes the marks. */
export const linkBreak = '\u200B'

/**
 * Marks where mail programs would detect a link in typed text. The email turns each mark into a `<wbr>`,
 * which breaks the link and is not copied, so a time, place or link is copied as typed.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/([a-z][a-z+.-]*:)(?=\S)/gi, `$1${linkBreak}`)
    .replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, `${linkBreak}$1`)
}
