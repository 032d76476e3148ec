/** Reduces the many dashes and colons of pages and phones to a few. */
export function normalizeSigns(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2012\u2014\u2015\u2212\uFE63\uFF0D]/g, '–')
    .replaceAll(/[：∶]/g, ':')
}

/** Removes footnote marks: "2–1[a]", "16 August[3]", "2:1¹". */
export function removeFootnotes(text: string): string {
  return text
    .replaceAll(/ ?\[(?:\d{1,3}|\p{L}|(?:note|notes|nb|n|fn|anm)\.? ?\d{1,3})\]/giu, '')
    .replaceAll(/(?<=[\d\p{L})])[\u00B9\u00B2\u00B3\u2070-\u2079]+/gu, '')
}
