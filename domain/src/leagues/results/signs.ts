/** The many dashes and colons of pages and phones as the few that separate teams and goals. */
export function withPlainSigns(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2012\u2014\u2015\u2212\uFE63\uFF0D]/g, '–')
    .replaceAll(/[：∶]/g, ':')
}
