/** Without case and accents: who types "lopez" means López. */
export function plainWords(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
}
